#include "client-cli/lab/arena.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <future>
#include <map>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <vector>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/lab/contest.hpp"
#include "client-cli/lab/game_setup.hpp"
#include "client-cli/local/program.hpp"
#include "engine/assert.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/json/text.hpp"
#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr double kInPercent = 100;

// "hard", or "hard:500" with so many playouts.
std::optional<Contestant> contestant(const std::string& text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto level = parse_enum<bots::Level>(std::string_view(text).substr(0, colon));
    if (!level) return std::nullopt;
    Contestant bot{.name = text, .level = *level, .playouts = bots::row_of(*level).playouts};
    if (colon == text.size()) return bot;
    bot.playouts = texts::parse_number<int>(text.substr(colon + 1)).value_or(0);
    const bool thinks = bots::row_of(*level).playouts > 0;
    return bot.playouts >= 1 && thinks ? std::optional(bot) : std::nullopt;
}

using ProgramCommands = std::map<std::string, std::string>;  // by the program's name

// So that neither a shell nor a comma between bots makes two of it.
bool is_name(std::string_view name) {
    return protocol::fits_a_name(name) && std::ranges::all_of(name, [](char c) {
               return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' ||
                      c == '.';
           });
}

// Fails if one of them is no NAME=COMMAND.
OrFailure<ProgramCommands> commands_of(const std::vector<std::string>& programs) {
    ProgramCommands commands;
    std::string problem;
    for (const std::string& text : programs) {
        const std::size_t sign = std::min(text.find('='), text.size());
        const std::string name = text.substr(0, sign);
        if (!is_name(name) || sign + 1 >= text.size()) {
            problem = "--program: write NAME=COMMAND, with a name of 1 to " +
                      std::to_string(protocol::kNameChars) + " letters, digits, '-', '_' and '.'";
        } else if (contestant(name)) {
            problem = "--program: `" + name + "` is a house bot";
        } else if (!commands.emplace(name, text.substr(sign + 1)).second) {
            problem = "--program: there are two named `" + name + "`";
        }
    }
    if (!problem.empty()) return TextFailure::because(problem);
    return commands;
}

std::string all_bots(const ProgramCommands& commands) {
    std::string names;
    for (const auto& level : bots::kLevels) {
        names += (names.empty() ? "" : ", ") + std::string(level.name);
        if (level.playouts > 0) names += ", " + std::string(level.name) + ":N with N playouts";
    }
    for (const auto& [name, command] : commands) names += ", " + name;
    return names;
}

// A mistyped level keeps its playouts: hrad:500. Where the level is right, they are wrong.
std::string suggest_bot(const std::string& text, const ProgramCommands& commands) {
    std::vector<std::string> known;
    known.reserve(std::size(bots::kLevels) + commands.size());
    for (const auto& level : bots::kLevels) known.emplace_back(level.name);
    for (const auto& [name, command] : commands) known.push_back(name);
    const std::string level = text.substr(0, text.find(':'));
    return parse_enum<bots::Level>(level) ? "" : texts::did_you_mean(level, known);
}

std::uint64_t number_of(const std::string& seed) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(seed.data());
    std::uint64_t n = 0;
    const auto digest = protocol::sha256({bytes, seed.size()});
    for (const std::uint8_t byte : std::span(digest).first<8>()) n = n << 8 | byte;
    return n;
}

template <class... Args>
std::string line(const char* format, Args... args) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), format, args...);
    return text.data();
}

nlohmann::ordered_json bots_json(const Contest& contest,
                                 const std::vector<ContestantStats>& tallies) {
    auto list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ContestantStats& t = tallies[i];
        list.push_back({{"name", contest.bots[i].name},
                        {"games", t.games},
                        {"win_share", t.win_share()},
                        {"low", std::max(t.win_share() - t.margin(), 0.0)},
                        {"high", std::min(t.win_share() + t.margin(), 1.0)},
                        {"money", t.money / static_cast<double>(t.games)},
                        {"ms_mean", t.mean_ms()},
                        {"ms_p99", t.p99_ms()}});
    }
    return list;
}

nlohmann::ordered_json regret_json(const Contest& contest,
                                   const std::vector<ContestantStats>& tallies) {
    auto list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        for (const auto& [category, regret] : tallies[i].regret) {
            nlohmann::ordered_json j{{"name", contest.bots[i].name}, {"what", category.what}};
            if (!category.tile.empty()) j["tile"] = category.tile;
            j["decisions"] = regret.decisions;
            j["regret"] = regret.sum / static_cast<double>(regret.decisions);
            list.push_back(std::move(j));
        }
    }
    return list;
}

