// Counters of the core since it was made, for monitoring. They follow from the inputs and never
// influence behaviour.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "engine/setup.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/members.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/per_word.hpp"

namespace vegas::core {

// An op is numbered by its index in protocol::Op. kNoOp, one past the last, is a message without an
// op.
constexpr OpNumber kNoOp{std::variant_size_v<protocol::Op>};
template <class... T>
constexpr auto op_words(const std::variant<T...>*) {
    std::array<EnumWord<OpNumber>, sizeof...(T) + 1> rows{
        EnumWord<OpNumber>{OpNumber{}, protocol::kWire<T>.name}...,
        EnumWord<OpNumber>{kNoOp, "none"}};
    std::uint8_t number = 0;
    for (auto& row : rows) row.value = OpNumber{number++};
    return rows;
}
inline constexpr std::array kOps = op_words(static_cast<const protocol::Op*>(nullptr));
constexpr std::span<const EnumWord<OpNumber>> words(OpNumber) { return kOps; }

// Who made a decision.
enum class Decider : std::uint8_t { person, bot, house };
inline constexpr std::array kDeciders = std::to_array<EnumWord<Decider>>({
    {Decider::person, "person", "a player"},
    {Decider::bot, "bot", "a house bot, on its own seat"},
    {Decider::house, "house", "the house, for a player who was too slow or is gone"},
});
constexpr std::span<const EnumWord<Decider>> words(Decider) { return kDeciders; }

enum class GameEnd : std::uint8_t { finished, unfinished, abandoned, closed, broken, lost };
inline constexpr std::array kGameEnds = std::to_array<EnumWord<GameEnd>>({
    {GameEnd::finished, "finished", "it was played to its end"},
    {GameEnd::unfinished, "unfinished", "it began by other rules, before an update"},
    {GameEnd::abandoned, "abandoned", "everybody had left it"},
    {GameEnd::closed, "closed", "the operator closed the table"},
    {GameEnd::broken, "broken", "a bug of ours: the table stands still"},
    {GameEnd::lost, "lost", "the store did not take what had become of it"},
});
constexpr std::span<const EnumWord<GameEnd>> words(GameEnd) { return kGameEnds; }

// A limit that does not belong to one address, by its name in Limits. The shell counts limits of
// addresses (RejectReason).
enum class LimitKind : std::uint8_t {
    connections,  // counted where connections are accepted
    tables,
    connections_per_player,
    tables_per_player,
    days_tables_per_player,
    open_tables_per_player,
    spectators_per_table,
    messages_per_second,
    message_bytes,
    queue_bytes,
    hello_ms
};
inline constexpr std::array kLimitKinds = std::to_array<EnumWord<LimitKind>>({
    {LimitKind::connections, "connections"},
    {LimitKind::tables, "tables"},
    {LimitKind::connections_per_player, "connections_per_player"},
    {LimitKind::tables_per_player, "tables_per_player"},
    {LimitKind::days_tables_per_player, "days_tables_per_player"},
    {LimitKind::open_tables_per_player, "open_tables_per_player"},
    {LimitKind::spectators_per_table, "spectators_per_table"},
    {LimitKind::messages_per_second, "messages_per_second"},
    {LimitKind::message_bytes, "message_bytes"},
    {LimitKind::queue_bytes, "queue_bytes"},
    {LimitKind::hello_ms, "hello_ms"},
});
constexpr std::span<const EnumWord<LimitKind>> words(LimitKind) { return kLimitKinds; }

struct Counters {
    template <class... E>
    using Counts = PerWord<std::uint64_t, E...>;

    Counts<OpNumber> requests;
    Counts<protocol::ErrorCode> refusals;
    Counts<Ruleset, Decider> actions;
    Counts<Ruleset> games_started;
    Counts<Ruleset, GameEnd> games_ended;            // also games begun by an earlier process
    std::uint64_t games_slept = 0, games_woken = 0;  // left memory, and came back
    std::uint64_t players_erased = 0;                // by themselves or the operator
    Counts<LimitKind> limits_hit;
};

}  // namespace vegas::core
