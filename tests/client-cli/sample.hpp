// Views and prompts for the tests, as the server would send them.
#pragma once

#include <nlohmann/json.hpp>

namespace vegas::cli {

using nlohmann::json;

// A table of `seats` players with the game not started; the player p-anna sits on seat 0 and is the
// host.
[[nodiscard]] json open_view(std::size_t seats, std::size_t taken);

// Royale in its second round: four players, rolled dice on the table, seat 0 is the viewer's.
[[nodiscard]] json royale_view();

// A game of `custom` with eight seats, where a skip costs $1. `purse` is what one seat has for it.
json custom_view(const json& purse);

// A game of `seats` players in which everybody has dice in each casino of `cards` cards.
[[nodiscard]] json crowded_view(std::size_t seats, std::size_t cards);

// The same game as royale_view, ended.
[[nodiscard]] json ended_view();

// What seat 0 of royale_view may do with its roll.
[[nodiscard]] json place_prompt(int decision);
[[nodiscard]] json roll_prompt(int decision, int seat);

// The sixteen faces of the tiles, with what is printed on them, as the server's welcome tells them.
[[nodiscard]] json printed_tiles();

[[nodiscard]] json snapshot_of(const json& view, int v, const json& prompt = nullptr);

// The patch that puts all members of `view` in the place of those that are there.
[[nodiscard]] inline json patch_to(const json& view) {
    json patch = json::object();
    for (const auto& [name, value] : view.items()) patch["/" + name] = value;
    return patch;
}
[[nodiscard]] json update_of(int v, const json& patch = json::object(),
                             const json& events = json::array());

// The update by which a prompt comes.
[[nodiscard]] json prompt_update(int v, const json& prompt);

}  // namespace vegas::cli
