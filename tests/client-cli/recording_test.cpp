// A round as the person on the first seat sees it: each question, and each step of the payout, as
// text in recordings/. VEGAS_UPDATE_RECORDINGS=1 writes them anew; the change is then reviewed as a
// diff.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/client-cli/fake_display.hpp"
#include "tests/client-cli/play_harness.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::recording_test {
namespace {

constexpr Style kWithoutColours{.colour = false, .utf8 = true};
constexpr std::uint64_t kSeed = 5;
constexpr int kPictures = 5;  // more than there are of dice that roll
constexpr std::int64_t kPictureMs = 100;

class Recorder {
public:
    explicit Recorder(Size size)
        : display_(new FakeDisplay),
          table_(std::unique_ptr<Display>(display_), kWithoutColours, texts_for(kWithoutColours)) {
        display_->resize(size);
    }

    void begin(const json& snapshot) {
        table_.see(snapshot);
        question(snapshot);
    }
    void step(const json& events, const json& snapshot) {
        table_.see(events, snapshot);
        for (int picture = 0; picture < kPictures; ++picture) {
            table_.transport().pass(kPictureMs);
            while (display_->text().find(table_.texts()("keys.go_on")) != std::string::npos) {
                keep();
                table_.play().key({.kind = Key::Kind::enter});
            }
        }
        question(snapshot);
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void question(const json& snapshot) {
        if (snapshot["prompt"].is_object() && snapshot["prompt"]["seat"] == 0) keep();
    }
    void keep() {
        text_ += "--- " + std::to_string(++kept_) + "\n";
        text_ += display_->text();
    }

    FakeDisplay* display_;  // of the table's console
    PlayHarness table_;
    std::string text_;
    int kept_ = 0;
};

bool begins_round(const json& events) {
    return std::ranges::any_of(events,
                               [](const json& event) { return event["kind"] == "round_started"; });
}

std::string recorded(Size size) {
    const auto steps = random_royale(kSeed);
    Recorder recorder(size);
    recorder.begin(json::parse(steps.front().snapshot));
    for (std::size_t n = 1; n < steps.size(); ++n) {
        const json events = json::parse(steps[n].events);
        recorder.step(events, json::parse(steps[n].snapshot));
        if (begins_round(events)) break;
    }
    return recorder.text();
}

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Recording : public ScreenTest {};

void is_what_it_was(Size size) {
    const std::string path = std::string(VEGAS_SOURCE_DIR "/tests/client-cli/recordings/royale-") +
                             std::to_string(size.columns) + "x" + std::to_string(size.rows) +
                             ".txt";
    const std::string now = recorded(size);
    if (std::getenv("VEGAS_UPDATE_RECORDINGS") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
    }
    EXPECT_EQ(contents(path), now) << "VEGAS_UPDATE_RECORDINGS=1 writes it anew";
}

TEST_F(Recording, ARoundAt60Columns) { is_what_it_was({.rows = 20, .columns = 60}); }
TEST_F(Recording, ARoundAt80Columns) { is_what_it_was({.rows = 24, .columns = 80}); }
TEST_F(Recording, ARoundAt120Columns) { is_what_it_was({.rows = 40, .columns = 120}); }

}  // namespace
}  // namespace vegas::cli::recording_test
