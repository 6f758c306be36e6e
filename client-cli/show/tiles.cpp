#include "client-cli/show/tiles.hpp"

#include <algorithm>
#include <array>

#include "client-cli/fields.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

struct Face {
    std::string_view id;
    std::string_view name;
    std::string_view help;
};

constexpr std::array kFaces = std::to_array<Face>({
    {"A1", "Lucky Punch",
     "Place here and hide 1, 2 or 3 in your fist. Your left neighbour guesses; wrong, and you get "
     "2 "
     "chips, $30,000 or $40,000."},
    {"A2", "Jackpot",
     "Place here and both black dice are thrown: a 7 or a double wins the money that lies in it. "
     "Else $10,000 more lie in it."},
    {"B1", "Prime Time",
     "Before the payout, who would win the higher card here throws both black dice and may place "
     "none, one or both of them as extra dice."},
    {"B2", "Fifty Fifty",
     "Place here and both black dice are thrown. Stop with the reward, or bet that the next sum is "
     "higher or lower: right leads to the next reward, wrong or equal to nothing."},
    {"C1", "High Five",
     "The first to count 5 or more here on placing takes the token: $100,000 at the payout."},
    {"C2", "Bad Luck",
     "Who has the lowest count here at the payout, as low as 0, pays $50,000 to the bank."},
    {"D1", "Pay Day", "Place here and get $10,000 for each casino in which you have dice."},
    {"D2", "Power Play",
     "Lead here alone on placing and take the token. As long as you lead here alone you may, "
     "instead of rolling, turn a die to any number and place it."},
    {"E1", "No Entry!",
     "Place here and close another casino: no dice go in or out, its tile rests. Some closings are "
     "rewarded."},
    {"E2", "Knockout?",
     "Place here: everybody else puts a die into the bar (at most 2 each), you take yours out."},
    {"F1", "Block It!", "Place here and put one of the clusters of blank dice into any casino."},
    {"F2", "Handicap",
     "Blank dice lie in all casinos. Place here and take one of them away, for a chip, for $30,000 "
     "or for a move (turn a die and place it, or take one back)."},
    {"G1", "Black Box",
     "At the payout, the left neighbour of who wins the higher card here splits six tokens into "
     "two "
     "hidden piles; the winner takes one: $60,000, twice $20,000 and three worth nothing."},
    {"G2", "Double Down",
     "Place here and move as many of your dice as you like from here to the tile. It pays like a "
     "casino: $60,000 and $30,000."},
    {"H1", "Nice Dice",
     "Place here and put one of the dice just rolled on the space of its number. At the payout it "
     "earns its number times $10,000; another die on its space sends it to the casino."},
    {"H2", "My Choice",
     "Place here, both black dice are thrown, choose one: 1 to 3 money, 4 another tile, 5 a move, "
     "6 a die on the golden space, which earns $60,000 at the payout."},
});

const Face* face_of(std::string_view id) {
    const auto* found =
        std::find_if(kFaces.begin(), kFaces.end(), [&](const Face& face) { return face.id == id; });
    return found == kFaces.end() ? nullptr : found;
}

}  // namespace

std::string tile_name(std::string_view id) {
    const Face* face = face_of(id);
    return face == nullptr ? safe_text(id, true) : std::string(face->name);
}

std::string tile_title(std::string_view id) {
    const Face* face = face_of(id);
    if (face == nullptr) return safe_text(id, true);
    return std::string(face->id) + " " + std::string(face->name);
}

std::string_view tile_help(std::string_view id) {
    const Face* face = face_of(id);
    return face == nullptr ? std::string_view() : face->help;
}

const json& double_down_cards() {
    static const json kCards = {60'000, 30'000};
    return kCards;
}

const json& tile_in_play(const json& view, std::string_view id) {
    const json& casinos = field(view, "casinos");
    for (std::size_t i = 0; casinos.is_array() && i < casinos.size(); ++i) {
        const json& tile = field(casinos[i], "tile");
        if (text_of(tile, "id") == id) return tile;
    }
    return item(casinos, SIZE_MAX);
}

std::optional<std::int64_t> closed_casino(const json& view) {
    return as_int(field(tile_in_play(view, "E1"), "closed"));
}

}  // namespace vegas::cli
