#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

std::string RenderContext::owner(const DiceOwner& owner, std::size_t columns) const {
    if (!owner.is_seat()) return texts.speech() ? names_of(owner) : names.owner(owner);
    const auto seat = static_cast<std::size_t>(owner.seat);
    if (texts.speech() && !names.is_you(seat)) return names.full(seat);
    return style.paint_seat(seat,
                            names.is_you(seat) ? texts("person.you") : names.brief(seat, columns));
}

std::string RenderContext::names_of(const DiceOwner& owner) const {
    if (owner.is_seat()) {
        const auto seat = static_cast<std::size_t>(owner.seat);
        return style.paint_seat(seat, names.full(seat));
    }
    if (owner.word == "neutral") return texts("thing.neutral_player");
    return owner.word == "blank" ? texts("thing.blank_dice") : names.owner(owner);
}

std::string person_words(std::size_t seat, const RenderContext& context) {
    const WireStruct<protocol::SeatInfo>& person = person_at(context.view, seat);
    std::string text = context.names.full(seat);
    if (context.names.is_you(seat)) text += ", " + context.texts("person.you");
    if (is_bot(person)) text += ", " + context.texts("person.bot");
    if (is_absent(person)) text += ", " + context.texts(absence_key(person));
    return text;
}

const WireStruct<protocol::SeatInfo>& person_at(const WireView& view, std::size_t seat) {
    static const WireStruct<protocol::SeatInfo> kNobody;
    const auto& seats = view.table.seats;
    return seat < seats.size() && seats[seat] ? *seats[seat] : kNobody;
}

}  // namespace vegas::cli
