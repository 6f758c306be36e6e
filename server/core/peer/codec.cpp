#include "server/core/peer/codec.hpp"

#include <array>
#include <memory>
#include <utility>

#include "protocol/json/read.hpp"
#include "protocol/json/strict_json.hpp"
#include "protocol/json/unknown_fields.hpp"
#include "protocol/json/write.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {

template <class T>
ReadError read(const nlohmann::json& j, as::InOrderFormat, T& value) {
    return read(j, as::object, value);
}
template <class T>
void drop_unknown_fields_of(nlohmann::json& j, as::InOrderFormat, const T& value) {
    drop_unknown_fields(j, value);
}

}  // namespace vegas::protocol

namespace vegas::core::peer {
namespace {

using nlohmann::json;
using protocol::Fields;

template <class T>
std::optional<DecodedMessage> read_message(json& head, std::string&& body) {
    T message;
    protocol::drop_unknown_fields(head, message);
    if (protocol::read(head, as::object, message)) return std::nullopt;
    if constexpr (requires { message.body = SharedText(); }) {
        message.body = std::make_shared<const std::string>(std::move(body));
    } else if constexpr (requires { message.body = std::move(body); }) {
        message.body = std::move(body);
    }
    return PeerMessage(std::move(message));
}

struct MessageReader {
    std::string_view name;
    std::optional<DecodedMessage> (*read)(json&, std::string&&);
};
template <class... T>
constexpr std::array<MessageReader, sizeof...(T)> readers_of(const std::variant<T...>*) {
    return {MessageReader{protocol::kWire<T>.name, read_message<T>}...};
}
constexpr auto kReaders = readers_of(static_cast<const PeerMessage*>(nullptr));
static_assert(protocol::have_unique_names(static_cast<const PeerMessage*>(nullptr)),
              "two messages have one name");

}  // namespace

std::string encode_head(const PeerMessage& message) {
    std::string text;
    protocol::JsonWriter out(text);
    out.open('{');
    std::visit(
        [&out]<class T>(const T& what) {
            out.key("is").word(protocol::kWire<T>.name);
            protocol::write_members(out, what);
        },
        message);
    out.close('}');
    return text;
}

std::string_view body_of(const PeerMessage& message) {
    return std::visit(
        []<class T>(const T& what) -> std::string_view {
            if constexpr (std::is_same_v<T, DeliverMessage>) {
                return *what.body;
            } else if constexpr (requires { what.body; }) {
                return what.body;
            } else {
                return {};
            }
        },
        message);
}

std::optional<DecodedMessage> decode_message(std::string_view head, std::string body) {
    auto document = protocol::parse_strict(head);
    if (!document || !document->is_object()) return std::nullopt;
    Fields fields(*document, protocol::ErrorCode::bad_message, "field");
    const auto name = fields.text("is", true);
    if (!name) return std::nullopt;
    for (const MessageReader& reader : kReaders) {
        if (name == reader.name) return reader.read(*document, std::move(body));
    }
    return UnknownMessage{};
}

std::optional<std::string> make_sync_request(std::string_view reply, const std::string& table) {
    const auto document = protocol::parse_strict(reply);
    if (!document || !document->is_object()) return std::nullopt;
    const json& said = *document;
    const bool tells_all = said.value("ev", "") == "snapshot" || said.contains("missed");
    if (!tells_all || !said.contains("re")) return std::nullopt;
    return json{{"op", "table.sync"}, {"id", said["re"]}, {"table", said.value("table", table)}}
        .dump();
}

SharedText without_update(const SharedText& reply) {
    const auto document = protocol::parse_strict(*reply);
    if (!document || !document->is_object()) return reply;
    const json& said = *document;
    if (said.value("ev", "") != "update" || !said.contains("re")) return reply;
    return std::make_shared<const std::string>(
        protocol::to_bytes(said["re"].dump(), protocol::DoneReply{}));
}

std::optional<protocol::LobbyEntry> parse_lobby_entry(std::string_view text) {
    auto document = protocol::parse_strict(text);
    if (!document || !document->is_object()) return std::nullopt;
    protocol::LobbyEntry entry;
    protocol::drop_unknown_fields(*document, entry);
    Fields fields(*document, protocol::ErrorCode::bad_message, "field");
    protocol::read_members(fields, entry);
    const auto ruleset = fields.text("ruleset", true);
    const json* options = fields.require("options");
    const auto seats = fields.integer("seats", 0, kSeatsMax, true);
    if (fields.finish()) return std::nullopt;
    auto setup = protocol::parse_setup(*ruleset, options, seats);
    if (!setup) return std::nullopt;
    entry.setup = *setup;
    return entry;
}

}  // namespace vegas::core::peer
