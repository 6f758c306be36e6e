#include "protocol/fair/fair.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/params.h>
#include <openssl/sha.h>

#include "engine/assert.hpp"

namespace vegas::protocol {

Bytes32 sha256(std::span<const std::uint8_t> bytes) {
    Bytes32 out{};
    ASSERT(SHA256(bytes.data(), bytes.size(), out.data()) != nullptr);
    return out;
}

Bytes32 hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
    Bytes32 out{};
    unsigned size = 0;
    const auto* data = reinterpret_cast<const unsigned char*>(message.data());
    ASSERT(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), data, message.size(),
                out.data(), &size) != nullptr);
    ASSERT(size == out.size());
    return out;
}

std::string commitment(const Bytes32& server_seed) { return hex(sha256(server_seed)); }

Bytes32 seed_hash(std::string_view seed) {
    return sha256({reinterpret_cast<const std::uint8_t*>(seed.data()), seed.size()});
}

Bytes32 game_key(const Bytes32& server_seed, std::string_view game,
                 const std::vector<std::string>& seeds) {
    std::string message = "vegas/1\n";
    message.append(game) += '\n';
    for (std::size_t i = 0; i < seeds.size(); ++i) (message += i > 0 ? "\n" : "") += seeds[i];
    return hmac_sha256(server_seed, message);
}

// A kept context: a block costs a third of a fresh HMAC.
struct FairDraws::Mac {
    EVP_MAC* mac = EVP_MAC_fetch(nullptr, "HMAC", nullptr);
    EVP_MAC_CTX* ctx = EVP_MAC_CTX_new(mac);

    Mac() = default;
    Mac& operator=(Mac&&) = delete;
    ~Mac() {
        EVP_MAC_CTX_free(ctx);
        EVP_MAC_free(mac);
    }
};

FairDraws::FairDraws(const Bytes32& key) : mac_(std::make_unique<Mac>()) {
    char digest[] = "SHA256";
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest, 0),
                                 OSSL_PARAM_construct_end()};
    ASSERT(mac_->ctx != nullptr);
    ASSERT(EVP_MAC_init(mac_->ctx, key.data(), key.size(), params) == 1);
}

FairDraws::~FairDraws() = default;
FairDraws::FairDraws(FairDraws&&) noexcept = default;
FairDraws& FairDraws::operator=(FairDraws&&) noexcept = default;

std::uint8_t FairDraws::byte() {
    if (used_ == block_.size()) {
        std::array<std::uint8_t, 8> counter{};
        for (std::size_t i = 0; i < 8; ++i) {
            counter[i] = static_cast<std::uint8_t>(counter_ >> (56 - 8 * i));
        }
        ++counter_;
        std::size_t size = 0;
        ASSERT(EVP_MAC_update(mac_->ctx, counter.data(), counter.size()) == 1);
        ASSERT(EVP_MAC_final(mac_->ctx, block_.data(), &size, block_.size()) == 1);
        ASSERT(size == block_.size());
        ASSERT(EVP_MAC_init(mac_->ctx, nullptr, 0, nullptr) == 1);  // the same key again
        used_ = 0;
    }
    return block_[used_++];
}

int FairDraws::die() {
    for (;;) {
        if (const std::uint8_t b = byte(); b < 252) return 1 + b % 6;
    }
}

std::uint32_t FairDraws::one_of(std::uint32_t n) {
    ASSERT(n >= 2);
    const std::uint64_t whole = (std::uint64_t{1} << 32) / n * n;
    for (;;) {
        std::uint64_t x = 0;
        for (int i = 0; i < 4; ++i) x = (x << 8) | byte();
        if (x < whole) return static_cast<std::uint32_t>(x % n);
    }
}

}  // namespace vegas::protocol
