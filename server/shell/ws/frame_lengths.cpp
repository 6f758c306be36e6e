#include "server/shell/ws/frame_lengths.hpp"

#include <algorithm>
#include <limits>

namespace vegas::shell {
namespace {

constexpr std::size_t kFirstBytes = 2;
constexpr std::size_t kMaskBytes = 4;
constexpr std::uint8_t kOpcodeBits = 0x0f;
constexpr std::uint8_t kTextOpcode = 1, kBinaryOpcode = 2;

std::size_t length_bytes_for(std::uint8_t short_length) {
    if (short_length < 126) return 0;
    return short_length == 126 ? 2 : 8;
}

}  // namespace

void FrameLengths::pass(std::span<std::uint8_t> bytes) {
    passed_ += bytes.size();
    while (!bytes.empty()) {
        const auto skipped = std::min<std::uint64_t>(payload_left_, bytes.size());
        payload_left_ -= skipped;
        bytes = bytes.subspan(skipped);
        if (bytes.empty()) return;
        take_header(bytes.front());
        bytes = bytes.subspan(1);
    }
}

void FrameLengths::take_header(std::uint8_t& byte) {
    const auto at = at_++;
    if (at == 0) {
        const std::uint8_t opcode = byte & kOpcodeBits;
        if (opcode != kTextOpcode && opcode != kBinaryOpcode) ++extra_frames_;
    } else if (at == 1) {
        length_ = byte & 0x7f;
        length_bytes_ = length_bytes_for(byte & 0x7f);
        header_bytes_ = kFirstBytes + length_bytes_ + ((byte & 0x80) != 0 ? kMaskBytes : 0);
    } else if (at >= kFirstBytes && at < kFirstBytes + length_bytes_) {
        if (at == kFirstBytes) {
            length_ = 0;
            is_refused_ = length_bytes_ == 8 && (byte & 0x80) != 0;
        }
        if (is_refused_) byte = 0;
        length_ = length_ << 8 | byte;
    }
    if (at_ < header_bytes_) return;
    payload_left_ = is_refused_ ? std::numeric_limits<std::uint64_t>::max() : length_;
    at_ = 0;
    header_bytes_ = kFirstBytes;
}

}  // namespace vegas::shell
