// Encodes and decodes the frames between peers. A connection begins with a handshake from both
// sides: node number and nonce. From these and the shared key, each direction gets its own key.
// Each frame ends with an HMAC-SHA256 (RFC 2104) of itself and its number. So without the key,
// nobody can insert, omit, change or repeat a frame. Frames are not encrypted: the network between
// the servers is private.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/fair/fair.hpp"
#include "server/core/base/node.hpp"
#include "server/core/peer/codec.hpp"

namespace vegas::shell {

struct PeerHandshake {
    int version = core::peer::kVersion;  // the newest that it supports
    core::NodeId node = core::kNoNode;
    protocol::Bytes32 nonce{};

    static constexpr std::size_t kBytes = 48;
    [[nodiscard]] std::string bytes() const;
    // nullopt if it is not a handshake, or the peer's version is no longer supported.
    [[nodiscard]] static std::optional<PeerHandshake> parse(std::string_view bytes);
};

// Keys for what the initiator sends, and for what the responder sends.
struct PeerKeys {
    protocol::Bytes32 initiator{}, responder{};
};
[[nodiscard]] PeerKeys derive_peer_keys(std::string_view shared_key, const PeerHandshake& initiator,
                                        const PeerHandshake& responder);

struct PeerFrame {
    std::string head, body;  // both empty: a heartbeat
};

class PeerFrameWriter {
public:
    explicit PeerFrameWriter(const protocol::Bytes32& key) : key_(key) {}
    // REQUIRES: both together are at most kFrameBytes long.
    void write(std::string& to, std::string_view head, std::string_view body);

private:
    protocol::Bytes32 key_;
    std::uint64_t number_ = 0;
};

inline constexpr std::size_t kFrameBytes = 16 * 1024 * 1024;
// Limit for the first frame, which is a heartbeat: until then the peer has not proved that it has
// the key.
inline constexpr std::size_t kFirstFrameBytes = 64;

class PeerFrameReader {
public:
    explicit PeerFrameReader(const protocol::Bytes32& key) : key_(key) {}
    void feed(std::string_view bytes) { bytes_ += bytes; }
    // nullopt if the next frame is incomplete, or the connection is_broken().
    [[nodiscard]] std::optional<PeerFrame> next();
    // The received bytes are not what the peer sent.
    [[nodiscard]] bool is_broken() const { return is_broken_; }

private:
    protocol::Bytes32 key_;
    std::uint64_t number_ = 0;
    std::string bytes_;
    std::size_t read_offset_ = 0;  // everything before it has been read
    bool is_broken_ = false;
};

}  // namespace vegas::shell
