// The bytes that CorkedStream gathers and sends: frames of text messages, and what Beast writes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace vegas::shell {

// Appends the header of an unmasked, final text frame. RFC 6455, section 5.2.
inline void append_text_header(std::string& out, std::size_t payload_bytes) {
    std::array<char, 10> header{static_cast<char>(0x81)};
    std::size_t size = 1;
    if (payload_bytes < 126) {
        header[size++] = static_cast<char>(payload_bytes);
    } else {
        const bool two_bytes = payload_bytes <= 0xffff;
        header[size++] = static_cast<char>(two_bytes ? 126 : 127);
        for (int shift = two_bytes ? 8 : 56; shift >= 0; shift -= 8) {
            const auto byte = static_cast<std::uint64_t>(payload_bytes) >> shift;
            header[size++] = static_cast<char>(byte & 0xff);
        }
    }
    out.append(header.data(), size);
}

class CorkedBuffer {
public:
    // Frames a text message.
    void append_text(std::string_view payload) {
        append_text_header(gathered_.bytes, payload.size());
        gathered_.bytes += payload;
        gathered_.payload += payload.size();
    }
    void append(const void* bytes, std::size_t size) {
        gathered_.bytes.append(static_cast<const char*>(bytes), size);
    }

    // Payload bytes of messages not yet sent.
    [[nodiscard]] std::size_t unsent() const { return leaving_.payload + gathered_.payload; }

    // Makes all that was gathered `leaving()`; false if that is nothing. REQUIRES: nothing is
    // leaving.
    [[nodiscard]] bool begin_write() {
        if (gathered_.bytes.empty()) return false;
        std::swap(leaving_, gathered_);
        return true;
    }
    // Bytes being sent. Valid until on_written().
    [[nodiscard]] std::string_view leaving() const {
        return std::string_view(leaving_.bytes).substr(left_);
    }
    // Counts `bytes` of leaving() as sent; returns how many were payload. Headers count as payload
    // until the last byte is out, when the sum is right again.
    [[nodiscard]] std::size_t on_written(std::size_t bytes) {
        left_ += bytes;
        written_ += bytes;
        const bool done = left_ == leaving_.bytes.size();
        const auto payload = done ? leaving_.payload : std::min(bytes, leaving_.payload);
        leaving_.payload -= payload;
        if (done) {
            recycle(leaving_);
            left_ = 0;
        }
        return payload;
    }

    // Bytes sent since the beginning, and their number once everything buffered now was sent.
    [[nodiscard]] std::uint64_t written() const { return written_; }
    [[nodiscard]] std::uint64_t end() const {
        return written_ + leaving().size() + gathered_.bytes.size();
    }

private:
    struct Batch {
        std::string bytes;
        std::size_t payload = 0;  // bytes of messages not yet reported
    };

    // Keeps the memory that usual messages need, but not that of a rare burst.
    static void recycle(Batch& batch) {
        constexpr std::size_t kKeep = 4096;
        batch.payload = 0;
        batch.bytes.clear();
        if (batch.bytes.capacity() > kKeep) std::string().swap(batch.bytes);
    }

    Batch gathered_, leaving_;
    std::size_t left_ = 0;  // bytes of leaving_ already sent
    std::uint64_t written_ = 0;
};

}  // namespace vegas::shell
