#include "client-cli/local/find_transcript.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string_view>
#include <utility>

#include "client-cli/net/http_get.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/history/transcript.hpp"

namespace vegas::cli {
namespace {

// As the server names games: the table's id, a dash, the number of the game there.
bool is_game_id(std::string_view text) {
    const auto dash = text.find('-');
    const auto good = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return dash != std::string_view::npos && dash > 0 && dash + 1 < text.size() &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(dash), good) &&
           std::all_of(text.begin() + static_cast<std::ptrdiff_t>(dash) + 1, text.end(),
                       [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::string> fetch(const TranscriptOptions& options, std::ostream& err,
                                 const PlayerFetch& fetch_as_player) {
    const std::string key = options.invite.empty() ? "" : "?invite=" + options.invite;
    HttpGetResult result =
        http_get(options.server, options.cacert, "/api/games/" + options.what + key);
    if (result.status == 200) return std::move(result.body);
    if (result.status == 404 && fetch_as_player) {
        if (auto own = fetch_as_player(options)) return own;
    }
    err << "vegas: " << options.what << " at " << options.server.text() << ": ";
    if (result.status == 0) {
        err << result.body << '\n';
    } else if (result.status == 404) {
        err << "there is no finished game with this id that " << safe_text(options.name, true)
            << " may read\n";
    } else {
        err << "the server answered HTTP " << result.status << '\n';
    }
    return std::nullopt;
}

// No more than shows that it is too much: a device has no end.
std::string bytes_of(std::istream& source) {
    std::string bytes(protocol::kTranscriptBytes + 1, '\0');
    source.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(source.gcount()));
    return bytes;
}

}  // namespace

std::optional<std::string> find_transcript(const TranscriptOptions& options, std::istream& in,
                                           std::ostream& err, const PlayerFetch& fetch_as_player) {
    std::error_code ignored;
    const bool is_input = !options.at_server && options.what == "-";
    const bool is_file = !options.at_server && std::filesystem::exists(options.what, ignored);
    if (options.at_server || (!is_input && !is_file && is_game_id(options.what))) {
        return fetch(options, err, fetch_as_player);
    }
    std::ifstream file;
    if (!is_input) file.open(options.what, std::ios::binary);
    std::istream& source = is_input ? in : file;
    std::string bytes = bytes_of(source);
    if (!source.bad() && (is_input || file.is_open()) && !bytes.empty()) return bytes;
    err << "vegas: " << safe_text(options.what, true)
        << (is_input || is_file ? " cannot be read\n"
                                : ": there is no such file, and it is neither the id of a game "
                                  "(like k3f9xq-1) nor a link to one\n");
    return std::nullopt;
}

}  // namespace vegas::cli
