#include "client-cli/net/link.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kIdChars = 40;
constexpr std::string_view kLinkForm = "a link is like https://host/t/TABLE#/join/CODE";

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

// What chats, mails and people leave around a link.
constexpr std::string_view kBefore = "<([{\"'*_~ \t\r\n";
constexpr std::string_view kBehind = ".,;:!?)]}>\"'*_~/ \t\r\n";

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
        const int low = high < 0 ? -1 : hex_digit(text[i + 2]);
        if (text[i] != '%' || low < 0) {
            plain += text[i];
            continue;
        }
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

void remove_all(std::string& text, std::string_view part) {
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at)) {
        text.erase(at, part.size());
    }
}

// Without white space and what is not seen: links are broken at the ends of lines.
std::string without_gaps(std::string text) {
    constexpr std::string_view kGaps[] = {
        " ",      "\t",     "\v",     "\f",     "\r",     "\n",     "\u00a0", "\u00ad",
        "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
        "\u2007", "\u2008", "\u2009", "\u200a", "\u200b", "\u200c", "\u200d", "\u2028",
        "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff"};
    for (const auto gap : kGaps) remove_all(text, gap);
    return text;
}

// Without the punctuation of the sentence in which the link stood.
std::string_view without_tail(std::string_view text) {
    constexpr std::string_view kWide[] = {"\u2026", "\u00bb", "\u201d", "\u2019"};
    while (true) {
        const auto size = text.size();
        text = text.substr(0, text.find_last_not_of(kBehind) + 1);
        for (const auto sign : kWide) {
            if (text.ends_with(sign)) text.remove_suffix(sign.size());
        }
        if (text.size() == size) return text;
    }
}

struct Place {
    std::string path, query;
};

// The place behind the #, as it was when it was made.
Place tidy_place(std::string_view text) {
    std::string place = without_gaps(decoded(text));
    place.erase(0, std::min(place.find_first_not_of("#/"), place.size()));
    const std::string_view whole = without_tail(place);
    // Trackers put a parameter behind whatever there is.
    const auto end = whole.find_first_of("?&");
    if (end == std::string_view::npos) return {texts::to_lower(whole), {}};
    return {texts::to_lower(without_tail(whole.substr(0, end))),
            std::string(whole.substr(end + 1))};
}

// The text from the link on, with its sign where a program has escaped it.
std::string tidied(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(kBefore), text.size()));
    std::string link(text);
    if (link.find('#') == std::string::npos) {
        if (const auto sign = link.find("%23"); sign != std::string::npos) {
            link.replace(sign, 3, "#");
        }
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
    link.invite = texts::to_lower(value_of(query, "invite"));
    if (!link.invite.empty() && !is_id(link.invite)) return "its invite is cut off or mistyped";
    const std::string step = value_of(query, "step");
    std::from_chars(step.data(), step.data() + step.size(), link.step);
    link.item = value_of(query, "item");
    return {};
}

// What is wrong with the place behind the #; nothing, and it is in the link.
std::string read_place(std::string_view text, Link& link) {
    const auto [path, query] = tidy_place(text);
    if (path.empty()) return {};
    const auto [at, rest] = halves_at(path, "/");
    const std::string_view id = rest.substr(std::min(rest.find_first_not_of('/'), rest.size()));
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

std::string_view without_query(std::string_view text) { return halves_at(text, "?").front; }

// Cuts off what leads from the page to a table, "/t/ID", and returns the id; empty: there is none.
std::string split_table(std::string_view& front) {
    constexpr std::string_view kTables = "/t/";
    const std::string lower = texts::to_lower(front);
    if (lower.ends_with("/t")) {  // the id has been cut off
        front.remove_suffix(2);
        return {};
    }
    const auto at = lower.rfind(kTables);
    if (at == std::string::npos || !is_id(lower.substr(at + kTables.size()))) return {};
    front = front.substr(0, at);
    return lower.substr(at + kTables.size());
}

}  // namespace

bool looks_like_link(std::string_view text) {
    return text.find("://") != std::string_view::npos || text.find('#') != std::string_view::npos ||
           text.find("%23/") != std::string_view::npos;
}

OrFailure<Link> parse_link(std::string_view text) {
    const std::string tidy = tidied(text);
    if (!looks_like_link(tidy)) return TextFailure::because(std::string(kLinkForm));
    const auto [whole, place] = halves_at(tidy, "#");
    std::string_view front = without_tail(without_query(whole));
    std::string table = split_table(front);
    constexpr std::string_view kIndex = "/index.html";
    if (front.ends_with(kIndex)) front.remove_suffix(kIndex.size());
    if (front.empty()) return TextFailure::because(std::string(kLinkForm));
    const auto server = parse_address(front);
    if (!server) return server.error();
    Link link{.server = *server};
    if (std::string why = read_place(place, link); !why.empty()) return TextFailure::because(why);
    // What was behind the # has been cut off.
    if (link.to == Link::To::page && !table.empty()) {
        link.to = Link::To::table;
        link.table = std::move(table);
    }
    return link;
}

}  // namespace vegas::cli
