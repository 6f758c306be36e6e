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
constexpr std::size_t kAsksEvery = 37;

// Characters of UTF-8, as they stand there.
std::vector<std::string> characters(const std::string& text) {
    std::vector<std::string> all;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U && !all.empty()) {
            all.back() += c;
        } else {
            all.emplace_back(1, c);
        }
    }
    return all;
}

bool may_be_read(const std::string& character) {
    if (character.size() > 1) {
        wchar_t wide = 0;
        std::mbtowc(&wide, character.data(), character.size());
        return std::iswalpha(static_cast<wint_t>(wide)) != 0 ||
               kMarksOfLanguages.find(character) != std::string_view::npos;
    }
    return std::isalnum(static_cast<unsigned char>(character.front())) != 0 ||
           kMarks.find(character.front()) != std::string_view::npos;
}

void expect_sentence(const std::string& line) {
    for (const std::string& character : characters(line)) {
        EXPECT_TRUE(may_be_read(character)) << "'" << character << "' in: " << line;
    }
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
        : console_(out_, kWide, false), texts_(speech_for(kWide, language)) {
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

TEST_F(Speech, TellsEachEventOfRandomGamesOnceAsASentence) {
    const auto games = random_games(7);
    for (const std::string& language : languages()) {
        for (const auto& steps : games) {
            Listener listener(language);
            for (std::size_t n = 0; n < steps.size(); ++n) {
                const json snapshot = json::parse(steps[n].snapshot);
                const json events = json::parse(steps[n].events);
                Lines lines = n == 0 ? listener.arrive(snapshot) : listener.step(events, snapshot);
                if (n == 0) {
                    for (const std::string& line : lines) expect_sentence(line);
                } else {
                    expect_told(lines, events, snapshot, language);
                }
                if (n % kAsksEvery == 5 && n + 1 < steps.size()) ask_everything(listener);
                if (HasFailure()) return;
            }
            EXPECT_EQ(listener.errors(), "");
        }
    }
}

}  // namespace
}  // namespace vegas::cli::speech_test
