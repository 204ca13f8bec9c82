#pragma once

#include "engine/model/precision.h"
#include "engine/nn/torch.h"

#include <string>
#include <vector>

namespace halfstep {

/// Names of the low formats in which this LibTorch multiplies and convolves on the device.
std::vector<std::string> nativeFormats(at::DeviceType device);

/// Autocast for one forward pass in the calling thread. Leaving clears the cast cache: it is keyed by tensor and
/// does not notice that the optimizer changed a weight in place.
class AutocastScope {
public:
    AutocastScope(const Precision& precision, at::DeviceType device);
    ~AutocastScope();
    AutocastScope(const AutocastScope&) = delete;
    AutocastScope& operator=(const AutocastScope&) = delete;

private:
    bool m_on;
    at::DeviceType m_device;
    at::ScalarType m_dtype;
};

} // namespace halfstep
