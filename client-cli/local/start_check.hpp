// Compares a transcript with what this terminal saw before the game began. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/session/start_evidence.hpp"
#include "client-cli/terminal/lines.hpp"
#include "protocol/history/transcript.hpp"

namespace vegas::cli {

// What contradicts the evidence, in English; nullopt: nothing does.
[[nodiscard]] std::optional<std::string> find_contradiction(const protocol::Transcript&,
                                                            const StartEvidence&);

// What is known of the start, a line each, in English. `evidence` must not contradict.
[[nodiscard]] Lines start_report(const protocol::Transcript&,
                                 const std::optional<StartEvidence>& evidence);

}  // namespace vegas::cli
