#include "engine/model/libtorch_formats.h"

namespace halfstep {

std::vector<std::string> libtorchFormats(DeviceKind device)
{
    std::vector<std::string> names{"bfloat16"};
    if (device == DeviceKind::Cuda || HALFSTEP_LIBTORCH_HALF_ON_CPU)
        names.push_back("float16");
    return names;
}

} // namespace halfstep
