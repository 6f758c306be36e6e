#include "protocol/history/nameless.hpp"

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>

#include "protocol/history/transcript.hpp"

namespace vegas::protocol {
namespace {

// In the order in which it was written.
using Json = nlohmann::ordered_json;

// Gives the names that there were, by seat.
std::map<std::size_t, std::string> take_from(Json& summary, std::string_view player) {
    std::map<std::size_t, std::string> names;
    const auto seats = summary.find("seats");
    if (seats == summary.end() || !seats->is_array()) return names;
    for (std::size_t i = 0; i < seats->size(); ++i) {
        Json& seat = (*seats)[i];
        if (!seat.is_object() || seat.value("player", Json()) != player) continue;
        names[i] = seat.value("name", std::string());
        seat.erase("player");
        seat["name"] = kForgotten;
    }
    return names;
}

}  // namespace

GameTexts without_player(GameTexts texts, std::string_view player) {
    Json summary = Json::parse(texts.summary, nullptr, false);
    if (!summary.is_object()) return texts;
    const auto names = take_from(summary, player);
    if (names.empty()) return texts;
    texts.summary = summary.dump();
    auto transcript = parse_transcript(texts.transcript);
    if (!transcript) return texts;
    for (const auto& [seat, name] : names) {
        if (seat >= transcript->seats.size()) continue;
        auto& who = transcript->seats[seat];
        if (who.bot || who.name != name) continue;
        who.name = kForgotten;
        who.program.reset();
    }
    texts.transcript = transcript_json(*transcript);
    return texts;
}

}  // namespace vegas::protocol
