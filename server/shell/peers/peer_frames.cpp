#include "server/shell/peers/peer_frames.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "server/core/peer/codec.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kMagic = "vegaslk";  // and a byte for the version
constexpr std::size_t kSealBytes = 16;          // of the HMAC, which may be cut to that (RFC 2104)
constexpr std::size_t kLengths = 8;             // of frame and head

template <class Number>
void put(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof(number)) - 1); shift >= 0; shift -= 8) {
        bytes.push_back(static_cast<char>(static_cast<std::uint64_t>(number) >> shift & 0xffU));
    }
}

template <class Number>
Number get(std::string_view bytes) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof(number); ++i) {
        number = static_cast<Number>(number << 8 | static_cast<std::uint8_t>(bytes[i]));
    }
    return number;
}

std::string_view as_text(const protocol::Bytes32& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string seal_of(const protocol::Bytes32& key, std::uint64_t number, std::string_view frame) {
    std::string sealed;
    sealed.reserve(sizeof(number) + frame.size());
    put(sealed, number);
    sealed += frame;
    return std::string(as_text(protocol::hmac_sha256(key, sealed)).substr(0, kSealBytes));
}

// As long for every difference.
bool are_same(std::string_view a, std::string_view b) {
    unsigned difference = a.size() == b.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        difference |= static_cast<unsigned>(a[i] ^ b[i]);
    }
    return difference == 0;
}

}  // namespace

std::string PeerHandshake::bytes() const {
    std::string text(kMagic);
    text.push_back(static_cast<char>(version));
    put(text, node);
    text += as_text(nonce);
    return text;
}

std::optional<PeerHandshake> PeerHandshake::parse(std::string_view bytes) {
    if (bytes.size() != kBytes || !bytes.starts_with(kMagic)) return std::nullopt;
    PeerHandshake handshake;
    handshake.version = static_cast<std::uint8_t>(bytes[kMagic.size()]);
    if (handshake.version < core::peer::kOldest) return std::nullopt;
    const auto rest = bytes.substr(kMagic.size() + 1);
    handshake.node = get<core::NodeId>(rest);
    const auto nonce = rest.substr(sizeof(handshake.node));
    std::ranges::copy(nonce, handshake.nonce.begin());
    return handshake;
}

PeerKeys derive_peer_keys(std::string_view shared_key, const PeerHandshake& initiator,
                          const PeerHandshake& responder) {
    const std::string both = initiator.bytes() + responder.bytes();
    const auto* key = reinterpret_cast<const std::uint8_t*>(shared_key.data());
    const std::span<const std::uint8_t> shared(key, shared_key.size());
    return {.initiator = protocol::hmac_sha256(shared, "caller" + both),
            .responder = protocol::hmac_sha256(shared, "called" + both)};
}

void PeerFrameWriter::write(std::string& to, std::string_view head, std::string_view body) {
    const std::size_t begins = to.size();
    put(to, static_cast<std::uint32_t>(head.size() + body.size()));
    put(to, static_cast<std::uint32_t>(head.size()));
    to += head;
    to += body;
    to += seal_of(key_, number_++, std::string_view(to).substr(begins));
}

std::optional<PeerFrame> PeerFrameReader::next() {
    const std::string_view left = std::string_view(bytes_).substr(read_offset_);
    if (is_broken_ || left.size() < kLengths) return std::nullopt;
    const std::size_t length = get<std::uint32_t>(left);
    const std::size_t head = get<std::uint32_t>(left.substr(4));
    if (length > (number_ == 0 ? kFirstFrameBytes : kFrameBytes) || head > length) {
        is_broken_ = true;
        return std::nullopt;
    }
    const std::size_t sealed = kLengths + length;
    if (left.size() < sealed + kSealBytes) return std::nullopt;
    const auto text = left.substr(0, sealed);
    if (!are_same(seal_of(key_, number_, text), left.substr(sealed, kSealBytes))) {
        is_broken_ = true;
        return std::nullopt;
    }
    ++number_;
    PeerFrame frame{std::string(text.substr(kLengths, head)),
                    std::string(text.substr(kLengths + head))};
    read_offset_ += sealed + kSealBytes;
    if (read_offset_ * 2 > bytes_.size()) bytes_.erase(0, std::exchange(read_offset_, 0));
    return frame;
}

}  // namespace vegas::shell
