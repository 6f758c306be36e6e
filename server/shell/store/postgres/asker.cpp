#include "server/shell/store/postgres/asker.hpp"

#include <utility>

namespace vegas::shell::postgres {
namespace {

// How often it looks who is at work there; and whether a database answers again that was away.
constexpr std::chrono::milliseconds kLook{1'000}, kLookAgain{200};

}  // namespace

Asker::Asker(Options options)
    : options_(std::move(options)),
      ears_(std::make_shared<Ears>(Ears{options_.on_trouble, options_.on_nodes})),
      thread_([this] { work(); }) {}

Asker::~Asker() {
    stop();
    thread_.join();
    ears_->open = false;
}

void Asker::stop() {
    const std::lock_guard hold(mutex_);
    stopping_ = true;
    wake_.notify_all();
}

bool Asker::has_ended(std::chrono::steady_clock::time_point until) {
    std::unique_lock hold(mutex_);
    return wake_.wait_until(hold, until, [this] { return is_over_; });
}

void Asker::ask(Work work, Then then) {
    if (is_away_) return tell(std::move(then), core::Away{});
    {
        const std::lock_guard hold(mutex_);
        jobs_.push_back({std::move(work), std::move(then)});
    }
    wake_.notify_all();
}

void Asker::work() {
    std::unique_lock hold(mutex_);
    auto looks = std::chrono::steady_clock::now();
    while (!stopping_) {
        if (const auto now = std::chrono::steady_clock::now(); now >= looks) {
            hold.unlock();
            look();
            hold.lock();
            looks = now + (is_away_ ? kLookAgain : kLook);
        } else if (jobs_.empty()) {
            wake_.wait_until(hold, looks, [this] { return stopping_ || !jobs_.empty(); });
        } else {
            const Job job = std::move(jobs_.front());
            jobs_.pop_front();
            hold.unlock();
            tell(job.then, is_away_ ? core::Away{} : carry_out(job.work));
            hold.lock();
        }
    }
    is_over_ = true;
    wake_.notify_all();
}

void Asker::look() {
    try {
        if (connection_ && connection_->is_broken()) connection_.reset();
        if (!connection_) connection_.emplace(options_.url);
        auto nodes = at_work(*connection_);
        tell_trouble({});
        is_away_ = false;
        options_.post([ears = ears_, nodes = std::move(nodes)]() mutable {
            if (ears->open && ears->on_nodes) ears->on_nodes(std::move(nodes));
        });
    } catch (const Error& error) {
        is_away_ = true;
        tell_trouble(error.what());
    }
}

core::Found Asker::carry_out(const Work& work) {
    try {
        if (connection_ && connection_->is_broken()) connection_.reset();
        if (!connection_) connection_.emplace(options_.url);
        return work(*connection_);
    } catch (const Error& error) {
        if (error.is_about_a_value()) return core::Nothing{};
        is_away_ = true;
        tell_trouble(error.what());
        return core::Away{};
    }
}

void Asker::tell(Then then, core::Found found) {
    options_.post([ears = ears_, then = std::move(then), found = std::move(found)]() mutable {
        if (ears->open) then(std::move(found));
    });
}

// Once for each reason, and once when it is over.
void Asker::tell_trouble(const std::string& why) {
    if (why == trouble_) return;
    trouble_ = why;
    options_.post([ears = ears_, why] {
        if (ears->open && ears->on_trouble) ears->on_trouble(why);
    });
}

}  // namespace vegas::shell::postgres
