#include "engine/data/northstar.h"

#include "engine/numerics/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfstep {

namespace {

constexpr int trainOrders = 1600;
constexpr int validationOrders = 400;
constexpr double lateAfterDays = 7.0;
constexpr double years = 4.0; // so that every part sees a peak season

struct Order {
    double distanceKm = 0;
    double items = 0;
    double weightKg = 0;
    double express = 0;
    double warehouseLoad = 0;
    double carrierDelayIndex = 0;
    double weekend = 0;
    double peakSeason = 0;
};

/// Days from order to delivery: handling in the warehouse, transport, and luck.
double deliveryDays(const Order& order, double time, Random& random)
{
    double handling = 2.05 + 0.06 * order.items + 2.6 * order.warehouseLoad * order.warehouseLoad
                      + 1.6 * order.peakSeason * order.warehouseLoad + 0.7 * order.weekend;
    const double expressGain = 0.6 - 0.06 * time; // more and more orders claim to be urgent
    handling *= 1.0 - expressGain * order.express;
    double transport = 0.9 + order.distanceKm / 300.0 * (1.0 - 0.3 * order.express);
    transport *= 0.75 + 0.35 * order.carrierDelayIndex;
    if (order.weightKg > 25.0) // goes by freight
        transport += 1.3;
    return (handling + transport) * std::exp(0.12 * random.normal());
}

} // namespace

NorthstarTable generateNorthstar(std::uint64_t seed)
{
    Random random(derivedSeed(seed, "northstar"));
    NorthstarTable table;
    table.columns = {"distance_km",         "items",   "weight_kg",  "express", "warehouse_load",
                     "carrier_delay_index", "weekend", "peak_season"};
    double loadSwing = 0.0;
    double delaySwing = 0.0;
    for (int i = 0; i < northstarOrders; ++i) {
        const double time = years * i / northstarOrders;
        const double yearAngle = 2.0 * std::numbers::pi * time;
        loadSwing = 0.97 * loadSwing + 0.03 * random.normal();
        delaySwing = 0.99 * delaySwing + 0.03 * random.normal();
        Order order;
        order.distanceKm = std::clamp(std::exp(6.1 + 0.75 * random.normal()), 15.0, 3000.0);
        order.items = 1.0 + std::floor(-2.2 * std::log(1.0 - random.uniform01()));
        order.weightKg = order.items * std::exp(0.9 + 0.7 * random.normal());
        order.express = random.uniform01() < 0.25 ? 1.0 : 0.0;
        order.weekend = random.below(7) >= 5 ? 1.0 : 0.0;
        order.peakSeason = std::pow(0.5 + 0.5 * std::cos(yearAngle - 2.0 * std::numbers::pi * 0.93), 3.0);
        order.warehouseLoad = std::clamp(0.5 + 0.25 * order.peakSeason + loadSwing, 0.0, 1.0);
        order.carrierDelayIndex = std::clamp(0.9 + 0.06 * time + delaySwing, 0.2, 2.5);
        for (const double value : {order.distanceKm, order.items, order.weightKg, order.express, order.warehouseLoad,
                                   order.carrierDelayIndex, order.weekend, order.peakSeason})
            table.values.push_back(static_cast<float>(value));
        table.days.push_back(static_cast<float>(deliveryDays(order, time, random)));
    }
    return table;
}

Dataset makeNorthstar(std::uint64_t seed)
{
    const NorthstarTable table = generateNorthstar(seed);
    const std::size_t columns = table.columns.size();
    const auto part = [&](std::size_t first, std::size_t count) {
        Samples samples;
        samples.count = static_cast<std::int64_t>(count);
        const auto x = table.values.begin() + static_cast<std::ptrdiff_t>(first * columns);
        samples.x.assign(x, x + static_cast<std::ptrdiff_t>(count * columns));
        for (std::size_t i = first; i < first + count; ++i)
            samples.y.push_back(table.days[i] > lateAfterDays ? 1.0f : 0.0f);
        return samples;
    };
    constexpr int testStart = trainOrders + validationOrders;
    Dataset data;
    data.task = Task::Binary;
    data.sampleShape = {static_cast<std::int64_t>(columns)};
    data.train = part(0, trainOrders);
    data.validation = part(trainOrders, validationOrders);
    data.test = part(testStart, northstarOrders - testStart);
    data.standardiser = Standardiser::fittedTo(data.train.x, columns);
    for (Samples* samples : {&data.train, &data.validation, &data.test})
        data.standardiser.apply(samples->x);
    return data;
}

} // namespace halfstep
