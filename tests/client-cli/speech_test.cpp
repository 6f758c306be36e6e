// What those who listen are told: whole games of every ruleset in every language, sentence by
// sentence, and what they may ask meanwhile.
#include <gtest/gtest.h>

#include <algorithm>
#include <cwctype>
#include <nlohmann/json.hpp>

#include "client-cli/terminal/speech.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/play_test.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/client-cli/screen.hpp"

namespace vegas::cli::speech_test {
namespace {

using nlohmann::json;

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

// Somebody on the first seat of a game, who listens.
class Listener {
public:
    explicit Listener(const std::string& language)
        : console_(out_, kWide), texts_(speech_for(kWide, language)) {
        PlayOptions options{.target = {.table = "arena-1", .invite = ""}};
        options.common.at_keyboard = true;
        play_ = std::make_unique<Play>(Surroundings{transport_, console_, err_, texts_, 1}, options,
                                       Identity{"Bo", ""}, [] {});
        play_->start();
        transport_.connect();
        transport_.welcome(json::array(), printed_tiles());
    }

    // What is told of the first step, and of each that follows.
    Lines arrive(const json& snapshot) {
        (void)heard();
        transport_.reply(snapshot);
        table_ = snapshot["table"];
        version_ = snapshot["v"];
        return heard();
    }
    Lines step(const json& events, const json& snapshot) {
        const json patch = {{{"op", "replace"}, {"path", ""}, {"value", snapshot["view"]}}};
        transport_.say({{"ev", "update"},
                        {"table", table_},
                        {"v", ++version_},
                        {"events", events},
                        {"patch", patch}});
        if (snapshot["prompt"].is_object()) {
            json prompt = snapshot["prompt"];
            prompt["ev"] = "prompt";
            prompt["table"] = table_;
            transport_.say(prompt);
        }
        return heard();
    }
    Lines ask(const std::string& line) {
        play_->line(line);
        return heard();
    }
    [[nodiscard]] bool has_answered() { return !transport_.last("act").is_null(); }
    [[nodiscard]] const Texts& texts() const { return texts_; }
    [[nodiscard]] std::string errors() const { return err_.str(); }

    static constexpr Style kWide{.colour = false, .utf8 = true};

private:
    Lines heard() {
        Lines lines = lines_of(out_.str());
        out_.str("");
        return lines;
    }

    std::ostringstream out_, err_;
    Console console_;
    const Texts& texts_;
    FakeTransport transport_;
    std::unique_ptr<Play> play_;
    json table_;
    int version_ = 0;
};

class Speech : public ScreenTest {};

// The sentences of the events, in order, are what is told first.
void expect_told(const Lines& lines, const json& events, const json& snapshot,
                 const std::string& language) {
    const Seen now = seen(snapshot["view"]);
    std::size_t told = 0;
    for (const json& event : events) {
        const auto sentence =
            sentence_of(read_as<Event>(event), now.spoken(Listener::kWide, language));
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

TEST_F(Speech, TellsEachEventOfRandomGamesOnceAsASentence) {
    const auto games = random_games(7);
    for (const auto& steps : games) {
        std::vector<std::pair<json, json>> told;
        for (const RandomStep& step : steps) {
            told.emplace_back(json::parse(step.events), json::parse(step.snapshot));
        }
        for (const std::string& language : languages()) {
            hear(told, language);
            if (HasFailure()) return;
        }
    }
}

}  // namespace
}  // namespace vegas::cli::speech_test
