// Accounts of client addresses in the core: tables made from an address, its seats, its changes and
// its wrong guesses (Limits, "of one address"). What an address takes counts for the wider networks
// around it too. The shell limits connections and requests (shell/net/address_limiter.hpp). In
// memory only; an account is dropped when nothing counts against it any more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "protocol/fair/fair.hpp"
#include "server/core/base/address.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"

namespace vegas::core {

class AddressAccounts {
public:
    struct Account;
    // Lives at least as long as any connection from there.
    using Ref = std::shared_ptr<Account>;
    struct Account {
        Address address;
        Ref wider{};             // of the network around it that may be one customer's, or null
        bool unlimited = false;  // exempt from the limits
        std::set<std::string> tables{};
        // Taken at public tables of others, by table and player; some may have been left.
        std::set<std::pair<std::string, PlayerKey>> seats{};
        TokenBucket guesses{};
        TokenBucket changes{};
        TokenBucket queries{};
        TokenBucket new_tables{};
        TimePoint seen{};

        // The widest network around it.
        [[nodiscard]] Account& network() { return wider ? wider->network() : *this; }
        [[nodiscard]] const Account& network() const { return wider ? wider->network() : *this; }
    };

    // `secret`: of this process, or of all that share the store. `lasting_secret`: the same after a
    // restart, where there is one. REQUIRES: the limits outlive it.
    explicit AddressAccounts(const Limits& limits, const protocol::Bytes32& secret = {},
                             const protocol::Bytes32& lasting_secret = {})
        : limits_(limits), secret_(secret), lasting_secret_(lasting_secret) {}

    [[nodiscard]] Ref account_of(const Address&, TimePoint now);
    void add_table(const Ref&, const std::string& table);
    void remove_table(const std::string& table);
    // Where the table was made from. Null if that is unlimited, or was before a restart.
    [[nodiscard]] Ref account_of_table(const std::string& table) const;
    // Counts a change that the store keeps. If it is over the limit, returns how long to wait, in
    // ms.
    [[nodiscard]] std::optional<std::int64_t> charge_change(Account&, TimePoint now) const;
    // The same for a request that needs the store's answer.
    [[nodiscard]] std::optional<std::int64_t> charge_query(Account&, TimePoint now) const;
    // Likewise, a new table.
    [[nodiscard]] std::optional<std::int64_t> charge_new_table(Account&, TimePoint now) const;
    // nullopt if a token or an invite may be tried, else how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> guess_wait_ms(Account&, TimePoint now) const;
    void count_wrong_guess(Account&, TimePoint now) const;
    // The same for codes that make a device a player's, which all addresses together may try.
    [[nodiscard]] std::optional<std::int64_t> code_wait_ms(Account&, TimePoint now);
    void count_wrong_code(Account&, TimePoint now);

    // Calls visit(Account&, n) for the account and the wider ones. The n-th may have n times as
    // much.
    template <class Visit>
    static void for_each_network(Account& from, Visit visit) {
        std::size_t n = 0;
        for (Account* account = &from; account != nullptr; account = account->wider.get()) {
            visit(*account, ++n);
        }
    }

    // Stands for the address in the store; nobody without the secret can compute it.
    [[nodiscard]] std::string pseudonym_of(const Account&) const;
    // Stands for the widest network around it in this table's records and memory. Each table has
    // hashes of its own.
    [[nodiscard]] std::string hash_for_table(const Account&, const std::string& table) const;
    // Stands for the widest network around it; as pseudonym_of().
    [[nodiscard]] std::string pseudonym_of_network(const Account& account) const {
        return pseudonym_of(account.network());
    }

    void evict_idle(TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    [[nodiscard]] static std::optional<std::int64_t> charge(Account&, TokenBucket Account::*bucket,
                                                            std::size_t a_minute, TimePoint now);

    const Limits& limits_;
    const protocol::Bytes32 secret_, lasting_secret_;
    std::unordered_map<std::string, Ref> accounts_;
    std::unordered_map<std::string, Ref> tables_;  // existing tables
    TokenBucket codes_;
};

}  // namespace vegas::core
