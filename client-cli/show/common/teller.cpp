#include "client-cli/show/common/teller.hpp"

#include "client-cli/show/common/grammar.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

bool Teller::is_you(const Actor& actor) const {
    return actor.seat && scene.names.is_you(*actor.seat);
}

std::string Teller::who(const Actor& actor) const {
    const SeatNames& names = scene.names;
    if (!actor.seat) return actor.name.empty() ? "Somebody" : names.safe(actor.name);
    if (is_you(actor)) return scene.style.paint_seat(*actor.seat, "You");
    return scene.style.paint_seat(*actor.seat, actor.name.empty()
                                                   ? names.full(*actor.seat)
                                                   : names.told(*actor.seat, actor.name));
}

std::string Teller::does(const Actor& actor, const char* others, const char* you_do) const {
    return who(actor) + " " + (is_you(actor) ? you_do : others);
}

std::string Teller::whose(const Actor& actor) const {
    if (!actor.seat) return "somebody's";
    return scene.style.paint_seat(*actor.seat,
                                  is_you(actor) ? "your" : scene.names.full(*actor.seat) + "'s");
}

std::string Teller::owner(const Owner& owner) const {
    if (!owner.is_seat()) return scene.names.owner(owner);
    const auto seat = static_cast<std::size_t>(owner.seat);
    return scene.style.paint_seat(seat, scene.names.is_you(seat) ? "you" : scene.names.full(seat));
}

std::string Teller::owners(const Owners& list) const {
    std::vector<std::string> words;
    for (const Owner& one : list) words.push_back(owner(one));
    return list_text(words);
}

std::string Teller::owners(const Numbers& seats) const {
    Owners list;
    for (const auto seat : seats) list.push_back({seat});
    return owners(list);
}

std::string Teller::at_tile(std::string_view id) const {
    return id.empty() ? std::string() : scene.tile(id) + ": ";
}

std::string Teller::money(std::int64_t amount) const {
    return scene.style.paint(Ink::money, dollars(amount));
}

std::string casino_words(std::int64_t number) { return "casino " + std::to_string(number); }

}  // namespace vegas::cli
