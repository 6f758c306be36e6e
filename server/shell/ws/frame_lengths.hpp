// Checks the lengths of frames that a client sends, and counts frames that begin no message. RFC
// 6455, section 5.2: the most significant bit of a length of eight bytes is 0. Beast 1.81 does not
// check it, and takes such a frame for one that is too large.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace vegas::shell {

class FrameLengths {
public:
    // Takes the next bytes of the stream. Replaces a length with that bit set by 0, which is
    // invalid in eight bytes, so that the reader refuses the frame.
    void pass(std::span<std::uint8_t> bytes);
    [[nodiscard]] std::uint64_t passed() const { return passed_; }  // bytes so far
    // Control frames and continuations so far. They may be empty, so no byte limit holds them.
    [[nodiscard]] std::uint64_t extra_frames() const { return extra_frames_; }

private:
    void take_header(std::uint8_t& byte);

    std::uint64_t passed_ = 0;
    std::uint64_t extra_frames_ = 0;
    std::size_t at_ = 0;            // position in the header
    std::size_t length_bytes_ = 0;  // bytes of the length, after the first two of the header
    std::size_t header_bytes_ = 2;  // as far as known
    std::uint64_t length_ = 0;      // of the payload
    std::uint64_t payload_left_ = 0;
    bool is_refused_ = false;
};

}  // namespace vegas::shell
