# A training loop as a PyTorch tutorial writes it, with a DataLoader. Steps as asked for on standard input.
import sys
import time

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

work, data, batch, learning_rate, *shape = sys.argv[1:]
shape = [int(side) for side in shape]
torch.set_num_threads(1)
torch.manual_seed(20261020)
values = torch.frombuffer(bytearray(open(data, "rb").read()), dtype=torch.float32)
x = values[: -shape[0]].reshape(shape)
y = values[-shape[0] :]

if work == "mlp":
    y = y.unsqueeze(1)
    model = nn.Sequential(nn.Linear(shape[1], 48), nn.ReLU(), nn.Linear(48, 1))
    criterion = nn.BCEWithLogitsLoss()
    optimizer = torch.optim.Adam(model.parameters(), lr=float(learning_rate))
else:
    y = y.long()
    model = nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(32 * 6 * 6, 64), nn.ReLU(), nn.Linear(64, 3))
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.SGD(model.parameters(), lr=float(learning_rate), momentum=0.9)

loader = DataLoader(TensorDataset(x, y), batch_size=int(batch), shuffle=True, drop_last=True)


def batches():
    while True:
        yield from loader


stream = batches()
total = 0.0
print("ready", torch.__version__, flush=True)
for line in sys.stdin:
    start = time.process_time_ns()
    for _ in range(int(line)):
        inputs, targets = next(stream)
        optimizer.zero_grad()
        loss = criterion(model(inputs), targets)
        loss.backward()
        optimizer.step()
        total += loss.item()
    print((time.process_time_ns() - start) / 1000, flush=True)
