// One table of a copy, with all that it needs to go on elsewhere.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace vegas::shell {

struct SavedTable {
    // Of a game that sleeps. Times as in core::SleepingGame.
    struct Sleep {
        std::int64_t slept_ms = 0, first_slept_ms = 0, players = 0;
        std::string summary;
        std::optional<std::int64_t> due_ms;
        std::string charged_player, charged_address;  // empty: nobody
    };

    std::string id, invite;
    std::int64_t first_seq = 0;
    std::vector<std::string> records;      // from first_seq on
    std::optional<Sleep> sleep;            // nullopt: it was awake
    std::vector<std::string> ended_games;  // ids
};

// `copy`: a file that `vegasd backup` has made, or a directory with one. nullopt: it has no such
// table. Throws std::runtime_error with one line for the operator.
[[nodiscard]] std::optional<SavedTable> read_saved_table(const std::filesystem::path& copy,
                                                         const std::string& table);

}  // namespace vegas::shell
