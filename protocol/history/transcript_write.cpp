#include "protocol/game/actions.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/json/write.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {
namespace {

void write(JsonOut& out, const Transcript::Answer& a) {
    out.open('{').key("action").raw(canonical(a.action));
    if (a.seal) out.key("commitment").string(hex(a.seal->commitment));
    if (a.house) out.key("house").boolean(true);
    if (a.seal) out.key("nonce").string(hex(a.seal->nonce));
    out.key("seat").number(a.seat).close('}');
}

// The document without `digest`, and where that belongs.
struct Body {
    std::string text;
    std::size_t digest_at = 0;
};

Body body_of(const Transcript& t) {
    Body body;
    body.text.reserve(512 + 48 * t.answers.size());
    JsonOut out(body.text);
    out.open('{').key("actions").open('[');
    for (const Transcript::Answer& a : t.answers) write(out, a);
    out.close(']').key("commitment").string(hex(t.commitment));
    body.digest_at = body.text.size();
    out.key("game").string(t.game).key("options");
    write_options(out, t.setup);
    out.key("result");
    write(out, as::object, t.result);
    out.key("ruleset").string(word_of(t.setup.ruleset)).key("seats").open('[');
    for (const Transcript::Player& p : t.seats) write(out, p);
    out.close(']').key("server_seed").string(hex(t.server_seed));
    out.key("transcript").number(1).close('}');
    return body;
}

Bytes32 digest_of(const Body& body) {
    return sha256({reinterpret_cast<const std::uint8_t*>(body.text.data()), body.text.size()});
}

}  // namespace

void write(JsonOut& out, const Transcript::Player& p) {
    out.open('{').key("bot");
    p.bot ? out.string(word_of(*p.bot)) : out.null();
    out.key("name").string(p.name).key("seed").string(p.seed).close('}');
}

Bytes32 digest_of(const Transcript& t) { return digest_of(body_of(t)); }

std::string transcript_json(const Transcript& t) {
    Body body = body_of(t);
    const std::string digest = ",\"digest\":\"" + hex(digest_of(body)) + '"';
    return std::move(body.text.insert(body.digest_at, digest));
}

}  // namespace vegas::protocol
