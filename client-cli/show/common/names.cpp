#include "client-cli/show/common/names.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"
#include "protocol/history/anonymize.hpp"

namespace vegas::cli {
namespace {

std::string numbered(std::size_t seat) { return "#" + std::to_string(seat + 1); }

}  // namespace

std::string person_name(std::string_view name, bool ascii, const Texts& texts) {
    if (name == protocol::kForgotten) return texts("person.forgotten");
    if (name == protocol::kEarlierPlayer) return texts("person.earlier");
    return safe_text(name, ascii);
}

SeatNames::SeatNames(const WireView& view, bool ascii, const Texts& texts)
    : ascii_(ascii), texts_(&texts) {
    const auto& seats = view.table.seats;
    for (const auto& person : seats) {
        given_.push_back(person ? person_name(person->name, ascii, texts) : "");
    }
    for (std::size_t seat = 0; seat < given_.size(); ++seat) {
        const auto& name = given_[seat];
        if (name.empty()) {
            names_.push_back(texts("board.seat", {{"n", seat + 1}}));
        } else if (seats[seat]->alike || std::ranges::count(given_, name) > 1) {
            names_.push_back(name + " " + numbered(seat));
        } else {
            names_.push_back(name);
        }
    }
    if (view.you && view.you->seat >= 0) you_ = static_cast<std::size_t>(view.you->seat);
}

std::string SeatNames::full(std::size_t seat) const {
    return seat < names_.size() ? names_[seat] : (*texts_)("board.seat", {{"n", seat + 1}});
}

std::string SeatNames::brief(std::size_t seat, std::size_t columns) const {
    const std::string name = full(seat);
    std::string short_name = cut(name, columns);
    for (std::size_t other = 0; other < names_.size(); ++other) {
        if (other == seat || cut(names_[other], columns) != short_name) continue;
        const std::string number = numbered(seat);
        std::string front = cut(name, columns - number.size());
        while (front.ends_with(' ')) front.pop_back();
        return front + number;
    }
    return short_name;
}

std::string SeatNames::resolve(std::size_t seat, std::string_view name) const {
    const std::string shown = person_name(name, ascii_, *texts_);
    return seat < given_.size() && given_[seat] == shown ? full(seat) : shown;
}

std::string SeatNames::unseated(std::string_view name, bool alike) const {
    const std::string shown = person_name(name, ascii_, *texts_);
    return alike ? (*texts_)("person.alike", {{"name", shown}}) : shown;
}

void SeatNames::set_earlier(std::size_t seat, std::string_view name) {
    if (seat >= names_.size()) return;
    names_[seat] = name.empty() ? (*texts_)("person.earlier") : person_name(name, ascii_, *texts_);
    given_[seat] = names_[seat];
    if (you_ == seat) you_.reset();
}

std::string SeatNames::owner(const DiceOwner& owner) const {
    if (owner.is_seat()) return full(static_cast<std::size_t>(owner.seat));
    if (owner.is_nobody()) return (*texts_)("thing.nobody");
    if (owner.word == "neutral") return (*texts_)("board.neutral");
    return owner.word == "blank" ? (*texts_)("board.gray") : safe(owner.word);
}

std::string SeatNames::safe(std::string_view text) const { return safe_text(text, ascii_); }

}  // namespace vegas::cli
