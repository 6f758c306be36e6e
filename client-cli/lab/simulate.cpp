#include "client-cli/lab/simulate.hpp"

#include <filesystem>
#include <fstream>
#include <ostream>
#include <system_error>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/lab/game_setup.hpp"
#include "client-cli/lab/simulation.hpp"
#include "client-cli/lab/statistics.hpp"
#include "client-cli/texts/text_failure.hpp"
#include "engine/assert.hpp"

namespace vegas::cli {
namespace {

namespace fs = std::filesystem;

OrFailure<void> write_transcript(const fs::path& folder, const protocol::Transcript& transcript) {
    const fs::path path = folder / (transcript.game + ".json");
    std::ofstream file(path, std::ios::binary);
    file << protocol::transcript_json(transcript) << '\n';
    file.close();
    if (!file) return TextFailure::because("cannot write " + path.string());
    return {};
}

// With one transcript in use at a time, whatever the number of games.
OrFailure<void> play_all(const SimulateOptions& options, const Setup& setup,
                         Statistics& statistics) {
    protocol::Transcript transcript;
    const bool records = !options.transcripts.empty();
    std::error_code error;
    if (records) fs::create_directories(options.transcripts, error);
    if (error) {
        return TextFailure::because(
            fs::filesystem_error("cannot create directories", options.transcripts, error).what());
    }
    for (std::uint64_t n = 1; n <= options.games; ++n) {
        try {
            const SimulationResult played =
                simulate_game(setup, options.seed, n, statistics, records ? &transcript : nullptr);
            statistics.add(played.result, played.decisions);
        } catch (const InvariantBroken& bug) {
            return TextFailure::because("game " + std::to_string(n) + " broke: " + bug.what());
        }
        if (!records) continue;
        auto written = write_transcript(options.transcripts, transcript);
        if (!written) return written;
    }
    return {};
}

void print(const SimulateOptions& options, const Setup& setup, const Statistics& statistics,
           std::ostream& out) {
    if (!options.as_json) {
        out << options.ruleset << ", " << int{setup.seats} << " seats, " << options.games
            << " games, seed " << options.seed << '\n';
        for (const std::string& line : statistics.as_lines()) out << line << '\n';
        return;
    }
    nlohmann::ordered_json j{{"ruleset", options.ruleset},
                             {"options", options.options},
                             {"seats", setup.seats},
                             {"seed", options.seed}};
    j.update(statistics.as_json());
    out << j.dump() << '\n';
}

}  // namespace

int simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err) {
    const auto setup = game_setup(options.ruleset, options.options, options.seats, "--seats", err);
    if (!setup) return kExitUsage;
    Statistics statistics;
    if (const auto played = play_all(options, *setup, statistics); !played) {
        err << "vegas: " << played.error().why() << '\n';
        return kExitFailed;
    }
    print(options, *setup, statistics, out);
    return kExitDone;
}

}  // namespace vegas::cli
