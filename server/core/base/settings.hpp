// Operator settings of the core.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/core/base/limits.hpp"

namespace vegas::core {

class NameWords;

// For how long the store keeps what.
struct Retention {
    std::int64_t player_days = 90;   // after the last visit
    std::int64_t newcomer_days = 1;  // likewise, of those who never finished a game
    std::int64_t game_days = 365;    // after its end
    std::size_t games = 100'000;     // at most; the newest are kept
};

struct Settings {
    Limits limits;
    Retention retention{};
    bool is_lasting = true;  // the store outlives the process
    // How long a house bot lets people look at the board, in ms. Bots at a table with people share
    // it.
    std::int64_t bot_pause_ms = 700;
    // For bots that learn: no clocks, and a table's draws follow from its creator's seed.
    bool lab = false;
    std::string page{};  // build of the web page that the shell serves; empty: none
    // Pages of the operator, as URLs or paths; empty: none.
    std::string imprint_url{}, privacy_url{};
    // Words that names must not have at public tables; null: none.
    std::shared_ptr<const NameWords> name_words{};
    // Secret of all servers that share the store. Each serves some of the tables and forwards
    // requests for others. Empty: this server works alone.
    std::string shared_key{};
    // Secret that outlives the process, from which tables' hashes of addresses are made. Empty:
    // they mean nothing after a restart.
    std::string address_key{};
    [[nodiscard]] bool is_clustered() const { return !shared_key.empty(); }
};

}  // namespace vegas::core
