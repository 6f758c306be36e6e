#include "server/shell/run/house_bots.hpp"

#include <cstdint>
#include <unordered_map>
#include <utility>

#include "engine/bots/halving_search.hpp"
#include "engine/bots/policy.hpp"

namespace vegas::shell {
namespace {

// Of one address: half a processor, and ten seconds of that at once. Thirty people at eight tables
// of bots need less.
constexpr core::RefillRate kThinking{.per_second = 500, .burst = 5'000};  // ms
constexpr std::size_t kManySources = 1'000;
constexpr std::int64_t kSourceKeptMs = 60'000;  // by then the bucket is full again

Action choose(const core::BotTask& task, const Loop& loop, std::chrono::nanoseconds until) {
    const int playouts = bots::row_of(task.level).playouts;
    if (playouts == 0) return bots::choose(task.level, task.known, task.seed);
    bots::HalvingSearch search(task.known, task.seed, playouts);
    while (search.run_batch() && loop.elapsed() < until) continue;
    return search.best_action();
}

struct Decided {
    core::BotDecided decided;
    std::chrono::nanoseconds thought{};
};

Decided run_task(const core::BotTask& task, const Loop& loop, const Metrics& metrics,
                 std::chrono::nanoseconds time_budget) {
    const auto began = loop.elapsed();
    const Action action = choose(task, loop, began + time_budget);
    const auto thought = loop.elapsed() - began;
    metrics.bot_thinking(task.level).Observe(in_seconds(thought));
    return {.decided = {.table = task.table, .decision = task.decision, .action = action},
            .thought = thought};
}

double in_ms(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

}  // namespace

void HouseBots::decide(core::BotTask task, OnDecided on_decided) {
    if (bots::is_slow_choice(task.level, task.known)) {
        const std::string address = address_of_(task.table);
        Source& source = source_at(address);
        if (source.tasks.empty()) turns_.push_back(address);
        source.tasks.push_back({std::move(task), std::move(on_decided)});
        ++queued_;
        return start_next();
    }
    loop_.post([&loop = loop_, &metrics = metrics_, task = std::move(task),
                on_decided = std::move(on_decided)] {
        on_decided(run_task(task, loop, metrics, {}).decided);
    });
}

HouseBots::Source& HouseBots::source_at(const std::string& address) {
    const auto now = loop_.now();
    if (sources_.size() >= kManySources) {
        std::erase_if(sources_, [now](const auto& it) {
            const Source& source = it.second;
            return source.tasks.empty() && source.running == 0 &&
                   now - source.seen >= kSourceKeptMs;
        });
    }
    Source& source = sources_[address];
    source.seen = now;
    return source;
}

// One more than are done side by side is with the workers, so that none of these waits for the
// loop.
void HouseBots::start_next() {
    while (running_ <= workers_.concurrency() && !turns_.empty()) {
        const std::string address = std::move(turns_.front());
        turns_.pop_front();
        Source& source = sources_.at(address);
        QueuedTask next = std::move(source.tasks.front());
        source.tasks.pop_front();
        --queued_;
        if (!source.tasks.empty()) turns_.push_back(address);
        if (is_pending_(next.task.table, next.task.decision)) start(address, std::move(next));
    }
}

void HouseBots::start(const std::string& address, QueuedTask next) {
    Source& source = sources_.at(address);
    ++running_;
    ++source.running;
    const auto time = time_budget(address, source);
    workers_.run([&loop = loop_, &metrics = metrics_, task = std::move(next.task),
                  time] { return run_task(task, loop, metrics, time); },
                 [this, address, on_decided = std::move(next.on_decided)](Decided done) {
                     --running_;
                     Source& from = sources_.at(address);
                     --from.running;
                     (void)from.thinking.consume(kThinking, loop_.now(), in_ms(done.thought));
                     on_decided(std::move(done.decided));
                     start_next();
                 });
}

// An equal part for each address, and of that for each of its tables.
std::chrono::nanoseconds HouseBots::time_budget(const std::string& address, Source& source) const {
    const bool is_over = source.thinking.consume(kThinking, loop_.now(), 0) > 0;
    if (is_over && !address.empty()) return {};
    std::size_t sources = 0;
    for (const auto& [_, one] : sources_) sources += one.running + one.tasks.size() > 0 ? 1 : 0;
    const std::size_t tables = source.tasks.size() + source.running;
    return shared_budget_ * workers_.concurrency() / (sources * tables);
}

}  // namespace vegas::shell
