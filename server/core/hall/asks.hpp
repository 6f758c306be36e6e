// What the store has been asked and has not answered yet. Each question has a ticket, what is to be
// done with the answer, and when it was asked.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

class Call;

class Asks {
public:
    using Then = std::function<void(Call&, const Found&)>;

    // The ticket for the question.
    [[nodiscard]] std::uint64_t add(Then then, TimePoint now) {
        waiting_.emplace(++last_, Waiting{std::move(then), now});
        return last_;
    }
    // Once for each ticket; null: there is no such one.
    [[nodiscard]] Then take(std::uint64_t ticket) {
        const auto it = waiting_.find(ticket);
        if (it == waiting_.end()) return {};
        Then then = std::move(it->second.then);
        waiting_.erase(it);
        return then;
    }
    // When the oldest was asked; nothing: all are answered.
    [[nodiscard]] std::optional<TimePoint> oldest() const {
        return waiting_.empty() ? std::nullopt : std::optional(waiting_.begin()->second.asked);
    }

private:
    struct Waiting {
        Then then;
        TimePoint asked;
    };

    std::uint64_t last_ = 0;
    std::map<std::uint64_t, Waiting> waiting_;  // by ticket: the oldest first
};

}  // namespace vegas::core
