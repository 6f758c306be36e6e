#include "client-cli/commands/evidence_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>
#include <vector>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kBytesMax = 1 << 18;  // of 60 games with eight seats it is a quarter

constexpr std::string_view kFileEnd = "_games";

using Games = std::vector<StartEvidence>;

// nullopt: no evidence.
std::optional<StartEvidence> evidence_of(const json& record) {
    const json& hashes = member(record, "hashes");
    const json& broken_starts = member(record, "broken_starts");
    StartEvidence evidence{.game = text_in(record, "game"),
                           .commitment = text_in(record, "commitment"),
                           .seed = text_in(record, "seed"),
                           .setup = text_in(record, "setup")};
    if (evidence.game.empty() || evidence.commitment.empty()) return std::nullopt;
    if (!hashes.is_array() || !broken_starts.is_number_integer()) return std::nullopt;
    for (const json& hash : hashes) {
        if (!hash.is_string()) return std::nullopt;
        evidence.hashes.push_back(hash.get<std::string>());
    }
    evidence.broken_starts = broken_starts.get<int>();
    return evidence;
}

json json_of(const StartEvidence& evidence) {
    return {{"game", evidence.game},
            {"commitment", evidence.commitment},
            {"seed", evidence.seed},
            {"hashes", evidence.hashes},
            {"broken_starts", evidence.broken_starts},
            {"setup", evidence.setup}};
}

std::string bytes_of(int fd) {
    std::string bytes(kBytesMax, '\0');
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t got = ::read(fd, bytes.data() + size, bytes.size() - size);
        if (got <= 0) break;
        size += static_cast<std::size_t>(got);
    }
    bytes.resize(size);
    return bytes;
}

// nullopt: it is broken. Where there is no file, there are no games.
std::optional<Games> read_games(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (fd < 0) return errno == ENOENT ? std::optional(Games()) : std::nullopt;
    const json records = parse_json(bytes_of(fd));
    ::close(fd);
    if (!records.is_array()) return std::nullopt;
    Games games;
    for (const json& record : records) {
        auto evidence = evidence_of(record);
        if (!evidence) return std::nullopt;
        games.push_back(*std::move(evidence));
    }
    return games;
}

bool write_all(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(fd, bytes.data(), bytes.size());
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(fd) == 0;
}

// Beside it first, so that a crash leaves the old file or the new one.
bool write_games(const std::filesystem::path& path, const Games& games) {
    json records = json::array();
    for (const StartEvidence& evidence : games) records.push_back(json_of(evidence));
    std::error_code problem;
    std::filesystem::create_directories(path.parent_path(), problem);
    const std::filesystem::path next = path.string() + "_new";
    ::unlink(next.c_str());
    const int fd = ::open(next.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return false;
    const bool written = write_all(fd, compact(records) + "\n");
    ::close(fd);
    if (written) std::filesystem::rename(next, path, problem);
    return written && !problem;
}

}  // namespace

bool EvidenceFile::is_broken() const { return !read_games(path_); }

bool EvidenceFile::keep(StartEvidence evidence) const {
    auto games = read_games(path_);
    if (!games) games.emplace();
    const auto before = std::ranges::find(*games, evidence.game, &StartEvidence::game);
    if (before != games->end()) {
        evidence = merged(*before, std::move(evidence));
        games->erase(before);
    }
    games->push_back(std::move(evidence));
    const std::size_t surplus = games->size() - std::min(games->size(), kGamesMax);
    games->erase(games->begin(), games->begin() + static_cast<std::ptrdiff_t>(surplus));
    return write_games(path_, *games);
}

std::optional<StartEvidence> EvidenceFile::find(std::string_view game) const {
    const auto games = read_games(path_);
    if (!games) return std::nullopt;
    const auto found = std::ranges::find(*games, game, &StartEvidence::game);
    return found == games->end() ? std::nullopt : std::optional(*found);
}

std::optional<StartEvidence> find_evidence(const std::filesystem::path& first,
                                           std::string_view game) {
    if (auto found = EvidenceFile(first).find(game)) return found;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(first.parent_path(), ignored)) {
        if (!entry.path().filename().string().ends_with(kFileEnd)) continue;
        if (auto found = EvidenceFile(entry.path()).find(game)) return found;
    }
    return std::nullopt;
}

std::filesystem::path evidence_path(const std::filesystem::path& token_file) {
    return token_file.string() + std::string(kFileEnd);
}

}  // namespace vegas::cli
