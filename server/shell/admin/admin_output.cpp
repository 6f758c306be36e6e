#include "server/shell/admin/admin_output.hpp"

#include <cstdint>

#include "engine/describe.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/utc.hpp"

namespace vegas::shell {
namespace {

void add_if_true(AdminObject& object, const char* name, bool value) {
    if (value) object[name] = true;
}

void add_if_any(AdminObject& object, const char* name, const std::string& text) {
    if (!text.empty()) object[name] = text;
}

void add_seat(AdminObject& object, const std::optional<std::size_t>& seat, bool is_watching) {
    if (seat) object["seat"] = *seat;
    add_if_true(object, "watches", is_watching);
}

AdminObject person_object(const core::PersonDescription& person) {
    AdminObject object{{"player", person.player}, {"name", person.name}};
    if (person.program) {
        object["program"] = person.program->name;
        add_if_any(object, "version", person.program->version);
        add_if_any(object, "author", person.program->author);
    }
    return object;
}

void add_connections(AdminObject& object, const core::PersonDescription& person) {
    if (person.addresses.empty()) {
        object["away"] = true;
    } else {
        object["addresses"] = person.addresses;
    }
    if (person.since) object["since"] = format_utc(*person.since);
}

std::string text_of(const AdminObject& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_array()) {
        return texts::join(value, ",", [](const AdminObject& item) { return text_of(item); });
    }
    return value.dump();
}

bool is_nested(const AdminObject& value) {
    return value.is_object() || (value.is_array() && (value.empty() || value.front().is_object()));
}

}  // namespace

AdminObject to_object(const core::Ban& ban) {
    AdminObject object{{"who", ban.who}, {"since", format_utc({ban.since_ms})}};
    if (ban.until_ms) object["until"] = format_utc({*ban.until_ms});
    add_if_any(object, "reason", ban.reason);
    return object;
}

AdminObject to_object(const core::PersonDescription& person) {
    AdminObject object = person_object(person);
    add_connections(object, person);
    object["tables"] = AdminObject::array();
    for (const auto& at : person.tables) {
        AdminObject table{{"table", at.table}};
        add_seat(table, at.seat, at.is_watching);
        object["tables"].push_back(std::move(table));
    }
    return object;
}

AdminObject to_object(const core::TableDescription& table) {
    AdminObject object{{"table", table.table},
                       {"ruleset", word_of(table.ruleset)},
                       {"status", word_of(table.status)},
                       {"visibility", table.is_private ? "private" : "public"},
                       {"seats", table.seats}};
    add_if_true(object, "people_only", table.people_only);
    add_if_true(object, "slow_play_limit", table.slow_play_limit);
    object["taken"] = table.taken;
    object["spectators"] = table.spectators;
    add_if_true(object, "deserted", table.is_deserted);
    add_if_any(object, "host", table.host);
    object["people"] = AdminObject::array();
    for (const auto& member : table.members) {
        AdminObject person = person_object(member.person);
        add_seat(person, member.seat, !member.seat);
        add_connections(person, member.person);
        object["people"].push_back(std::move(person));
    }
    return object;
}

AdminObject to_object(const core::StoredPlayer& player) {
    return {{"player", player.id}, {"name", player.name}, {"seen", format_utc(player.seen)}};
}

std::string to_line(const AdminObject& object) {
    std::string line;
    for (const auto& [key, value] : object.items()) {
        if (!is_nested(value)) line += field(key, text_of(value));
    }
    return line.empty() ? line : line.substr(1);
}

std::vector<std::string> to_lines(const AdminObject& list, const char* nested,
                                  const std::string& none) {
    std::vector<std::string> lines;
    for (const auto& object : list) {
        lines.push_back(to_line(object));
        const auto inner = object.find(nested);
        if (inner == object.end()) continue;
        for (const auto& each : *inner) lines.push_back("  " + to_line(each));
        if (inner->empty() && !none.empty()) lines.push_back("  " + none);
    }
    return lines;
}

}  // namespace vegas::shell
