#include "client-cli/terminal/edit_line.hpp"

#include <utility>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kBytesMax = 1000;

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

}  // namespace

std::size_t EditLine::previous_position() const {
    std::size_t at = cursor_bytes_;
    while (at > 0 && continues(text_[at - 1])) --at;
    return at == 0 ? 0 : at - 1;
}

std::size_t EditLine::next_position() const {
    std::size_t at = cursor_bytes_ < text_.size() ? cursor_bytes_ + 1 : cursor_bytes_;
    while (at < text_.size() && continues(text_[at])) ++at;
    return at;
}

bool EditLine::press(const Key& key) {
    switch (key.kind) {
    case Key::Kind::text:
        if (text_.size() + key.text.size() <= kBytesMax) {
            text_.insert(cursor_bytes_, key.text);
            cursor_bytes_ += key.text.size();
        }
        return true;
    case Key::Kind::backspace: {
        const std::size_t begin = previous_position();
        text_.erase(begin, cursor_bytes_ - begin);
        cursor_bytes_ = begin;
        return true;
    }
    case Key::Kind::remove:
        text_.erase(cursor_bytes_, next_position() - cursor_bytes_);
        return true;
    case Key::Kind::clear:
        text_.clear();
        cursor_bytes_ = 0;
        return true;
    case Key::Kind::left: cursor_bytes_ = previous_position(); return true;
    case Key::Kind::right: cursor_bytes_ = next_position(); return true;
    case Key::Kind::home: cursor_bytes_ = 0; return true;
    case Key::Kind::end: cursor_bytes_ = text_.size(); return true;
    default: return false;
    }
}

std::size_t EditLine::cursor() const {
    return width_of(std::string_view(text_).substr(0, cursor_bytes_));
}

std::string EditLine::release() {
    cursor_bytes_ = 0;
    return std::exchange(text_, {});
}

}  // namespace vegas::cli
