// Keeps what was seen of the last games before they began, in a file beside the token's. Readable
// by its owner only. Not locked: the token's file is.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "client-cli/session/start_evidence.hpp"

namespace vegas::cli {

class EvidenceFile {
public:
    static constexpr std::size_t kGamesMax = 60;  // the oldest go first

    explicit EvidenceFile(std::filesystem::path path) : path_(std::move(path)) {}

    // What is there cannot be read; keep() starts anew.
    [[nodiscard]] bool is_broken() const;
    // False: the file could not be written. It is replaced as a whole.
    bool keep(StartEvidence) const;
    [[nodiscard]] std::optional<StartEvidence> find(std::string_view game) const;

private:
    std::filesystem::path path_;
};

// What any player of this folder has of the game; the file `first` counts most.
[[nodiscard]] std::optional<StartEvidence> find_evidence(const std::filesystem::path& first,
                                                         std::string_view game);

// The file of the player whose token has this file; no token has such a name.
[[nodiscard]] std::filesystem::path evidence_path(const std::filesystem::path& token_file);

}  // namespace vegas::cli
