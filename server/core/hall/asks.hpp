// What the store is to answer. Each question has a ticket, and what is to be done with the answer.
// Only a few questions are with the store at a time; the others wait here, in their order. So an
// Append never waits for more than those few, and how long a question has waited at the store says
// something of the store, not of how many ask.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

class Call;

class Asks {
public:
    using Then = std::function<void(Call&, const Found&)>;

    // `at_once`: so many are with the store at a time; at least 1.
    explicit Asks(std::size_t at_once) : at_once_(at_once) {}

    void add(Question question, Then then) {
        queue_.push_back({std::move(question), std::move(then)});
    }
    // Appends to `out` what the store may be asked now.
    void give(std::vector<Ask>& out, TimePoint now) {
        while (!queue_.empty() && given_.size() < at_once_) {
            out.push_back({++last_, std::move(queue_.front().question)});
            given_.emplace(last_, Given{std::move(queue_.front().then), now});
            queue_.pop_front();
        }
    }
    // Once for each ticket; null: there is no such one.
    [[nodiscard]] Then take(std::uint64_t ticket) {
        const auto it = given_.find(ticket);
        if (it == given_.end()) return {};
        Then then = std::move(it->second.then);
        given_.erase(it);
        return then;
    }
    // When the oldest of those was given that the store has not answered; nothing: it has answered
    // all.
    [[nodiscard]] std::optional<TimePoint> oldest() const {
        return given_.empty() ? std::nullopt : std::optional(given_.begin()->second.at);
    }

private:
    struct Queued {
        Question question;
        Then then;
    };
    struct Given {
        Then then;
        TimePoint at;
    };

    std::size_t at_once_;
    std::uint64_t last_ = 0;
    std::deque<Queued> queue_;
    std::map<std::uint64_t, Given> given_;  // by ticket: the oldest first
};

}  // namespace vegas::core
