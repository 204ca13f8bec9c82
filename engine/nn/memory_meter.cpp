#include "engine/nn/memory_meter.h"

#include "engine/nn/library_version.h"
#include "engine/training/memory_ledger.h"

#include <mutex>

namespace halfstep {
namespace {

class LedgerAllocator final : public AllocatorOfEitherVersion {
public:
    at::DeleterFnPtr raw_deleter() const override { return &MemoryLedger::release; }

protected:
    at::DataPtr allocateBytes(std::size_t bytes) const override
    {
        void* pointer = MemoryLedger::allocate(bytes);
        TORCH_CHECK(pointer || bytes == 0, "not enough memory: ", bytes, " bytes could not be had");
        return {pointer, pointer, &MemoryLedger::release, at::Device(at::kCPU)};
    }
};

/// The current one, or for a thread without any, one that nothing is charged to.
MemoryLedger& ledger()
{
    static const MemoryLedger::Ptr nobodys = MemoryLedger::open();
    MemoryLedger* const current = MemoryLedger::current();
    return current ? *current : *nobodys;
}

} // namespace

void MemoryMeter::install()
{
    static std::once_flag once;
    std::call_once(once, [] {
        static LedgerAllocator allocator;
        c10::SetCPUAllocator(&allocator, 1);
    });
}

std::int64_t MemoryMeter::liveBytes(at::Device device)
{
    return device.is_cuda() ? cudaLiveBytes(device) : ledger().liveBytes();
}

std::int64_t MemoryMeter::peakBytes(at::Device device)
{
    return device.is_cuda() ? cudaPeakBytes(device) : ledger().peakBytes();
}

void MemoryMeter::resetPeak(at::Device device)
{
    if (device.is_cuda())
        resetCudaPeak(device);
    else
        ledger().resetPeak();
}

} // namespace halfstep
