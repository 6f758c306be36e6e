#include "client-cli/local/verify.hpp"

#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/local/start_check.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/history/verify.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

int not_a_transcript(const protocol::Error& error, std::ostream& err) {
    err << "vegas: not a transcript: " << safe_text(error.message, true) << '\n';
    return error.code == protocol::ErrorCode::bad_json ? kExitUsage : kExitFailed;
}

int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err,
                 const EvidenceSearch& find_evidence) {
    const auto t = protocol::parse_transcript(bytes);
    if (!t) return not_a_transcript(t.error(), err);
    if (const auto flaw = protocol::verify(*t)) {
        out << (knows_rules(t->setup.rules) ? "wrong game=" : "unverified game=") << t->game << " "
            << protocol::describe(*flaw) << '\n';
        return kExitFailed;
    }
    const auto evidence = find_evidence ? find_evidence(t->game) : std::nullopt;
    if (const auto wrong = evidence ? find_contradiction(*t, *evidence) : std::nullopt) {
        out << "wrong game=" << t->game << " start: " << *wrong << '\n';
        return kExitFailed;
    }
    out << "verified game=" << t->game << " ruleset=" << word_of(t->setup.ruleset)
        << " actions=" << t->actions.size();
    if (t->result) {
        out << " places=" << vegas::texts::join(t->result->places, ",")
            << " totals=" << vegas::texts::join(t->result->totals, ",");
    } else {
        out << " unfinished";
    }
    out << "\ncommitment=" << protocol::hex(t->commitment)
        << "\ndigest=" << protocol::hex(t->digest) << '\n';
    for (const std::string& line : start_report(*t, evidence)) out << line << '\n';
    return kExitDone;
}

int verify(const TranscriptOptions& options, std::istream& in, std::ostream& out, std::ostream& err,
           const PlayerFetch& fetch_as_player, const EvidenceSearch& find_evidence) {
    const auto bytes = find_transcript(options, in, err, fetch_as_player);
    return bytes ? verify_bytes(*bytes, out, err, find_evidence) : kExitUsage;
}

}  // namespace vegas::cli
