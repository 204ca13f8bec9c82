# The fastest plain PyTorch loop that we know: an epoch gathered at once and cut into batches, functions instead of
# modules, gradients set to none; images channels-last. Steps as asked for on standard input.
import sys
import time

import torch
import torch.nn.functional as F
from torch import nn

work, data, batch, learning_rate, *shape = sys.argv[1:]
shape = [int(side) for side in shape]
torch.set_num_threads(1)
torch.manual_seed(20261020)
values = torch.frombuffer(bytearray(open(data, "rb").read()), dtype=torch.float32)
x = values[: -shape[0]].reshape(shape)
y = values[-shape[0] :]

if work == "mlp":
    y = y.unsqueeze(1)
    first, last = nn.Linear(shape[1], 48), nn.Linear(48, 1)
    parameters = [first.weight, first.bias, last.weight, last.bias]
    w1, b1, w2, b2 = parameters

    def loss_of(inputs, targets):
        return F.binary_cross_entropy_with_logits(F.linear(F.relu(F.linear(inputs, w1, b1)), w2, b2), targets)

    optimizer = torch.optim.Adam(parameters, lr=float(learning_rate))
else:
    y = y.long()
    layers = [nn.Conv2d(1, 16, 3), nn.Conv2d(16, 32, 3), nn.Linear(32 * 6 * 6, 64), nn.Linear(64, 3)]
    for layer in layers[:2]:
        layer.to(memory_format=torch.channels_last)
    parameters = [p for layer in layers for p in layer.parameters()]
    w1, b1, w2, b2, w3, b3, w4, b4 = parameters
    # One channel's strides say nothing, so that the format must be asked for.
    x = torch.empty(x.shape, memory_format=torch.channels_last).copy_(x)

    def loss_of(inputs, targets):
        h = F.max_pool2d(F.relu(F.conv2d(inputs, w1, b1, padding=1)), 2)
        h = F.max_pool2d(F.relu(F.conv2d(h, w2, b2, padding=1)), 2)
        return F.cross_entropy(F.linear(F.relu(F.linear(h.flatten(1), w3, b3)), w4, b4), targets)

    optimizer = torch.optim.SGD(parameters, lr=float(learning_rate), momentum=0.9)

size = int(batch)
whole = shape[0] // size * size


def batches():
    while True:
        order = torch.randperm(shape[0])[:whole]
        if work == "mlp":
            yield from zip(x[order].split(size), y[order].split(size))
        else:
            for rows in order.split(size):
                yield x.index_select(0, rows), y.index_select(0, rows)


stream = batches()
total = 0.0
print("ready", torch.__version__, flush=True)
for line in sys.stdin:
    start = time.process_time_ns()
    for _ in range(int(line)):
        inputs, targets = next(stream)
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of(inputs, targets)
        loss.backward()
        optimizer.step()
        total += loss.item()
    print((time.process_time_ns() - start) / 1000, flush=True)
