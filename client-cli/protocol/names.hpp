// Struct members by their names on the wire: the parts of wire structs (wire.hpp). Each name of the
// contract is listed here once; a missing one does not compile.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace vegas::cli {

// A short text as a template argument.
struct Name {
    char text[24]{};  // NOLINT(modernize-avoid-c-arrays)
    consteval Name(std::string_view name) { std::ranges::copy(name, text); }
};

// A new T; numbers are `kNumber`.
template <class T, std::int64_t kNumber>
[[nodiscard]] T fresh() {
    if constexpr (std::is_same_v<T, std::int64_t>) {
        return kNumber;
    } else {
        return {};
    }
}

// A struct with one member, of this name and type T. `kValue` points to it.
template <Name kName, class T, std::int64_t kNumber = 0>
struct Named {
    static_assert(kName.text[0] == '\0', "the name of this member is missing in names.hpp");
};
#define NAME(name)                                        \
    template <class T, std::int64_t kNumber>              \
    struct Named<Name(#name), T, kNumber> {               \
        T name = fresh<T, kNumber>();                     \
        static constexpr T Named::*kValue = &Named::name; \
    };
// clang-format off
NAME(actions) NAME(agreed) NAME(alike) NAME(also) NAME(asks) NAME(author) NAME(available) NAME(away)
NAME(bank) NAME(bet) NAME(big) NAME(black) NAME(blank) NAME(board) NAME(bot) NAME(by) NAME(cards)
NAME(casino) NAME(casinos) NAME(chip) NAME(chips) NAME(choice) NAME(clock) NAME(closed)
NAME(clusters) NAME(code) NAME(commitment) NAME(costs) NAME(count) NAME(counters) NAME(current)
NAME(deadline_ms) NAME(decision) NAME(decision_ms) NAME(deck) NAME(defender) NAME(device)
NAME(devices) NAME(dice) NAME(die) NAME(discards) NAME(dollars) NAME(due_ms) NAME(duel)
NAME(ended_ms) NAME(epoch) NAME(events) NAME(face) NAME(faces) NAME(family) NAME(field) NAME(first)
NAME(fist) NAME(from) NAME(game) NAME(games) NAME(golden) NAME(hash) NAME(holder) NAME(host)
NAME(id) NAME(imprint_url) NAME(in_ms) NAME(invite) NAME(kind) NAME(least) NAME(left) NAME(left_out)
NAME(limits) NAME(marked) NAME(mary) NAME(message_burst) NAME(message_bytes)
NAME(messages_per_second) NAME(minutes)
NAME(missed) NAME(money) NAME(more) NAME(most) NAME(move) NAME(moves)
NAME(name) NAME(name_chars) NAME(neutral) NAME(nonce) NAME(number) NAME(numbers) NAME(of) NAME(ok)
NAME(op) NAME(option) NAME(options) NAME(owner) NAME(owners) NAME(page) NAME(pages) NAME(pause)
NAME(pause_request) NAME(pawn)
NAME(people_only) NAME(phrase) NAME(pile) NAME(piles) NAME(places) NAME(player) NAME(players)
NAME(position) NAME(printed) NAME(privacy_url) NAME(program) NAME(prompt) NAME(protocol) NAME(quick)
NAME(re) NAME(ready) NAME(reason) NAME(reconnect_after_ms) NAME(removed) NAME(replaced)
NAME(replaces) NAME(result) NAME(retry_after_ms) NAME(reward) NAME(roll) NAME(round) NAME(round_log)
NAME(rows) NAME(ruleset) NAME(rulesets) NAME(scored) NAME(sealed) NAME(seat) NAME(seat_requests)
NAME(seats) NAME(seed) NAME(seed_chars) NAME(seed_exchange) NAME(seed_hash) NAME(seen_ms)
NAME(server) NAME(server_seed) NAME(shown) NAME(since_ms) NAME(skip_cards) NAME(skip_money)
NAME(skips) NAME(slow_play_limit) NAME(small) NAME(space) NAME(spaces) NAME(spectators)
NAME(standstill) NAME(start_seat) NAME(status) NAME(supply) NAME(supported) NAME(table) NAME(tables)
NAME(tables_per_player) NAME(taken) NAME(text) NAME(tied) NAME(tile) NAME(tile_wins) NAME(tiles)
NAME(token) NAME(tokens)
NAME(total) NAME(totals) NAME(track) NAME(turn) NAME(unfinished) NAME(unfinished_before)
NAME(until_ms) NAME(v) NAME(value) NAME(version) NAME(view) NAME(visibility) NAME(waiting)
NAME(why) NAME(winner) NAME(winners) NAME(wins) NAME(won) NAME(you)
// clang-format on
#undef NAME

}  // namespace vegas::cli