void print_bots(const Contest& contest, const std::vector<ContestantStats>& tallies,
                std::ostream& out) {
    out << line("%-14s %7s %7s %15s %12s %9s %9s\n", "bot", "games", "wins %", "95 %", "money",
                "ms mean", "ms p99");
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ContestantStats& t = tallies[i];
        out << line("%-14.14s %7llu %7.1f %6.1f to %5.1f %12.0f %9.3f %9.3f\n",
                    contest.bots[i].name.c_str(), static_cast<unsigned long long>(t.games),
                    kInPercent * t.win_share(),
                    kInPercent * std::max(t.win_share() - t.margin(), 0.0),
                    kInPercent * std::min(t.win_share() + t.margin(), 1.0),
                    t.money / static_cast<double>(t.games), t.mean_ms(), t.p99_ms());
    }
}

// What the choices of each category cost, in percent of a win: each, and of a game. The contestants
// of one name together.
void print_regret(const Contest& contest, const std::vector<ContestantStats>& tallies,
                  std::ostream& out) {
    std::map<std::string, std::pair<std::uint64_t, std::map<DecisionCategory, RegretSum>>> by_name;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        auto& [games, regrets] = by_name[contest.bots[i].name];
        games += tallies[i].games;
        for (const auto& [category, regret] : tallies[i].regret) regrets[category].add(regret);
    }
    for (const auto& [name, sums] : by_name) {
        out << line("\n%-24.24s %10s %12s %14s\n", ("regret of " + name).c_str(), "decisions",
                    "% each", "% of a game");
        for (const auto& [category, regret] : sums.second) {
            out << line("  %-22.22s %10llu %12.2f %14.2f\n",
                        (category.what + " " + category.tile).c_str(),
                        static_cast<unsigned long long>(regret.decisions),
                        kInPercent * regret.sum / static_cast<double>(regret.decisions),
                        kInPercent * regret.sum / static_cast<double>(sums.first));
        }
    }
}

void print(const ArenaOptions& options, const Contest& contest,
           const std::vector<ContestantStats>& tallies, std::ostream& out) {
    if (options.as_json) {
        nlohmann::ordered_json j{{"ruleset", options.ruleset},
                                 {"options", options.options},
                                 {"seed", options.seed},
                                 {"bots", bots_json(contest, tallies)}};
        if (contest.judge_playouts > 0) j["regret"] = regret_json(contest, tallies);
        out << j.dump() << '\n';
        return;
    }
    out << options.ruleset << ", " << int{contest.setup.seats} << " seats, " << contest.games
        << " games, seed " << options.seed << '\n';
    print_bots(contest, tallies, out);
    if (contest.judge_playouts > 0) print_regret(contest, tallies, out);
}

// Tells from this thread how far the others are.
OrFailure<std::vector<ContestantStats>> run_with_progress(const Contest& contest,
                                                          Progress progress) {
    std::atomic<std::uint64_t> played = 0;
    auto tallies = std::async(std::launch::async,
                              [&contest, &played] { return run_contest(contest, played); });
    constexpr std::chrono::milliseconds kBetween{100};
    while (tallies.wait_for(kBetween) != std::future_status::ready) {
        if (progress != nullptr) progress(played, contest.games);
    }
    if (progress != nullptr) progress(played, contest.games);
    return tallies.get();
}

}  // namespace

int arena(const ArenaOptions& options, Progress progress, std::ostream& out, std::ostream& err) {
    const auto commands = commands_of(options.programs);
    if (!commands) {
        err << "vegas: " << commands.error().why() << '\n';
        return kExitUsage;
    }
    const auto setup = game_setup(options.ruleset, options.options,
                                  static_cast<int>(options.bots.size()), "--bots", err);
    if (!setup) return kExitUsage;
    Contest contest{.setup = *setup,
                    .bots = {},
                    .games = options.games,
                    .seed = number_of(options.seed),
                    .judge_playouts = options.judge_playouts,
                    .jobs = options.jobs,
                    .patience = std::chrono::milliseconds(options.patience_ms)};
    for (const std::string& text : options.bots) {
        auto bot = contestant(text);
        if (const auto program = commands->find(text); program != commands->end()) {
            bot = {.name = text, .command = program->second};
        }
        if (!bot) {
            err << "vegas: --bots: there is no bot `" << text << "`; there are "
                << all_bots(*commands) << suggest_bot(text, *commands) << '\n';
            return kExitUsage;
        }
        contest.bots.push_back(*bot);
    }
    try {
        const auto tallies = run_with_progress(contest, progress);
        if (!tallies) {
            err << "vegas: " << tallies.error().why() << '\n';
            return kExitFailed;
        }
        print(options, contest, *tallies, out);
    } catch (const InvariantBroken& bug) {
        err << "vegas: a game broke: " << bug.what() << '\n';
        return kExitFailed;
    }
    return kExitDone;
}

}  // namespace vegas::cli
