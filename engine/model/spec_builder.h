#pragma once

#include "engine/model/model_spec.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// Appends layers, carrying the shape from one to the next. No layer's input is judged.
class SpecBuilder {
public:
    SpecBuilder(std::string name, std::vector<std::int64_t> input);

    void flatten(); ///< nothing where the shape is flat
    void linear(const std::string& name, std::int64_t outputs, bool bias = true);
    void conv(const std::string& name, std::int64_t channels, std::int64_t kernel = 3); ///< keeps height and width
    void pool(const std::string& name);                                                 ///< the largest of 2 by 2
    void batchNorm(const std::string& name);
    void layerNorm(const std::string& name); ///< over all values of a sample
    void relu(const std::string& name);
    void dropout(const std::string& name, double probability);

    const std::vector<std::int64_t>& shape() const { return m_shape; } ///< that the next layer is given
    ModelSpec take() { return std::move(m_spec); }

private:
    LayerSpec& add(LayerKind kind, const std::string& name, std::vector<std::int64_t> output);

    ModelSpec m_spec;
    std::vector<std::int64_t> m_shape;
};

} // namespace halfstep
