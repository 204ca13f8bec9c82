#include "ui/inside/counted_numbers.h"

#include <algorithm>

namespace halfstep {
namespace {

std::optional<MagnitudeCounts> countsOf(const ParameterDetail& parameter, CountedQuantity quantity)
{
    switch (quantity) {
    case CountedQuantity::BeforeRounding: return parameter.unrounded;
    case CountedQuantity::Weights: return parameter.weights;
    case CountedQuantity::Updates: return parameter.updates;
    default: return parameter.scaled;
    }
}

std::optional<MagnitudeCounts> countsOf(const LayerDetail& layer, CountedQuantity quantity)
{
    switch (quantity) {
    case CountedQuantity::Outputs: return layer.output;
    case CountedQuantity::OutputGradientsBeforeRounding: return layer.unrounded;
    default: return layer.gradient;
    }
}

std::optional<MagnitudeCounts> sumIn(const WindowDetail& window, CountedQuantity quantity, const std::string& tensor)
{
    std::optional<MagnitudeCounts> sum;
    const auto add = [&](const std::string& name, const std::optional<MagnitudeCounts>& counts) {
        if (!counts || (!tensor.empty() && name != tensor))
            return;
        if (!sum)
            sum.emplace();
        *sum += *counts;
    };
    if (isOfLayers(quantity))
        for (const LayerDetail& layer : window.layers)
            add(layer.layer, countsOf(layer, quantity));
    else
        for (const ParameterDetail& parameter : window.parameters)
            add(parameter.name, countsOf(parameter, quantity));
    return sum;
}

bool isZero(const MagnitudeCounts& counts)
{
    return counts.elements() > 0 && counts.zeros == counts.elements();
}

/// The way back meets the last layer first.
const LayerDetail* layerThatLostAll(const WindowDetail& window)
{
    const auto lostAll = [](const LayerDetail& layer) {
        return layer.unrounded && layer.unrounded->finite() > 0 && isZero(layer.gradient);
    };
    const auto found = std::find_if(window.layers.rbegin(), window.layers.rend(), lostAll);
    return found == window.layers.rend() ? nullptr : &*found;
}

void showUnrounded(CountedNumbers& counted, const WindowDetail& window)
{
    if (!isZero(counted.counts))
        return;
    const LayerDetail* layer = counted.tensor.empty() ? layerThatLostAll(window) : nullptr;
    const bool here = counted.unrounded && counted.unrounded->finite() > 0;
    if (!here && !layer)
        return;
    counted.instead = true;
    counted.rounded = false;
    const bool ofLayers = isOfLayers(counted.quantity) || !here;
    counted.quantity = ofLayers ? CountedQuantity::OutputGradientsBeforeRounding : CountedQuantity::BeforeRounding;
    if (!here)
        counted.tensor = layer->layer;
    counted.counts = here ? *counted.unrounded : *layer->unrounded;
    counted.unrounded.reset();
}

} // namespace

bool isOfLayers(CountedQuantity quantity)
{
    return quantity == CountedQuantity::Outputs || quantity == CountedQuantity::OutputGradients
           || quantity == CountedQuantity::OutputGradientsBeforeRounding;
}

const char* csvNameOf(CountedQuantity quantity)
{
    switch (quantity) {
    case CountedQuantity::Gradient: return "gradient";
    case CountedQuantity::BeforeRounding: return "gradient_before_rounding";
    case CountedQuantity::Weights: return "weights";
    case CountedQuantity::Updates: return "updates";
    case CountedQuantity::Outputs: return "activations";
    case CountedQuantity::OutputGradients: return "activations_gradient";
    case CountedQuantity::OutputGradientsBeforeRounding: return "activations_gradient_before_rounding";
    }
    return "";
}

std::optional<CountedNumbers> countedIn(const WindowDetail& window, CountedQuantity quantity, const std::string& tensor)
{
    std::optional<MagnitudeCounts> counts = sumIn(window, quantity, tensor);
    if (!counts)
        return std::nullopt;
    CountedNumbers counted{.quantity = quantity, .tensor = tensor, .counts = std::move(*counts)};
    counted.scaled = quantity != CountedQuantity::Weights && quantity != CountedQuantity::Updates
                     && quantity != CountedQuantity::Outputs;
    counted.scale = counted.scaled && window.scales ? window.scale : 1;
    const bool ofLayers = quantity == CountedQuantity::OutputGradients;
    if (quantity != CountedQuantity::Gradient && !ofLayers)
        return counted;
    counted.rounded = !ofLayers && !window.precision.dtype.empty() && window.precision.dtype != "float32";
    counted.unrounded = sumIn(
        window, ofLayers ? CountedQuantity::OutputGradientsBeforeRounding : CountedQuantity::BeforeRounding, tensor);
    showUnrounded(counted, window);
    return counted;
}

} // namespace halfstep
