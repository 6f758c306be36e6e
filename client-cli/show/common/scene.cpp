#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

std::string Scene::owner(const Owner& owner, std::size_t columns) const {
    if (!owner.is_seat()) return texts.speech() ? names_of(owner) : names.owner(owner);
    const auto seat = static_cast<std::size_t>(owner.seat);
    if (texts.speech() && !names.is_you(seat)) return names.full(seat);
    return style.paint_seat(seat,
                            names.is_you(seat) ? texts("person.you") : names.brief(seat, columns));
}

std::string Scene::names_of(const Owner& owner) const {
    if (owner.is_seat()) {
        const auto seat = static_cast<std::size_t>(owner.seat);
        return style.paint_seat(seat, names.full(seat));
    }
    if (owner.word == "neutral") return texts("thing.neutral_player");
    return owner.word == "blank" ? texts("thing.blank_dice") : names.owner(owner);
}

std::string person_words(std::size_t seat, const Scene& scene) {
    const Read<protocol::SeatInfo>& person = person_at(scene.view, seat);
    std::string text = scene.names.full(seat);
    if (scene.names.is_you(seat)) text += ", " + scene.texts("person.you");
    if (is_bot(person)) text += ", " + scene.texts("person.bot");
    if (person.away) text += ", " + scene.texts("person.away");
    return text;
}

const Read<protocol::SeatInfo>& person_at(const View& view, std::size_t seat) {
    static const Read<protocol::SeatInfo> kNobody;
    const auto& seats = view.table.seats;
    return seat < seats.size() && seats[seat] ? *seats[seat] : kNobody;
}

}  // namespace vegas::cli
