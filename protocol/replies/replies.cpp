#include "protocol/replies/replies.hpp"

#include "engine/assert.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/json/write.hpp"
#include "protocol/view/public_json.hpp"

namespace vegas::protocol {

template <class T>
void write(JsonWriter& out, as::InOrderFormat, const T& value) {
    out.open('{');
    write_members(out, value);
    out.close('}');
}
static void write(JsonWriter& out, as::OfferFormat, const Offer& o) {
    write(out, o.action, o.preview);
}
static void write(JsonWriter& out, as::ViewFormat, const ViewerView& v) {
    out.raw(view_json(public_json(v.shared), v.you));
}
static void write(JsonWriter& out, const as::RawListFormat&, std::string_view members) {
    out.open('[').raw(members).close(']');
}
template <class T>
void write(JsonWriter& out, const as::WrittenFormat<T>&, std::string_view members) {
    out.open('[').raw(members).close(']');
}
static void write(JsonWriter& out, as::ObjectFormat object, const las_vegas::TileRules* tile) {
    write(out, object, *tile);
}

std::span<const las_vegas::TileRules* const> WelcomeMessage::tiles(const WelcomeMessage&) {
    return las_vegas::all_tiles();
}

namespace {

static_assert(have_unique_names(static_cast<const ServerMessage*>(nullptr)) &&
                  have_unique_names(static_cast<const PlainReply*>(nullptr)),
              "two messages have one name");

// {"ev":"welcome",<members>}; `head`: what stands before, with a comma.
template <class M>
std::string message(std::string_view head, const M& m, std::size_t room = 128) {
    std::string text;
    text.reserve(room);
    (text += '{') += head;
    JsonWriter out(text);
    out.key("ev").word(kWire<M>.name);
    write_members(out, m);
    text += '}';
    return text;
}

std::string head_of(std::string_view re) {
    return "\"re\":" + std::string(re.empty() ? "null" : re) + ",\"ok\":true";
}

template <class T>
concept IsMessage = requires(const T& m) {
    to_bytes(m);
};

}  // namespace

std::string to_bytes(const WelcomeMessage& m) { return message({}, m, 4096); }
std::string to_bytes(const LobbyMessage& m) { return message({}, m); }
std::string to_bytes(const LobbyUpdateMessage& m) { return message({}, m); }
std::string to_bytes(const SnapshotMessage& m) { return message({}, m, 4096 + m.round_log.size()); }
std::string to_bytes(const UpdateMessage& m) {
    return message({}, m, m.events.size() + m.patch.size() + 96);
}
std::string to_bytes(const StartingMessage& m) { return message({}, m); }
std::string to_bytes(const LeftMessage& m) { return message({}, m); }
std::string to_bytes(const ClosingMessage& m) { return message({}, m); }
std::string to_bytes(const StorageMessage& m) { return message({}, m); }
std::string to_bytes(const AnnouncementMessage& m) { return message({}, m); }

std::string to_json(const Prompt& prompt) {
    std::string text;
    text.reserve(64 + 96 * prompt.actions.size());
    JsonWriter out(text);
    write(out, as::in_order, prompt);
    return text;
}

std::string with_parts(const std::string& update, const UpdateParts& parts) {
    ASSERT(update.ends_with('}'));
    std::string text;
    text.reserve(update.size() + parts.own.size() + parts.prompt.size() + 24);
    text.append(update, 0, update.size() - 1);
    if (!parts.own.empty()) (text += ",\"private\":") += parts.own;
    if (!parts.prompt.empty()) (text += ",\"prompt\":") += parts.prompt;
    return text += '}';
}

std::string as_reply(std::string_view re, const std::string& update) {
    ASSERT(update.starts_with('{'));
    std::string text = '{' + head_of(re);
    return (text += ',').append(update, 1);
}

std::string to_json(const PlayedGame& game) {
    return json_text([&](JsonWriter& out) { write(out, as::in_order, game); });
}

std::string to_json(const WaitingGame& game) {
    return json_text([&](JsonWriter& out) { write(out, as::in_order, game); });
}

std::string to_json(const LobbyEntry& entry) {
    return json_text([&](JsonWriter& out) { write(out, as::in_order, entry); });
}

std::string tables_json(const LobbyMessage& lobby) {
    return json_text([&](JsonWriter& out) { write(out, as::in_order, lobby); });
}

std::string_view server_version() { return VEGAS_VERSION; }

std::string version_json(const ServerInfo& server) {
    std::string text;
    JsonWriter out(text);
    out.open('{').key("name").string(server.name).key("version").string(server.version);
    out.key("protocol").number(1);
    if (!server.page.empty()) out.key("page").string(server.page);
    if (!server.imprint_url.empty()) out.key("imprint_url").string(server.imprint_url);
    if (!server.privacy_url.empty()) out.key("privacy_url").string(server.privacy_url);
    out.close('}');
    return text;
}

std::string to_bytes(std::string_view re, const Reply& r) {
    return std::visit(
        [re]<class T>(const T& what) -> std::string {
            if constexpr (IsMessage<T>) {
                return re.empty() ? to_bytes(what) : message(head_of(re) + ',', what, 4096);
            } else {
                if (re.empty()) return {};
                std::string text = '{' + head_of(re);
                JsonWriter out(text);
                out.expect_comma();
                write_members(out, what);
                return text + '}';
            }
        },
        r);
}

std::string to_bytes(std::string_view re, const Error& e) {
    std::string text;
    JsonWriter out(text);
    out.open('{').key("re").raw(re.empty() ? "null" : re).key("error").open('{');
    out.key("code").word(word_of(e.code)).key("message").string(e.message);
    if (!e.data.empty()) out.key("data").raw(e.data);
    out.close('}').close('}');
    return text;
}

}  // namespace vegas::protocol
