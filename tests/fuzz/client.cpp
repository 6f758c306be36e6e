// What a hostile server says to `vegas play`. The first line says on what screen it is read, and
// the others are messages, or what is typed meanwhile. Whatever comes, a frame has the size of the
// screen, and nothing but text and colours reaches the terminal.
#include <algorithm>
#include <clocale>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/fake_display.hpp"
#include "tests/client-cli/play_harness.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace vegas::fuzz {
namespace {

using cli::Size;
using nlohmann::json;

constexpr std::int64_t kSizeMost = 200;
constexpr std::int64_t kPassMs = 700;

std::int64_t number_in(const json& object, const char* name, std::int64_t otherwise) {
    if (!object.is_object() || !object.contains(name)) return otherwise;
    return object[name].is_number_integer() ? object[name].get<std::int64_t>() : otherwise;
}

std::size_t size_in(const json& screen, const char* name, std::int64_t otherwise) {
    const std::int64_t size = number_in(screen, name, otherwise);
    return static_cast<std::size_t>(std::clamp<std::int64_t>(size, 1, kSizeMost));
}

const cli::Texts& texts(bool speech) {
    static const cli::Texts shown("en", false, false);
    static const cli::Texts spoken("en", false, true);
    return speech ? spoken : shown;
}

// Escapes are those of colours only.
bool is_clean(std::string_view text, bool newline) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto sign = static_cast<unsigned char>(text[at]);
        if (sign == 0x1b) {
            const auto end = text.find('m', at);
            if (end == std::string_view::npos || text.substr(at + 1, 1) != "[") return false;
            const auto inner = text.substr(at + 2, end - at - 2);
            if (inner.find_first_not_of("0123456789;") != std::string_view::npos) return false;
            at = end;
        } else if ((sign < 0x20 && !(newline && sign == '\n')) || sign == 0x7f) {
            return false;
        }
    }
    return true;
}

class Reader {
public:
    explicit Reader(const json& screen)
        : speech_(screen.is_object() && screen.value("speech", json()) == true),
          size_{.rows = size_in(screen, "rows", 24), .columns = size_in(screen, "columns", 80)} {
        constexpr cli::Style kStyle{.colour = true, .utf8 = true};
        std::unique_ptr<cli::FakeDisplay> display;
        if (!speech_) {
            display = std::make_unique<cli::FakeDisplay>();
            display->resize(size_);
            display_ = display.get();
        }
        table_ = std::make_unique<cli::PlayHarness>(std::move(display), kStyle, texts(speech_),
                                                    json::array());
    }

    void take(std::string_view line) {
        json message = json::parse(line, nullptr, false);
        if (message.is_object() && message.contains("typed")) {
            if (message["typed"].is_string()) table_->play().line(message["typed"]);
        } else if (message.is_object() && message.contains("re") &&
                   !table_->transport().sent.empty()) {
            message["re"] = table_->transport().sent.back()["id"];
            table_->transport().hear(message.dump(-1, ' ', false, json::error_handler_t::ignore));
        } else {
            table_->transport().hear(std::string(line));
        }
        if (!ended()) table_->transport().pass(kPassMs);
        check();
    }
    [[nodiscard]] bool ended() const { return table_->transport().finished; }

private:
    void check() {
        require(is_clean(table_->printed(), true), "what is printed is text");
        require(is_clean(table_->errors(), true), "what is said of errors is text");
        if (display_ == nullptr || ended() || display_->times_drawn() == 0) return;
        const auto& lines = display_->frame().lines;
        require(lines.size() == size_.rows, "a frame has the rows of the screen");
        for (const auto& line : lines) require(is_clean(line, false), "a line of a frame is text");
    }

    bool speech_;
    Size size_;
    cli::FakeDisplay* display_ = nullptr;  // of the table's console, while it is there
    std::unique_ptr<cli::PlayHarness> table_;
};

}  // namespace

void try_text(std::string_view text) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
    const auto next = [&text] {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return line;
    };
    Reader reader(json::parse(next(), nullptr, false));
    while (!text.empty() && !reader.ended()) reader.take(next());
}

}  // namespace vegas::fuzz
