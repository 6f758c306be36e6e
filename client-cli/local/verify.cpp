#include "client-cli/local/verify.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/net/http_get.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/history/verify.hpp"

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

std::optional<std::string> fetch(const VerifyOptions& options, std::ostream& err,
                                 const AskAsPlayer& ask) {
    HttpAnswer answer = http_get(options.server, options.cacert, "/api/games/" + options.what);
    if (answer.status == 200) return std::move(answer.body);
    if (answer.status == 404 && ask) {
        if (auto own = ask(options)) return own;
    }
    err << "vegas: " << options.what << " at " << options.server.text() << ": ";
    if (answer.status == 0) {
        err << answer.body << '\n';
    } else if (answer.status == 404) {
        err << "there is no such file, and no finished game with this id that "
            << safe_text(options.name, true) << " may read\n";
    } else {
        err << "the server answered HTTP " << answer.status << '\n';
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

std::optional<std::string> read(const VerifyOptions& options, std::istream& in, std::ostream& err,
                                const AskAsPlayer& ask) {
    std::error_code ignored;
    if (options.what != "-" && !std::filesystem::exists(options.what, ignored) &&
        is_game_id(options.what)) {
        return fetch(options, err, ask);
    }
    std::ifstream file;
    if (options.what != "-") file.open(options.what, std::ios::binary);
    std::istream& source = options.what == "-" ? in : file;
    std::string bytes = bytes_of(source);
    if (!source.bad() && (options.what == "-" || file.is_open()) && !bytes.empty()) return bytes;
    err << "vegas: " << safe_text(options.what, true) << " cannot be read\n";
    return std::nullopt;
}

template <class List>
std::string joined(const List& list) {
    std::string text;
    for (const auto n : list) (text += text.empty() ? "" : ",") += std::to_string(n);
    return text;
}

}  // namespace

int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err) {
    const auto t = protocol::parse_transcript(bytes);
    if (!t) {
        const bool is_json = t.error().code != protocol::ErrorCode::bad_json;
        err << "vegas: not a transcript: " << safe_text(t.error().message, true) << '\n';
        return is_json ? kExitFailed : kExitUsage;
    }
    if (const auto flaw = protocol::verify(*t)) {
        out << "wrong game=" << t->game << " " << protocol::words_of(*flaw) << '\n';
        return kExitFailed;
    }
    out << "verified game=" << t->game << " ruleset=" << word_of(t->setup.ruleset)
        << " actions=" << t->answers.size() << " places=" << joined(t->result.places)
        << " totals=" << joined(t->result.totals) << "\ncommitment=" << protocol::hex(t->commitment)
        << "\ndigest=" << protocol::hex(t->digest) << '\n';
    return kExitDone;
}

int verify(const VerifyOptions& options, std::istream& in, std::ostream& out, std::ostream& err,
           const AskAsPlayer& ask) {
    const auto bytes = read(options, in, err, ask);
    return bytes ? verify_bytes(*bytes, out, err) : kExitUsage;
}

}  // namespace vegas::cli
