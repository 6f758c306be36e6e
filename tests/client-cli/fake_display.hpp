// A Display that remembers what was drawn.
#pragma once

#include <string>

#include "client-cli/terminal/display.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

class FakeDisplay final : public Display {
public:
    [[nodiscard]] Size size() const override { return size_; }
    void draw(const ScreenFrame& frame) override {
        frame_ = frame;
        ++drawn_;
    }
    void invalidate() override { ++disturbed_; }
    [[nodiscard]] std::vector<Key> read_keys() override { return {}; }
    void close() override {}

    void resize(Size size) { size_ = size; }
    [[nodiscard]] const ScreenFrame& frame() const { return frame_; }
    [[nodiscard]] std::string text() const {
        std::string text;
        for (const auto& line : frame_.lines) text += plain_spaces(line) + "\n";
        return text;
    }
    [[nodiscard]] int times_drawn() const { return drawn_; }
    [[nodiscard]] int times_disturbed() const { return disturbed_; }

private:
    Size size_;
    ScreenFrame frame_;
    int drawn_ = 0;
    int disturbed_ = 0;
};

}  // namespace vegas::cli
