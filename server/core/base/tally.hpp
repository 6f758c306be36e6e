// What the core has done since it was made: plain numbers that only rise, for whoever watches over
// the server. They follow from what came in, and nothing that the core does follows from them.
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

// An op is called by its place in protocol::Op; behind the last stands a message without one.
constexpr OpNumber kNoOp{std::variant_size_v<protocol::Op>};
template <class... T>
constexpr auto op_words(const std::variant<T...>*) {
    std::array<Word<OpNumber>, sizeof...(T) + 1> rows{
        Word<OpNumber>{OpNumber{}, protocol::kWire<T>.name}..., Word<OpNumber>{kNoOp, "none"}};
    std::uint8_t number = 0;
    for (auto& row : rows) row.value = OpNumber{number++};
    return rows;
}
inline constexpr std::array kOps = op_words(static_cast<const protocol::Op*>(nullptr));
constexpr std::span<const Word<OpNumber>> words(OpNumber) { return kOps; }

// Who made a decision.
enum class Decider : std::uint8_t { person, bot, house };
inline constexpr std::array kDeciders = std::to_array<Word<Decider>>({
    {Decider::person, "person", "a player"},
    {Decider::bot, "bot", "a house bot, on its own seat"},
    {Decider::house, "house", "the house, for a player who was too slow or is gone"},
});
constexpr std::span<const Word<Decider>> words(Decider) { return kDeciders; }

enum class GameEnd : std::uint8_t { finished, abandoned, closed, broken, lost };
inline constexpr std::array kGameEnds = std::to_array<Word<GameEnd>>({
    {GameEnd::finished, "finished", "it was played to its end"},
    {GameEnd::abandoned, "abandoned", "everybody had left it"},
    {GameEnd::closed, "closed", "the operator closed the table"},
    {GameEnd::broken, "broken", "a bug of ours: the table stands still"},
    {GameEnd::lost, "lost", "the store did not take what had become of it"},
});
constexpr std::span<const Word<GameEnd>> words(GameEnd) { return kGameEnds; }

// A limit that is not one address's (those are counted in the shell: TurnedAway), by its name in
// Limits.
enum class Bound : std::uint8_t {
    connections,  // counted where they come in
    tables,
    tables_per_player,
    open_tables_per_player,
    spectators_per_table,
    messages_per_second,
    message_bytes,
    queue_bytes,
    hello_ms
};
inline constexpr std::array kBounds = std::to_array<Word<Bound>>({
    {Bound::connections, "connections"},
    {Bound::tables, "tables"},
    {Bound::tables_per_player, "tables_per_player"},
    {Bound::open_tables_per_player, "open_tables_per_player"},
    {Bound::spectators_per_table, "spectators_per_table"},
    {Bound::messages_per_second, "messages_per_second"},
    {Bound::message_bytes, "message_bytes"},
    {Bound::queue_bytes, "queue_bytes"},
    {Bound::hello_ms, "hello_ms"},
});
constexpr std::span<const Word<Bound>> words(Bound) { return kBounds; }

struct Tally {
    template <class... E>
    using Counts = PerWord<std::uint64_t, E...>;

    Counts<OpNumber> requests;
    Counts<protocol::ErrorCode> refusals;
    Counts<Ruleset, Decider> actions;
    Counts<Ruleset> games_started;
    Counts<Ruleset, GameEnd> games_ended;  // of games that an earlier process began, too
    Counts<Bound> bounds_met;
};

}  // namespace vegas::core
