#include "server/core/journal/records.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/game/actions.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/strict_json.hpp"
#include "protocol/json/write.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::core::journal {
namespace {

using nlohmann::json;
using protocol::ErrorCode;
using protocol::Fields;
using protocol::Result;

static_assert(protocol::have_unique_names(static_cast<const Record*>(nullptr)),
              "two records have one name");

protocol::Error bad(std::string message) {
    return {ErrorCode::bad_message, std::move(message), {}};
}

// ---- what a description cannot say

template <class T>
Result<Record> finished(Fields& f, T& record) {
    if (auto problem = f.finish()) return *problem;
    return Record(std::move(record));
}

Result<Record> finished(Fields& f, Created& record) {
    const auto ruleset = f.text("ruleset", true);
    const json* options = f.require("options");
    const auto seats = f.integer("seats", 0, kSeatsMax, true);
    if (auto problem = f.finish()) return *problem;
    auto setup = protocol::parse_setup(*ruleset, options, seats);
    if (!setup) return setup.error();
    record.setup = *setup;
    return Record(std::move(record));
}

Result<Record> finished(Fields& f, Acted& record) {
    const json* action = f.require("action");
    if (auto problem = f.finish()) return *problem;
    auto parsed = protocol::parse_action(*action);
    if (!parsed) return parsed.error();
    record.action = *parsed;
    if (record.nonce.has_value() != is_sealed(record.action.kind)) {
        return bad("nonce: a sealed choice has one, and nothing else");
    }
    return Record(record);
}

// ---- records by their kind

template <class T>
Result<Record> read_record(Fields& f) {
    T record;
    protocol::read_members(f, record);
    return finished(f, record);
}

struct RecordReader {
    std::string_view kind;
    Result<Record> (*read)(Fields&);
};
template <class... T>
constexpr std::array<RecordReader, sizeof...(T)> readers_of(const std::variant<T...>*) {
    return {RecordReader{protocol::kWire<T>.name, read_record<T>}...};
}
constexpr auto kReaders = readers_of(static_cast<const Record*>(nullptr));

Result<Entry> read_entry(const json& j) {
    if (!j.is_object()) return bad("must be an object");
    Fields f(j, ErrorCode::bad_message, "field");
    const auto version = f.integer("v", 1, INT32_MAX, true);
    if (version && *version > kVersion) f.fail("v", "is a version that this server cannot read");
    Entry entry;
    entry.t.ms = f.integer("t", -protocol::kExact, protocol::kExact, true).value_or(0);
    entry.table = f.text("table", true).value_or("");
    entry.seq = static_cast<std::uint32_t>(f.integer("seq", 0, UINT32_MAX, true).value_or(0));
    entry.incarnation =
        static_cast<std::uint64_t>(f.integer("inc", 0, protocol::kExact, true).value_or(0));
    const auto kind = f.text("kind", true);
    for (const RecordReader& reader : kReaders) {
        if (reader.kind != kind) continue;
        auto record = reader.read(f);
        if (!record) return record.error();
        entry.record = std::move(*record);
        return entry;
    }
    if (kind) f.fail("kind", "is no kind of record");
    return *f.finish();
}

}  // namespace

std::string Acted::action_json(const Acted& acted) { return protocol::canonical(acted.action); }

namespace {

int version_of(const Record& record) {
    return std::visit(
        [](const auto& what) {
            if constexpr (requires { what.since(); }) return what.since();
            return 1;
        },
        record);
}

}  // namespace

std::string to_json(const Entry& entry) {
    std::string text;
    text.reserve(192);
    protocol::JsonWriter out(text);
    out.open('{').key("v").number(version_of(entry.record)).key("t").number(entry.t.ms);
    out.key("table").string(entry.table).key("seq").number(entry.seq);
    out.key("inc").number(static_cast<std::int64_t>(entry.incarnation));
    std::visit(
        [&out]<class T>(const T& record) {
            out.key("kind").word(protocol::kWire<T>.name);
            protocol::write_members(out, record);
        },
        entry.record);
    out.close('}');
    return text;
}

Result<Entry> parse(std::string_view text) {
    const auto document = protocol::parse_strict(text);
    if (!document) return document.error();
    auto entry = read_entry(*document);
    if (entry && to_json(*entry) != text) return bad("is not as the server writes it");
    return entry;
}

}  // namespace vegas::core::journal
