// What is asked of a database, and what is noted and forgotten there, by whichever server: none of
// it is fenced, and each of it may be done again. Every call throws Error.
#pragma once

#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/forgetting.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

[[nodiscard]] core::Found answer(Connection&, const core::FindGame&);
[[nodiscard]] core::Found answer(Connection&, const core::LastGameAt&);
[[nodiscard]] core::Found answer(Connection&, const core::GamesOf&);
[[nodiscard]] core::Found answer(Connection&, const core::FindPlayer&);
[[nodiscard]] core::Found answer(Connection&, const core::FindHome&);

// The questions that each player who arrives causes. Many arrive at once when another server has
// stopped: they share a statement and its commit. The answers are in the order of the questions.
template <class Question>
using Questions = std::vector<const Question*>;
[[nodiscard]] std::vector<core::Found> answer(Connection&, const Questions<core::Reclaim>&);
[[nodiscard]] std::vector<core::Found> answer(Connection&, const Questions<core::KeepPlayer>&);
[[nodiscard]] std::vector<core::Found> answer(Connection&, const Questions<core::TablesOf>&);
template <class Question>
[[nodiscard]] core::Found answer(Connection& connection, const Question& question) {
    return answer(connection, Questions<Question>{&question}).front();
}

// The two steps of ErasePlayer, in this order. The first one does a portion of it; whether there
// may be more.
[[nodiscard]] bool erase_from_games(Connection&, const std::string& player);
void erase_player(Connection&, const std::string& player);

void note(Connection&, const core::Visited&);
// By the database's clock. What is due today goes in portions: each says whether there may be more.
[[nodiscard]] Forgetting begin_forgetting(Connection&, core::Forget);
[[nodiscard]] bool forget(Connection&, Forgetting&);

}  // namespace vegas::shell::postgres
