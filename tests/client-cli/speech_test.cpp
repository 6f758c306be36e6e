// What those who listen are told: whole games of every ruleset in every language, sentence by
// sentence, and what they may ask meanwhile.
#include <gtest/gtest.h>

#include <cwctype>
#include <nlohmann/json.hpp>

#include "client-cli/terminal/speech.hpp"
#include "tests/client-cli/play_harness.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::speech_test {
namespace {

constexpr std::string_view kMarks = " ,.:;!?'-";
constexpr std::string_view kMarksOfLanguages = "“”„«»’…–—";
constexpr std::size_t kAsksEvery = 97;

bool may_be_read(std::string_view character) {
    if (character.size() > 1) {
        wchar_t wide = 0;
        std::mbtowc(&wide, character.data(), character.size());
        return std::iswalpha(static_cast<wint_t>(wide)) != 0 ||
               kMarksOfLanguages.find(character) != std::string_view::npos;
    }
    return std::isalnum(static_cast<unsigned char>(character.front())) != 0 ||
           kMarks.find(character.front()) != std::string_view::npos;
}

// The signs that would be spelled out.
std::string signs_of(std::string_view text) {
    std::string signs;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
        const std::string_view character = text.substr(i, end - i);
        if (!may_be_read(character)) signs += character;
        i = end;
    }
    return signs;
}

void expect_sentence(const std::string& line) {
    EXPECT_EQ(signs_of(line), "") << line;
    EXPECT_EQ(as_sentence(line), line) << "no sentence";
    EXPECT_FALSE(line.empty());
    EXPECT_EQ(line.find("speech."), std::string::npos) << line;
}

Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// Somebody who listens.
class Listener {
public:
    explicit Listener(const std::string& language)
        : table_(nullptr, kWide, speech_for(kWide, language)) {}

    // What is told of the first step, and of each that follows.
    Lines arrive(const json& snapshot) {
        (void)heard();
        table_.see(snapshot);
        return heard();
    }
    Lines step(const json& events, const json& snapshot) {
        table_.see(events, snapshot);
        return heard();
    }
    Lines ask(const std::string& line) {
        table_.play().line(line);
        return heard();
    }
    [[nodiscard]] bool has_answered() { return !table_.transport().last("act").is_null(); }
    [[nodiscard]] std::string errors() const { return table_.errors(); }

    static constexpr Style kWide{.colour = false, .utf8 = true};

private:
    Lines heard() { return lines_of(table_.printed()); }

    PlayHarness table_;
};

class Speech : public ScreenTest {};

// The sentences of the events, in order, are what is told first.
void expect_told(const Lines& lines, const json& events, const json& snapshot,
                 const std::string& language) {
    const SampleView now = seen(snapshot["view"]);
    std::size_t told = 0;
    for (const json& event : events) {
        const auto sentence =
            sentence_of(read_as<WireEvent>(event), now.spoken(Listener::kWide, language));
        if (!sentence) continue;
        ASSERT_LT(told, lines.size()) << event;
        EXPECT_EQ(lines[told], as_sentence(*sentence)) << event;
        ++told;
    }
    for (const std::string& line : lines) expect_sentence(line);
}

void ask_everything(Listener& listener) {
    for (const char* line :
         {"board",      "casino 1",     "casino 3", "casino 6", "table 1", "table 10", "casino 99",
          "money",      "players",      "dice",     "time",     "log 5",   "log",      "rules",
          "rules turn", "rules jackpt", "rules F1", "repeat",   "help",    "who knows"}) {
        const Lines lines = listener.ask(line);
        EXPECT_FALSE(lines.empty()) << line;
        for (const std::string& one : lines) expect_sentence(one);
    }
    EXPECT_FALSE(listener.has_answered());
}

// A whole game, in which everything is asked now and then.
void hear(const std::vector<std::pair<json, json>>& steps, const std::string& language) {
    Listener listener(language);
    for (const std::string& line : listener.arrive(steps.front().second)) expect_sentence(line);
    for (std::size_t n = 1; n < steps.size() && !testing::Test::HasFailure(); ++n) {
        const auto& [events, snapshot] = steps[n];
        expect_told(listener.step(events, snapshot), events, snapshot, language);
        if (n % kAsksEvery == 5 && n + 1 < steps.size()) ask_everything(listener);
    }
    EXPECT_EQ(listener.errors(), "");
}

// The rulesets with the most kinds of events; what others tell differs only in how one passes.
bool has_all_events(const json& table) {
    return table["ruleset"] == "royale" || table["ruleset"] == "vegas-1996";
}

TEST_F(Speech, TellsEachEventOfRandomGamesOnceAsASentence) {
    const auto games = random_games(7);
    const std::vector<std::string> all = languages();
    for (std::size_t n = 0; n < games.size(); ++n) {
        std::vector<std::pair<json, json>> told;
        for (const RandomStep& step : games[n]) {
            told.emplace_back(json::parse(step.events), json::parse(step.snapshot));
        }
        const bool in_each = has_all_events(told.front().second["view"]["table"]);
        for (std::size_t i = 0; i < all.size() && !HasFailure(); ++i) {
            if (in_each || i == n % all.size()) hear(told, all[i]);
        }
    }
}

}  // namespace
}  // namespace vegas::cli::speech_test
