// What metrics.hpp declares metrics with. Each instrument of a metric is made at the start, so that
// counting looks nothing up, and whoever scrapes sees a zero where nothing has happened yet. They
// may be used from any thread.
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

// A metric: one instrument for each combination of the words of its labels, which are closed lists.
// There is no way to a label that others make up.
template <class Instrument, class... E>
class Metric {
public:
    // `more`: the bounds of a histogram's buckets.
    template <class... More>
    Metric(prometheus::Registry& registry, const char* name, const char* help,
           const std::array<const char*, sizeof...(E)>& labels,
           const More&... more) requires(sizeof...(E) > 0) {
        auto& family = builder().Name(name).Help(help).Register(registry);
        core::each_word<E...>([&](E... of) {
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

// What is counted elsewhere has come to so much.
inline void rise_to(Counter& counter, double total) {
    if (total > counter.Value()) counter.Increment(total - counter.Value());
}

[[nodiscard]] inline double in_seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

// Is counted by a gauge until it is destroyed.
class Present {
public:
    explicit Present(Gauge& gauge) : gauge_(&gauge) { gauge.Increment(); }
    Present(Present&& from) noexcept : gauge_(std::exchange(from.gauge_, nullptr)) {}
    Present& operator=(Present&&) = delete;
    ~Present() {
        if (gauge_ != nullptr) gauge_->Decrement();
    }

private:
    Gauge* gauge_;
};

}  // namespace vegas::shell
