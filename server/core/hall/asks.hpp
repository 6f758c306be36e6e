// What the store has been asked and has not answered yet. Each question has a ticket, and what is
// to be done with the answer.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>

#include "server/core/base/storage.hpp"

namespace vegas::core {

class Call;

class Asks {
public:
    using Then = std::function<void(Call&, const Found&)>;

    // The ticket for the question.
    [[nodiscard]] std::uint64_t add(Then then) {
        waiting_.emplace(++last_, std::move(then));
        return last_;
    }
    // Once for each ticket; null: there is no such one.
    [[nodiscard]] Then take(std::uint64_t ticket) {
        const auto it = waiting_.find(ticket);
        if (it == waiting_.end()) return {};
        Then then = std::move(it->second);
        waiting_.erase(it);
        return then;
    }

private:
    std::uint64_t last_ = 0;
    std::unordered_map<std::uint64_t, Then> waiting_;
};

}  // namespace vegas::core
