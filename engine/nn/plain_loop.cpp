#include "engine/nn/plain_loop.h"

#include "engine/nn/compute_setup.h"
#include "engine/nn/torch.h"

#include <memory>
#include <utility>

namespace halfstep {
namespace {

torch::nn::Sequential sequentialOf(const ModelSpec& model)
{
    using namespace torch::nn;
    Sequential layers;
    for (const LayerSpec& layer : model.layers) {
        switch (layer.kind) {
        case LayerKind::Flatten: layers->push_back(Flatten()); break;
        case LayerKind::Relu: layers->push_back(ReLU()); break;
        case LayerKind::Linear:
            layers->push_back(Linear(LinearOptions(layer.input[0], layer.output[0]).bias(layer.bias)));
            break;
        case LayerKind::Conv2d:
            layers->push_back(Conv2d(Conv2dOptions(layer.input[0], layer.output[0], layer.kernel)
                                         .stride(layer.stride)
                                         .padding(layer.padding)
                                         .bias(layer.bias)));
            break;
        case LayerKind::MaxPool2d:
            layers->push_back(MaxPool2d(MaxPool2dOptions(layer.kernel).stride(layer.stride)));
            break;
        case LayerKind::BatchNorm:
        case LayerKind::LayerNorm:
        case LayerKind::Dropout: TORCH_CHECK(false, "the plain loop has no ", layer.name);
        }
    }
    return layers;
}

std::unique_ptr<torch::optim::Optimizer> optimizerOf(const OptimizerConfig& config,
                                                     const std::vector<at::Tensor>& parameters)
{
    using namespace torch::optim;
    if (config.name == OptimizerName::Adam)
        return std::make_unique<Adam>(parameters, AdamOptions(config.learningRate));
    return std::make_unique<SGD>(parameters, SGDOptions(config.learningRate).momentum(config.momentum));
}

at::Tensor tensorOf(const std::vector<float>& values, const std::vector<std::int64_t>& shape)
{
    return torch::from_blob(const_cast<float*>(values.data()), shape).clone();
}

class PlainLoop {
public:
    PlainLoop(const RunConfig& config, const ModelSpec& model, LossKind loss, const Dataset& dataset)
        : m_model(sequentialOf(model))
        , m_optimizer(optimizerOf(config.optimizer, m_model->parameters()))
        , m_loss(loss)
        , m_microBatch(config.batch.microBatch)
    {
        std::vector<std::int64_t> shape = dataset.sampleShape;
        shape.insert(shape.begin(), dataset.train.count);
        m_x = tensorOf(dataset.train.x, shape);
        m_y = tensorOf(dataset.train.y, {dataset.train.count, dataset.targetWidth});
        if (m_loss == LossKind::CrossEntropy)
            m_y = m_y.squeeze(1).to(at::kLong);
    }

    void step()
    {
        const at::Tensor rows = torch::randint(m_x.size(0), {m_microBatch}, at::kLong);
        m_optimizer->zero_grad();
        const at::Tensor outputs = m_model->forward(m_x.index_select(0, rows));
        const at::Tensor loss = lossOf(outputs, m_y.index_select(0, rows));
        loss.backward();
        m_optimizer->step();
        m_sum += loss.item<double>();
    }

private:
    at::Tensor lossOf(const at::Tensor& outputs, const at::Tensor& y) const
    {
        if (m_loss == LossKind::CrossEntropy)
            return torch::cross_entropy_loss(outputs, y);
        if (m_loss == LossKind::BinaryCrossEntropy)
            return torch::binary_cross_entropy_with_logits(outputs, y);
        return torch::mse_loss(outputs, y);
    }

    torch::nn::Sequential m_model;
    std::unique_ptr<torch::optim::Optimizer> m_optimizer;
    LossKind m_loss;
    std::int64_t m_microBatch;
    at::Tensor m_x;
    at::Tensor m_y;
    double m_sum = 0;
};

} // namespace

std::function<void()> plainLoop(const RunConfig& config, const ModelSpec& model, LossKind loss,
                                const DatasetPtr& dataset)
{
    setUpCompute(1);
    torch::manual_seed(config.run.seed);
    const auto loop = std::make_shared<PlainLoop>(config, model, loss, *dataset);
    return [loop] { loop->step(); };
}

} // namespace halfstep
