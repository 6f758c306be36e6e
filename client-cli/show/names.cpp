#include "client-cli/show/names.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

std::string numbered(std::size_t seat) { return "#" + std::to_string(seat + 1); }

}  // namespace

SeatNames::SeatNames(const json& view, bool ascii) : ascii_(ascii) {
    std::vector<std::string> given;
    const json& seats = field(field(view, "table"), "seats");
    for (std::size_t seat = 0; seats.is_array() && seat < seats.size(); ++seat) {
        given.push_back(safe_text(text_of(seats[seat], "name"), ascii));
    }
    for (std::size_t seat = 0; seat < given.size(); ++seat) {
        const auto& name = given[seat];
        if (name.empty()) {
            names_.push_back("seat " + std::to_string(seat + 1));
        } else if (std::count(given.begin(), given.end(), name) > 1) {
            names_.push_back(name + " " + numbered(seat));
        } else {
            names_.push_back(name);
        }
    }
    const auto you = as_int(field(field(view, "you"), "seat"));
    if (you && *you >= 0) you_ = static_cast<std::size_t>(*you);
}

std::string SeatNames::full(std::size_t seat) const {
    return seat < names_.size() ? names_[seat] : "seat " + std::to_string(seat + 1);
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

std::string SeatNames::owner(const json& owner) const {
    if (const auto seat = as_int(owner); seat && *seat >= 0) {
        return full(static_cast<std::size_t>(*seat));
    }
    return owner.is_string() ? safe(owner.get<std::string>()) : "nobody";
}

std::string SeatNames::safe(std::string_view text) const { return safe_text(text, ascii_); }

}  // namespace vegas::cli
