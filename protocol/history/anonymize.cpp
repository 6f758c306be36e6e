#include "protocol/history/anonymize.hpp"

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/bots/level.hpp"
#include "protocol/history/transcript.hpp"

namespace vegas::protocol {
namespace {

// In the order in which it was written.
using nlohmann::ordered_json;

// Gives the names that there were, by seat.
std::map<std::size_t, std::string> anonymize_seats(ordered_json& summary, std::string_view player) {
    std::map<std::size_t, std::string> names;
    const auto seats = summary.find("seats");
    if (seats == summary.end() || !seats->is_array()) return names;
    for (std::size_t i = 0; i < seats->size(); ++i) {
        ordered_json& seat = (*seats)[i];
        if (!seat.is_object() || seat.value("player", ordered_json()) != player) continue;
        names[i] = seat.value("name", std::string());
        seat.erase("player");
        seat["name"] = kForgotten;
    }
    return names;
}

}  // namespace

std::optional<WaitingText> anonymize_waiting(const std::string& summary, std::string_view player) {
    ordered_json game = ordered_json::parse(summary, nullptr, false);
    if (!game.is_object()) return std::nullopt;
    for (const auto& [seat, name] : anonymize_seats(game, player)) {
        ordered_json& left = game["seats"][seat];
        if (!left.contains("bot")) left["bot"] = word_of(bots::kHouseLevel);
    }
    WaitingText text{.summary = game.dump()};
    for (const ordered_json& seat : game.value("seats", ordered_json::array())) {
        if (seat.is_object() && seat.contains("player")) ++text.players;
    }
    return text;
}

GameTexts anonymize_player(GameTexts texts, std::string_view player) {
    ordered_json summary = ordered_json::parse(texts.summary, nullptr, false);
    if (!summary.is_object()) return texts;
    const auto names = anonymize_seats(summary, player);
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
