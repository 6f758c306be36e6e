#include "server/core/players/address_accounts.hpp"

namespace vegas::core {
namespace {

constexpr std::int64_t kForgottenMs = 600'000;  // by then every bucket is full again

}  // namespace

AddressAccounts::Ref AddressAccounts::account_of(const Address& address, TimePoint now) {
    Ref& account = accounts_[address.text];
    if (!account) account = std::make_shared<Account>(Account{.address = address});
    account->seen = now;
    return account;
}

void AddressAccounts::add_table(const Ref& from, const std::string& table) {
    if (from->unlimited) return;
    from->tables.insert(table);
    tables_.emplace(table, from);
}

void AddressAccounts::remove_table(const std::string& table) {
    const auto it = tables_.find(table);
    if (it == tables_.end()) return;
    it->second->tables.erase(table);
    tables_.erase(it);
}

AddressAccounts::Ref AddressAccounts::account_of_table(const std::string& table) const {
    const auto it = tables_.find(table);
    return it == tables_.end() ? nullptr : it->second;
}

std::optional<std::int64_t> AddressAccounts::charge_change(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return from.changes.try_consume(per_minute(limits_.changes_per_minute), now);
}

std::optional<std::int64_t> AddressAccounts::guess_wait_ms(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return from.guesses.wait_ms(per_minute(limits_.wrong_guesses_per_minute), now);
}

void AddressAccounts::count_wrong_guess(Account& from, TimePoint now) const {
    static_cast<void>(from.guesses.consume(per_minute(limits_.wrong_guesses_per_minute), now));
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
    constexpr std::size_t kChars = 16;  // as unlikely to be shared as anybody needs
    return protocol::hex(protocol::hmac_sha256(secret_, "address " + account.address.text))
        .substr(0, kChars);
}

// Who has a table there has the account, too.
void AddressAccounts::evict_idle(TimePoint now) {
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && now - it.second->seen >= kForgottenMs;
    });
}

}  // namespace vegas::core
