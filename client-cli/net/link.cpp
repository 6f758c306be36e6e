#include "client-cli/net/link.hpp"

#include <algorithm>
#include <charconv>

#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kIdChars = 40;
constexpr std::string_view kLinkForm = "a link is like https://host/#/join/CODE";

// What stands before the first `mark`, and what behind it.
struct Halves {
    std::string_view front, back;
};

Halves halves_at(std::string_view text, std::string_view mark) {
    const auto at = text.find(mark);
    if (at == std::string_view::npos) return {text, {}};
    return {text.substr(0, at), text.substr(at + mark.size())};
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= kIdChars && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

// Messengers write the sign as %23, and put blanks or angle brackets around a link.
std::string tidied(std::string_view text) {
    constexpr std::string_view kAround = " \t<>";
    const auto first = std::min(text.find_first_not_of(kAround), text.size());
    text.remove_prefix(first);
    text = text.substr(0, text.find_last_not_of(kAround) + 1);
    std::string link(text);
    if (const auto sign = link.find("%23/"); sign != std::string::npos) {
        link.replace(sign, 3, "#");
    }
    return link;
}

std::string value_of(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const Halves pair = halves_at(query, "&");
        const Halves entry = halves_at(pair.front, "=");
        if (entry.front == name) return std::string(entry.back);
        query = pair.back;
    }
    return {};
}

// What is wrong with the invite of the query; nothing, and it is in the link.
std::string read_query(std::string_view query, Link& link) {
    link.invite = value_of(query, "invite");
    if (!link.invite.empty() && !is_id(link.invite)) return "its invite is cut off or mistyped";
    const std::string step = value_of(query, "step");
    std::from_chars(step.data(), step.data() + step.size(), link.step);
    link.item = value_of(query, "item");
    return {};
}

// What is wrong with the place behind the #; nothing, and it is in the link.
std::string read_place(std::string_view place, Link& link) {
    while (place.starts_with('/')) place.remove_prefix(1);
    const auto [path, query] = halves_at(place, "?");
    if (path.empty()) return {};
    const auto [at, rest] = halves_at(path, "/");
    const std::string_view id = halves_at(rest, "/").front;
    const std::string at_what(at);
    if (at == "rules" && id.empty()) {
        link.to = Link::To::rules;
        return {};
    }
    if (at != "join" && at != "table" && at != "game" && at != "rules") {
        return "the page has no place #/" + at_what +
               texts::did_you_mean(at_what, {"join", "table", "game", "rules"});
    }
    if (!is_id(id)) return "what stands behind #/" + at_what + "/ is cut off or mistyped";
    if (std::string why = read_query(query, link); !why.empty()) return why;
    link.to = at == "game" ? Link::To::game : at == "rules" ? Link::To::rules : Link::To::table;
    if (at == "join") link.invite = id;
    if (at == "table") link.table = id;
    if (at == "game") link.game = id;
    if (at == "rules") link.ruleset = id;
    return {};
}

}  // namespace

bool looks_like_link(std::string_view text) {
    return text.find("://") != std::string_view::npos || text.find('#') != std::string_view::npos ||
           text.find("%23/") != std::string_view::npos;
}

OrFailure<Link> parse_link(std::string_view text) {
    const std::string tidy = tidied(text);
    if (!looks_like_link(tidy)) return TextFailure::because(std::string(kLinkForm));
    auto [front, place] = halves_at(tidy, "#");
    front = halves_at(front, "?").front;
    constexpr std::string_view kIndex = "/index.html";
    if (front.ends_with(kIndex)) front.remove_suffix(kIndex.size() - 1);
    if (front.empty()) return TextFailure::because(std::string(kLinkForm));
    const auto server = parse_address(front);
    if (!server) return server.error();
    Link link{.server = *server};
    if (std::string why = read_place(place, link); !why.empty()) return TextFailure::because(why);
    return link;
}

}  // namespace vegas::cli
