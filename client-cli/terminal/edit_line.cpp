#include "client-cli/terminal/edit_line.hpp"

#include <utility>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kBytesMax = 1000;

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

}  // namespace

std::size_t EditLine::before() const {
    std::size_t at = at_;
    while (at > 0 && continues(text_[at - 1])) --at;
    return at == 0 ? 0 : at - 1;
}

std::size_t EditLine::behind() const {
    std::size_t at = at_ < text_.size() ? at_ + 1 : at_;
    while (at < text_.size() && continues(text_[at])) ++at;
    return at;
}

bool EditLine::press(const Key& key) {
    switch (key.kind) {
    case Key::Kind::text:
        if (text_.size() + key.text.size() <= kBytesMax) {
            text_.insert(at_, key.text);
            at_ += key.text.size();
        }
        return true;
    case Key::Kind::backspace: {
        const std::size_t begin = before();
        text_.erase(begin, at_ - begin);
        at_ = begin;
        return true;
    }
    case Key::Kind::remove: text_.erase(at_, behind() - at_); return true;
    case Key::Kind::clear:
        text_.clear();
        at_ = 0;
        return true;
    case Key::Kind::left: at_ = before(); return true;
    case Key::Kind::right: at_ = behind(); return true;
    case Key::Kind::home: at_ = 0; return true;
    case Key::Kind::end: at_ = text_.size(); return true;
    default: return false;
    }
}

std::size_t EditLine::cursor() const { return width_of(std::string_view(text_).substr(0, at_)); }

std::string EditLine::take() {
    at_ = 0;
    return std::exchange(text_, {});
}

}  // namespace vegas::cli
