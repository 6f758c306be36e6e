#include "protocol/game/actions.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

std::string text_of(const Transcript& t, std::string_view digest = {}) {
    std::string text;
    text.reserve(640 + 48 * t.actions.size());
    JsonWriter out(text);
    write_sorted<Transcript>(out, t, digest);
    return text;
}

Bytes32 digest_of(std::string_view text) {
    return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace

std::string Transcript::ActionRecord::action_json(const ActionRecord& a) {
    return canonical(a.action);
}

void write(JsonWriter& out, const Transcript::Player& p) { write(out, as::object, p); }

Bytes32 digest_of(const Transcript& t) { return digest_of(text_of(t)); }

std::string transcript_json(const Transcript& t) { return text_of(t, hex(digest_of(text_of(t)))); }

}  // namespace vegas::protocol
