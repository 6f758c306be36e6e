#include "client-cli/show/tile_lines.hpp"

#include <functional>
#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/standing.hpp"
#include "client-cli/show/text.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kNameColumns = 8;
constexpr std::size_t kDiceSigns = 3;

// Words of a state that a line is not broken in, each painted or plain.
using Pieces = std::vector<std::string>;

struct Tile {
    const json& state;
    const SeatNames& names;
    const Style& style;

    [[nodiscard]] std::string name(const json& seat) const {
        const auto number = as_int(seat);
        if (!number || *number < 0) return names.owner(seat);
        const auto index = static_cast<std::size_t>(*number);
        return style.paint_seat(index,
                                names.is_you(index) ? "you" : names.brief(index, kNameColumns));
    }
    [[nodiscard]] std::string sign(const json& die) const {
        return std::string(die == "big" ? style.big_die() : style.small_die());
    }
    [[nodiscard]] std::string in_seat_colour(const json& seat, const std::string& text) const {
        const auto number = as_int(seat);
        return number && *number >= 0 ? style.paint_seat(static_cast<std::size_t>(*number), text)
                                      : text;
    }
};

std::string sum_words(const json& black) {
    std::string text;
    std::int64_t sum = 0;
    for (const json& face : black) {
        const auto number = as_int(face).value_or(0);
        text += (text.empty() ? "" : "+") + std::to_string(number);
        sum += number;
    }
    return text + "=" + std::to_string(sum);
}

// All but the last followed by a comma.
Pieces listed(Pieces pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) pieces[i] += ',';
    return pieces;
}

Pieces black_dice(const Tile& tile) {
    const json& black = field(tile.state, "black");
    if (!black.is_array() || black.empty()) return {};
    return {"threw " + sum_words(black)};
}

Pieces jackpot(const Tile& tile) {
    return {tile.style.paint(Ink::money, thousands(int_of(tile.state, "dollars")))};
}

Pieces fifty_fifty(const Tile& tile) {
    Pieces pieces = black_dice(tile);
    if (!pieces.empty()) {
        pieces.insert(pieces.begin(), "space " + std::to_string(int_of(tile.state, "space")) + ",");
    }
    return pieces;
}

Pieces token(const Tile& tile) {
    const json& holder = field(tile.state, "holder");
    if (holder.is_null()) return {"token"};
    return {"token:", tile.name(holder)};
}

Pieces marked(const Tile& tile) {
    const json& seats = field(tile.state, "marked");
    if (!seats.is_array() || seats.empty()) return {};
    Pieces pieces;
    for (const json& seat : seats) pieces.push_back(tile.name(seat));
    pieces = listed(std::move(pieces));
    pieces.insert(pieces.begin(), "pays:");
    return pieces;
}

Pieces no_entry(const Tile& tile) {
    const auto closed = as_int(field(tile.state, "closed"));
    Pieces pieces = {closed ? tile.style.paint(Ink::warning, std::to_string(*closed) + " closed")
                            : "all open"};
    const auto space = int_of(tile.state, "space");
    if (space > 0) pieces.push_back("counter " + std::to_string(space));
    return listed(std::move(pieces));
}

// "Bo ▪▪■", and behind it what `wins` gives to Bo.
Pieces dice_of_owners(const Tile& tile, const json& wins) {
    const json& dice = field(tile.state, "dice");
    Pieces pieces;
    for (std::size_t i = 0; dice.is_array() && i < dice.size(); ++i) {
        const json& owner = field(dice[i], "owner");
        const std::string signs = dice_signs(dice_of(dice[i]), kDiceSigns, tile.style);
        std::string piece = tile.name(owner) + " " + tile.in_seat_colour(owner, signs);
        const auto money = money_of(double_down_cards(), wins, owner);
        if (money > 0) piece += " " + tile.style.paint(Ink::money, thousands(money));
        pieces.push_back(std::move(piece));
    }
    return listed(std::move(pieces));
}

Pieces knockout(const Tile& tile) {
    Pieces pieces = dice_of_owners(tile, json());
    if (!pieces.empty()) pieces.insert(pieces.begin(), "bar:");
    return pieces;
}

