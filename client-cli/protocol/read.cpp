#include "client-cli/protocol/read.hpp"

#include <algorithm>

#include "client-cli/protocol/wire_lists.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

namespace {

const json kNull;

std::string typed(const json& value) {
    if (value.is_string()) return value.get<std::string>();
    return value.is_array() ? texts::join(value, " ", typed) : compact(value);
}

// The alternative that `word` says, read from `object`.
template <class... All>
void read_as(std::string_view word, const json& object, std::variant<UnknownKind, All...>& t) {
    if (!((word == All::kWord && (read(object, t.template emplace<All>()), true)) || ...)) {
        t.template emplace<UnknownKind>().word = word;
    }
}

template <class Any, class T>
Any read_known(std::string_view kind, const json& object) {
    T value;
    read(object, value);
    return Any(kind, std::move(value));
}

std::int64_t bounded(const json& value) {
    if (value.is_number_unsigned()) {
        const auto most = static_cast<std::uint64_t>(kNumberMost);
        return static_cast<std::int64_t>(std::min(value.get<std::uint64_t>(), most));
    }
    return std::clamp(value.get<std::int64_t>(), -kNumberMost, kNumberMost);
}

}  // namespace

json parse_json(std::string_view text) { return json::parse(text, nullptr, false); }

std::string compact(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

const json& member(const json& object, std::string_view name) {
    if (!object.is_object()) return kNull;
    const auto found = object.find(name);
    return found == object.end() ? kNull : *found;
}

std::string text_in(const json& object, std::string_view name) {
    const json& value = member(object, name);
    return value.is_string() ? value.get<std::string>() : std::string();
}

JsonFields fields_of(const json& object, std::string_view known, std::string_view other_known) {
    JsonFields all;
    if (!object.is_object()) return all;
    for (const auto& [name, value] : object.items()) {
        if (name == known || name == other_known) continue;
        const std::string text = value.is_string() ? value.get<std::string>() : compact(value);
        all.push_back({name, compact(value), text, typed(value)});
    }
    return all;
}

std::string text_without(const json& object, std::string_view name) {
    if (!object.is_object()) return compact(object);
    json rest = object;
    rest.erase(std::string(name));
    return compact(rest);
}

void read(const json& value, bool& t) {
    if (value.is_boolean()) t = value.get<bool>();
}

void read(const json& value, std::int64_t& t) {
    if (value.is_number_integer()) t = bounded(value);
}

void read(const json& value, std::string& t) {
    if (value.is_string()) t = value.get<std::string>();
}

void read(const json& value, DiceOwner& t) {
    if (value.is_number_integer() && bounded(value) >= 0) t = {bounded(value)};
    if (value.is_string()) t = {-1, value.get<std::string>()};
}

void read(const json& value, JsonFields& t) { t = fields_of(value); }

void read(const json& value, WireEvent& t) {
    const std::string kind = text_in(value, "kind");
    t = WireEvent(kind);
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, WireEvents>>(
        [&]<class E>(std::type_identity<E>) {
            if (kind == E::kWord) t = read_known<WireEvent, E>(kind, value);
        });
}

void read(const json& value, WireTile& t) {
    const std::string id = text_in(value, "id");
    t = WireTile(id);
    int face = 0;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, WireTiles>>(
        [&]<class T>(std::type_identity<T>) {
            if (id == name_of(static_cast<Tile>(++face))) t = read_known<WireTile, T>(id, value);
        });
}

void read(const json& value, WireMessage& t) { read_as(text_in(value, "ev"), value, t); }

void read(const json& value, WireAction& t) {
    read_as(text_in(value, "kind"), value, t.kind);
    read_member(value, "shows", t.shows);
    t.members = fields_of(value, "kind", "shows");
    t.sent = text_without(value, "shows");
}

void read(const json& value, WireView& t) {
    read(value, static_cast<WireView::Parts&>(t));
    read_as(text_in(member(value, "table"), "family"), value, t.game);
    read_member(value, "result", t.result);
    read_member(value, "you", t.you);
}

void read(const json& value, WireError& t) {
    read_member(value, "code", t.code);
    read_member(value, "message", t.message);
    read_member(value, "data", t.data);
}

void read(const json& value, WireReply& t) {
    read(value, static_cast<WireReply::Parts&>(t));
    read_member(value, "re", t.re);
    read_member(value, "ok", t.ok);
    read_member(value, "error", t.error);
}

}  // namespace vegas::cli
