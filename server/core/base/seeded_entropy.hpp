// Entropy from a seed, for repeatable games in the lab: the same seed gives the same bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "protocol/fair/fair.hpp"
#include "server/core/base/entropy.hpp"

namespace vegas::core {

class SeededEntropy final : public Entropy {
public:
    explicit SeededEntropy(const std::string& seed)
        : key_(protocol::hmac_sha256({}, "lab " + seed)) {}
    void fill(std::span<std::uint8_t> bytes) override {
        for (std::uint8_t& byte : bytes) {
            if (used_ == block_.size()) {
                block_ = protocol::hmac_sha256(key_, std::to_string(blocks_++));
                used_ = 0;
            }
            byte = block_[used_++];
        }
    }

private:
    protocol::Bytes32 key_;
    protocol::Bytes32 block_{};
    std::size_t used_ = protocol::Bytes32{}.size();  // bytes of the block
    std::uint64_t blocks_ = 0;
};

}  // namespace vegas::core
