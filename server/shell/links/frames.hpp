// How the line between two servers is written. Both begin with an opening: who they are, and a
// random number. From these and the key that all servers share, each direction has a key of its
// own, and every frame ends with an HMAC-SHA256 (RFC 2104) of itself and its number, so nothing can
// be put in, left out, changed or said twice by whoever has not got the key. It can be read: the
// network between the servers is a private one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/fair/fair.hpp"
#include "server/core/base/node.hpp"
#include "server/core/link/codec.hpp"

namespace vegas::shell {

struct Opening {
    int version = core::link::kVersion;  // the newest that it speaks
    core::NodeId node = core::kNoNode;
    protocol::Bytes32 nonce{};

    static constexpr std::size_t kBytes = 48;
    [[nodiscard]] std::string bytes() const;
    // Nothing: that is no opening, or of a server with which this one cannot speak any more.
    [[nodiscard]] static std::optional<Opening> parse(std::string_view bytes);
};

// Keys for what the one who has called sends, and for what that one hears.
struct LineKeys {
    protocol::Bytes32 caller{}, called{};
};
[[nodiscard]] LineKeys line_keys(std::string_view shared_key, const Opening& caller,
                                 const Opening& called);

struct Frame {
    std::string head, body;  // both empty: a sign of life
};

class FrameWriter {
public:
    explicit FrameWriter(const protocol::Bytes32& key) : key_(key) {}
    // REQUIRES: both together are not longer than kFrameBytes.
    void write(std::string& to, std::string_view head, std::string_view body);

private:
    protocol::Bytes32 key_;
    std::uint64_t number_ = 0;
};

inline constexpr std::size_t kFrameBytes = 16 * 1024 * 1024;
// The first frame of a peer is a sign of life: before that it has not shown that it has the key.
inline constexpr std::size_t kFirstFrameBytes = 64;

class FrameReader {
public:
    explicit FrameReader(const protocol::Bytes32& key) : key_(key) {}
    void feed(std::string_view bytes) { bytes_ += bytes; }
    // Nothing: it is not there as a whole yet, or the line is broken().
    [[nodiscard]] std::optional<Frame> next();
    // What came is not what the peer has sent.
    [[nodiscard]] bool broken() const { return broken_; }

private:
    protocol::Bytes32 key_;
    std::uint64_t number_ = 0;
    std::string bytes_;
    std::size_t at_ = 0;  // what is before has been read
    bool broken_ = false;
};

}  // namespace vegas::shell