Pieces double_down(const Tile& tile) { return dice_of_owners(tile, field(tile.state, "wins")); }

Pieces block_it(const Tile& tile) {
    const json& clusters = field(tile.state, "clusters");
    if (!clusters.is_array()) return {};
    if (clusters.empty()) return {"none left"};
    std::string text;
    for (const json& cluster : clusters) {
        text += (text.empty() ? "" : " ") + std::to_string(as_int(cluster).value_or(0));
    }
    return {text};
}

Pieces handicap(const Tile& tile) {
    const json& left = field(tile.state, "left");
    Pieces pieces;
    for (const char* reward : {"chip", "money", "move"}) {
        const auto count = int_of(left, reward);
        if (count > 0) pieces.push_back(std::string(reward) + " " + std::to_string(count));
    }
    if (pieces.empty() && left.is_object()) pieces.emplace_back("none left");
    return pieces;
}

Pieces black_box(const Tile& tile) {
    const json& piles = field(tile.state, "piles");
    if (!piles.is_array() || piles.size() < 2) return {};
    return {"piles " + std::to_string(as_int(piles[0]).value_or(0)) + "+" +
            std::to_string(as_int(piles[1]).value_or(0))};
}

Pieces nice_dice(const Tile& tile) {
    const json& spaces = field(tile.state, "spaces");
    Pieces pieces;
    for (std::size_t i = 0; spaces.is_array() && i < spaces.size(); ++i) {
        if (!spaces[i].is_object()) continue;
        const json& owner = field(spaces[i], "owner");
        pieces.push_back(std::to_string(i + 1) + tile.sign(field(spaces[i], "die")) + " " +
                         tile.name(owner));
    }
    return listed(std::move(pieces));
}

Pieces my_choice(const Tile& tile) {
    Pieces pieces = black_dice(tile);
    const json& golden = field(tile.state, "golden");
    if (golden.is_object()) {
        pieces.push_back("gold " + tile.sign(field(golden, "die")) + " " +
                         tile.name(field(golden, "owner")));
    }
    return pieces;
}

Pieces state_of(const Tile& tile) {
    using State = Pieces (*)(const Tile&);
    static const std::map<std::string, State, std::less<>> kStates = {
        {"A2", jackpot},   {"B1", black_dice}, {"B2", fifty_fifty}, {"C1", token},
        {"C2", marked},    {"D2", token},      {"E1", no_entry},    {"E2", knockout},
        {"F1", block_it},  {"F2", handicap},   {"G1", black_box},   {"G2", double_down},
        {"H1", nice_dice}, {"H2", my_choice},
    };
    const auto found = kStates.find(text_of(tile.state, "id"));
    return found == kStates.end() ? Pieces() : found->second(tile);
}

// Cut or filled; `text` may be painted, so it is only cut where it is far too long.
std::string fill(const std::string& text, std::size_t columns) {
    const std::size_t width = width_of(text);
    return width > columns ? cut(text, columns) : text + std::string(columns - width, ' ');
}

}  // namespace

std::vector<std::string> tile_lines(const json& tile, std::size_t columns, const SeatNames& names,
                                    const Style& style) {
    const std::size_t room = columns - 2;
    const std::string title = tile_title(text_of(tile, "id"));
    const Pieces pieces = state_of({tile, names, style});
    std::string all;
    for (const auto& piece : pieces) all += (all.empty() ? "" : " ") + piece;
    const std::string painted = style.paint(Ink::tile, cut(title, room));
    if (width_of(title) + 1 + width_of(all) <= room) {
        const std::string gap(room - width_of(title) - width_of(all), ' ');
        return {" " + painted + gap + all + " "};
    }
    std::vector<std::string> lines = {" " + fill(painted, room) + " "};
    std::string line;
    const auto flush = [&] { lines.push_back(" " + fill(line, room) + " "); };
    for (const auto& piece : pieces) {
        if (!line.empty() && width_of(line) + 1 + width_of(piece) > room) {
            flush();
            line.clear();
        }
        line += " " + piece;
    }
    flush();
    return lines;
}

}  // namespace vegas::cli
