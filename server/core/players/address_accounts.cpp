#include "server/core/players/address_accounts.hpp"

#include <algorithm>

namespace vegas::core {
namespace {

constexpr std::int64_t kForgottenMs = 600'000;  // by then every bucket is full again

std::string short_hash(const protocol::Bytes32& secret, const std::string& text) {
    constexpr std::size_t kChars = 16;  // as unlikely to be shared as anybody needs
    return protocol::hex(protocol::hmac_sha256(secret, text)).substr(0, kChars);
}

}  // namespace

AddressAccounts::Ref AddressAccounts::account_of(const Address& address, TimePoint now) {
    if (const auto known = accounts_.find(address.text); known != accounts_.end()) {
        for_each_network(*known->second,
                         [now](Account& account, std::size_t) { account.seen = now; });
        return known->second;
    }
    const auto around = widen(address);
    Ref wider = around ? account_of(*around, now) : nullptr;
    auto account = std::make_shared<Account>(
        Account{.address = address, .wider = std::move(wider), .seen = now});
    return accounts_.emplace(address.text, std::move(account)).first->second;
}

void AddressAccounts::add_table(const Ref& from, const std::string& table) {
    if (from->unlimited) return;
    for_each_network(*from, [&](Account& account, std::size_t) { account.tables.insert(table); });
    tables_.emplace(table, from);
}

void AddressAccounts::remove_table(const std::string& table) {
    const auto it = tables_.find(table);
    if (it == tables_.end()) return;
    for_each_network(*it->second,
                     [&](Account& account, std::size_t) { account.tables.erase(table); });
    tables_.erase(it);
}

AddressAccounts::Ref AddressAccounts::account_of_table(const std::string& table) const {
    const auto it = tables_.find(table);
    return it == tables_.end() ? nullptr : it->second;
}

// Charges all of the networks, or none.
std::optional<std::int64_t> AddressAccounts::charge(Account& from, TokenBucket Account::*bucket,
                                                    std::size_t a_minute, TimePoint now) {
    std::optional<std::int64_t> longest;
    for_each_network(from, [&](Account& account, std::size_t n) {
        longest = std::max(longest, (account.*bucket).wait_ms(per_minute(n * a_minute), now));
    });
    if (longest) return longest;
    for_each_network(from, [&](Account& account, std::size_t n) {
        static_cast<void>((account.*bucket).consume(per_minute(n * a_minute), now));
    });
    return std::nullopt;
}

std::optional<std::int64_t> AddressAccounts::charge_change(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return charge(from, &Account::changes, limits_.changes_per_minute, now);
}

std::optional<std::int64_t> AddressAccounts::charge_query(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return charge(from, &Account::queries, limits_.queries_per_minute, now);
}

std::optional<std::int64_t> AddressAccounts::charge_new_table(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return charge(from, &Account::new_tables, limits_.new_tables_per_address_and_minute, now);
}

std::optional<std::int64_t> AddressAccounts::guess_wait_ms(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    std::optional<std::int64_t> longest;
    for_each_network(from, [&](Account& account, std::size_t n) {
        const auto rate = per_minute(n * limits_.wrong_guesses_per_minute);
        longest = std::max(longest, account.guesses.wait_ms(rate, now));
    });
    return longest;
}

void AddressAccounts::count_wrong_guess(Account& from, TimePoint now) const {
    for_each_network(from, [&](Account& account, std::size_t n) {
        const auto rate = per_minute(n * limits_.wrong_guesses_per_minute);
        static_cast<void>(account.guesses.consume(rate, now));
    });
}

std::optional<std::int64_t> AddressAccounts::code_wait_ms(Account& from, TimePoint now) {
    if (const auto wait_ms = guess_wait_ms(from, now)) return wait_ms;
    return codes_.wait_ms(per_minute(limits_.wrong_codes_per_minute), now);
}

void AddressAccounts::count_wrong_code(Account& from, TimePoint now) {
    count_wrong_guess(from, now);
    static_cast<void>(codes_.consume(per_minute(limits_.wrong_codes_per_minute), now));
}

std::string AddressAccounts::pseudonym_of(const Account& account) const {
    return short_hash(secret_, "address " + account.address.text);
}

std::string AddressAccounts::hash_for_table(const Account& account,
                                            const std::string& table) const {
    return short_hash(lasting_secret_,
                      "table " + table + " network " + account.network().address.text);
}

// Who has a table there has the account, too.
void AddressAccounts::evict_idle(TimePoint now) {
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && now - it.second->seen >= kForgottenMs;
    });
}

}  // namespace vegas::core
