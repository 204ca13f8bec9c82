#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"
#include "engine/training/flat_buffer.h"

#include <optional>

namespace halfstep {

/// A convolution with stride 1 as products over an image with a border of zeros: pixel (h, w) of the output is the
/// window of rows h ... h + kernel - 1, each a dense stretch of kernel · channels numbers, times the weights.
class ConvStep final : public Step {
public:
    /// As LinearStep; weights (outputs, inputs, kernel, kernel).
    ConvStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight, const ParameterSpec* bias,
             bool inputGradient);

    bool readsInput() const override { return true; }
    Grain grain() const override { return Grain::Few; }
    void takeWeights(const float* weights) override;
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    /// An image with zeros around it, which are written once.
    struct Padded {
        Padded(std::int64_t height, std::int64_t width, std::int64_t channels, std::int64_t padding);
        void take(const float* image);
        std::int64_t row() const { return (width + 2 * padding) * channels; }

        std::int64_t height, width, channels, padding;
        FlatBuffer pixels;
    };

    std::int64_t places() const { return m_kernel * m_kernel; } ///< of the window
    std::int64_t pixels() const { return m_height * m_width; }  ///< of the output
    void copyRows(const float* from, std::int64_t fromRow, float* to, std::int64_t toRow) const;
    void addWeightGradient(const float* image, const float* gradient);
    void passBack(const float* gradient, float* to);
    void collect(float* gradient);

    std::int64_t m_inputs; ///< channels
    std::int64_t m_outputs;
    std::int64_t m_kernel;
    std::int64_t m_height; ///< of the output
    std::int64_t m_width;
    std::int64_t m_weight;
    std::optional<std::int64_t> m_bias;
    bool m_inputGradient;
    Padded m_image;
    Padded m_imageGradient; ///< of an output image
    FlatBuffer m_weights;   ///< (kernel, kernel, inputs, outputs)
    FlatBuffer m_turned;    ///< (kernel, kernel, outputs, inputs), by half a turn: what leads back
    FlatBuffer m_gradient;  ///< of m_weights
    FlatBuffer m_ordered;   ///< weights or their gradient on their way to another order
};

} // namespace halfstep
