// Accounts of client addresses in the core: tables made from an address, its changes and its wrong
// guesses (Limits, "of one address"). The shell limits connections and requests
// (shell/net/address_limiter.hpp). In memory only; an account is dropped when nothing counts
// against it any more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "protocol/fair/fair.hpp"
#include "server/core/base/address.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"

namespace vegas::core {

class AddressAccounts {
public:
    struct Account {
        Address address;
        bool unlimited = false;  // exempt from the limits
        std::set<std::string> tables{};
        TokenBucket guesses{};
        TokenBucket changes{};
        TimePoint seen{};
    };
    // Lives at least as long as any connection from there.
    using Ref = std::shared_ptr<Account>;

    // `secret`: of this process, or of all that share the store. REQUIRES: the limits outlive it.
    explicit AddressAccounts(const Limits& limits, const protocol::Bytes32& secret = {})
        : limits_(limits), secret_(secret) {}

    [[nodiscard]] Ref account_of(const Address&, TimePoint now);
    void add_table(const Ref&, const std::string& table);
    void remove_table(const std::string& table);
    // Where the table was made from. Null if that is unlimited, or was before a restart.
    [[nodiscard]] Ref account_of_table(const std::string& table) const;
    // Counts a change that the store keeps. If it is over the limit, returns how long to wait, in
    // ms.
    [[nodiscard]] std::optional<std::int64_t> charge_change(Account&, TimePoint now) const;
    // nullopt if a token or an invite may be tried, else how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> guess_wait_ms(Account&, TimePoint now) const;
    void count_wrong_guess(Account&, TimePoint now) const;
    // The same for codes that make a device a player's, which all addresses together may try.
    [[nodiscard]] std::optional<std::int64_t> code_wait_ms(Account&, TimePoint now);
    void count_wrong_code(Account&, TimePoint now);

    // Stands for the address in the store; nobody without the secret can compute it.
    [[nodiscard]] std::string pseudonym_of(const Account&) const;

    void evict_idle(TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    const Limits& limits_;
    const protocol::Bytes32 secret_;
    std::unordered_map<std::string, Ref> accounts_;
    std::unordered_map<std::string, Ref> tables_;  // existing tables
    TokenBucket codes_;
};

}  // namespace vegas::core
