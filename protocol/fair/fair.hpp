// The fair stream of random bytes: commitment, key and draws. docs/fair.md, Fair dice. Real games
// use no other source of chance. Never log a seed or a key.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/draws.hpp"
#include "protocol/json/hex.hpp"

namespace vegas::protocol {

using Bytes32 = std::array<std::uint8_t, 32>;

[[nodiscard]] Bytes32 sha256(std::span<const std::uint8_t>);
[[nodiscard]] Bytes32 hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);
[[nodiscard]] std::string commitment(const Bytes32& server_seed);  // hex
[[nodiscard]] Bytes32 seed_hash(std::string_view seed);            // of a player's seed
[[nodiscard]] Bytes32 game_key(const Bytes32& server_seed, std::string_view game,
                               const std::vector<std::string>& seeds);

class FairDraws final : public Draws {
public:
    explicit FairDraws(const Bytes32& key);
    ~FairDraws() override;
    FairDraws(FairDraws&&) noexcept;
    FairDraws& operator=(FairDraws&&) noexcept;

    int die() override;
    std::uint32_t one_of(std::uint32_t n) override;

    // The number of bytes of the stream used so far.
    [[nodiscard]] std::uint64_t bytes_drawn() const { return counter_ * kBlock - (kBlock - used_); }

private:
    struct Mac;
    static constexpr std::size_t kBlock = 32;
    std::uint8_t byte();

    std::unique_ptr<Mac> mac_;
    Bytes32 block_{};
    std::uint64_t counter_ = 0;  // blocks computed
    std::size_t used_ = kBlock;  // bytes of the last block
};

}  // namespace vegas::protocol
