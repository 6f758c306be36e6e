#include "server/core/journal/anonymize.hpp"

#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "protocol/history/anonymize.hpp"
#include "server/core/journal/records.hpp"

namespace vegas::core::journal {
namespace {

Record anonymize(Seated seat) {
    seat.player.clear();
    seat.name = protocol::kForgotten;
    seat.bot = seat.bot.value_or(bots::kHouseLevel);
    seat.program.reset();
    seat.hurried = false;
    seat.set_missed_deadlines(0);
    seat.forgotten = true;
    return seat;
}
Record anonymize(const Hosted&) { return Hosted{}; }
Record anonymize(AddressRemoved removed) {
    removed.player.clear();
    return removed;
}
// Records that lead to nothing without their player.
Record anonymize(const Removed&) { return Taken{}; }
Record anonymize(const IdempotencyKeyUsed&) { return Taken{}; }

bool has_text(std::string_view json, std::string_view text) {
    const std::string quoted = '"' + std::string(text) + '"';
    return json.find(quoted) != std::string_view::npos;
}

// A newer server's, perhaps, of a table that is set aside.
std::string anonymize_unknown(std::string_view record, std::string_view player) {
    auto document = nlohmann::ordered_json::parse(record, nullptr, false);
    if (!document.is_object() || document.value("player", nlohmann::ordered_json()) != player) {
        return "{}";
    }
    document.erase("player");
    document["name"] = protocol::kForgotten;
    std::string text = document.dump();
    return has_text(text, player) ? "{}" : text;
}

}  // namespace

std::optional<std::string> anonymize_record(std::string_view record, std::string_view player) {
    if (player.empty() || !has_text(record, player)) return std::nullopt;
    auto entry = parse(record);
    if (!entry) return anonymize_unknown(record, player);
    const bool names_player = std::visit(
        [player](const auto& it) {
            if constexpr (requires { it.player; }) return it.player == player;
            return false;
        },
        entry->record);
    if (!names_player) return std::nullopt;
    entry->record = std::visit(
        []<class T>(T&& it) -> Record {
            if constexpr (requires { anonymize(it); }) return anonymize(std::forward<T>(it));
            return std::forward<T>(it);
        },
        std::move(entry->record));
    return to_json(*entry);
}

}  // namespace vegas::core::journal
