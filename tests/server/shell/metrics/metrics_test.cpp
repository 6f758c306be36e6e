#include "server/shell/metrics/metrics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace vegas::shell {
namespace {

using prometheus::MetricFamily;
using prometheus::MetricType;

std::string word(MetricType type) {
    switch (type) {
    case MetricType::Counter: return "counter";
    case MetricType::Gauge: return "gauge";
    default: return "histogram";
    }
}

// By name.
std::vector<MetricFamily> families() {
    auto all = Metrics().registry().Collect();
    std::ranges::sort(all, [](const auto& a, const auto& b) { return a.name < b.name; });
    return all;
}

std::string labels_of(const MetricFamily& family) {
    std::string names;
    for (const auto& label : family.metric.front().label) {
        names += (names.empty() ? "`" : ", `") + label.name + '`';
    }
    return names;
}

std::vector<std::string> rows() {
    std::vector<std::string> all;
    for (const auto& family : families()) {
        all.push_back("| `" + family.name + "` | " + word(family.type) + " | " + labels_of(family) +
                      " | " + family.help + " |");
    }
    return all;
}

TEST(Metrics, AreNamedAsPrometheusAsks) {
    for (const auto& family : families()) {
        const std::string& name = family.name;
        EXPECT_TRUE(name.starts_with("vegasd_") || name.starts_with("process_")) << name;
        EXPECT_EQ(name.ends_with("_total"), family.type == MetricType::Counter) << name;
        EXPECT_EQ(name.find("_ms"), std::string::npos) << name;
        EXPECT_TRUE(family.help.ends_with('.') || family.help.find(": ") != std::string::npos)
            << name;
    }
}

// Whoever can make up a label's value fills the memory of Prometheus.
TEST(Metrics, HaveLabelsOfClosedListsOnly) {
    std::size_t series = 0;
    for (const auto& family : families()) {
        ASSERT_FALSE(family.metric.empty()) << family.name << " is not made at the start";
        for (const auto& metric : family.metric) {
            series += std::max<std::size_t>(metric.histogram.bucket.size(), 1);
            for (const auto& label : metric.label) {
                const bool plain = std::ranges::all_of(label.value, [](char c) {
                    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ||
                           c == '.' || c == '-';
                });
                EXPECT_TRUE(plain) << family.name << ' ' << label.value;
            }
        }
    }
    EXPECT_LT(series, 1'000U);
}

// VEGAS_UPDATE_METRICS=1 writes the page's table anew.
TEST(Metrics, AreAllOnTheirPageAndNoOthers) {
    const std::string path = VEGAS_SOURCE_DIR "/deploy/monitoring/README.md";
    std::ifstream page(path);
    std::ostringstream kept;
    std::vector<std::string> written;
    std::string line;
    const auto expected = rows();
    while (std::getline(page, line)) {
        const bool row = line.starts_with("| `vegasd_") || line.starts_with("| `process_");
        if (row && written.empty()) {
            for (const auto& it : expected) kept << it << '\n';
        }
        row ? written.push_back(line) : void(kept << line << '\n');
    }
    page.close();
    if (std::getenv("VEGAS_UPDATE_METRICS") != nullptr) {
        std::ofstream(path) << kept.str();
        return;
    }
    EXPECT_EQ(written, expected);
}

TEST(Metrics, AreWrittenAsPrometheusReadsThem) {
    Metrics metrics;
    metrics.actions(Ruleset::royale, core::Decider::bot).Increment();
    metrics.request_duration(core::kNoOp).Observe(0.003);
    const std::string text = metrics.text();
    for (const char* wanted :
         {"# HELP vegasd_actions_total Decisions made in games, and by whom.\n",
          "# TYPE vegasd_actions_total counter\n",
          "vegasd_actions_total{by=\"bot\",ruleset=\"royale\"} 1\n",
          "vegasd_actions_total{by=\"person\",ruleset=\"royale\"} 0\n",
          "vegasd_request_duration_seconds_bucket{op=\"none\",le=\"0.0025\"} 0\n",
          "vegasd_request_duration_seconds_bucket{op=\"none\",le=\"0.005\"} 1\n"}) {
        EXPECT_NE(text.find(wanted), std::string::npos) << wanted;
    }
}

TEST(Metrics, ACounterFollowsATotalAndNeverFalls) {
    Metrics metrics;
    Counter& counter = metrics.received_messages();
    raise_to(counter, 7);
    raise_to(counter, 5);
    EXPECT_EQ(counter.Value(), 7);
    raise_to(counter, 9);
    EXPECT_EQ(counter.Value(), 9);
}

TEST(Metrics, WhoIsPresentIsCountedOnceAndUntilTheEnd) {
    Metrics metrics;
    Gauge& gauge = metrics.connections(ConnectionKind::http);
    {
        GaugeGuard first(gauge);
        const GaugeGuard moved(std::move(first));
        EXPECT_EQ(gauge.Value(), 1);
    }
    EXPECT_EQ(gauge.Value(), 0);
}

}  // namespace
}  // namespace vegas::shell
