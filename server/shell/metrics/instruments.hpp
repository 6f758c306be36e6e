// Metric templates for metrics.hpp. All instruments of a metric are created at startup, so counting
// needs no look-up, and scrapes show zeros from the start. Thread-safe.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <chrono>
#include <map>
#include <string>
#include <type_traits>
#include <utility>

#include "server/core/base/per_word.hpp"

namespace vegas::shell {

using prometheus::Counter;
using prometheus::Gauge;
using prometheus::Histogram;
using Buckets = Histogram::BucketBoundaries;

// A metric: one instrument for each combination of its label values, which are closed lists. Label
// values cannot come from users.
template <class Instrument, class... E>
class Metric {
public:
    // `more`: the bounds of a histogram's buckets.
    template <class... More>
    Metric(prometheus::Registry& registry, const char* name, const char* help,
           const std::array<const char*, sizeof...(E)>& labels,
           const More&... more) requires(sizeof...(E) > 0) {
        auto& family = builder().Name(name).Help(help).Register(registry);
        core::for_each_word<E...>([&](E... of) {
            prometheus::Labels words;
            std::size_t i = 0;
            (words.emplace(labels[i++], word_of(of)), ...);
            all_(of...) = &family.Add(words, more...);
        });
    }
    // `always`: labels of the whole metric.
    template <class... More>
    Metric(prometheus::Registry& registry, const char* name, const char* help,
           const prometheus::Labels& always = {}, const More&... more) requires(sizeof...(E) == 0) {
        all_() = &builder().Name(name).Help(help).Register(registry).Add(always, more...);
    }

    [[nodiscard]] Instrument& operator()(E... of) const { return *all_(of...); }

private:
    static auto builder() {
        if constexpr (std::is_same_v<Instrument, Counter>) {
            return prometheus::BuildCounter();
        } else if constexpr (std::is_same_v<Instrument, Gauge>) {
            return prometheus::BuildGauge();
        } else {
            return prometheus::BuildHistogram();
        }
    }

    core::PerWord<Instrument*, E...> all_;
};

// Raises the counter to a total that is counted elsewhere.
inline void raise_to(Counter& counter, double total) {
    if (total > counter.Value()) counter.Increment(total - counter.Value());
}

[[nodiscard]] inline double in_seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

// Counts in a gauge until destroyed.
class GaugeGuard {
public:
    explicit GaugeGuard(Gauge& gauge) : gauge_(&gauge) { gauge.Increment(); }
    GaugeGuard(GaugeGuard&& from) noexcept : gauge_(std::exchange(from.gauge_, nullptr)) {}
    GaugeGuard& operator=(GaugeGuard&&) = delete;
    ~GaugeGuard() {
        if (gauge_ != nullptr) gauge_->Decrement();
    }

private:
    Gauge* gauge_;
};

}  // namespace vegas::shell
