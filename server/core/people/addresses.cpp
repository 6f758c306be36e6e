#include "server/core/people/addresses.hpp"

namespace vegas::core {
namespace {

constexpr std::int64_t kForgottenMs = 600'000;  // by then every bucket is full again

}  // namespace

Addresses::Ref Addresses::at(const Address& address, TimePoint now) {
    Ref& account = accounts_[address.text];
    if (!account) account = std::make_shared<Account>(Account{.address = address});
    account->seen = now;
    return account;
}

void Addresses::made_table(const Ref& from, const std::string& table) {
    if (from->unlimited) return;
    from->tables.insert(table);
    made_by_.emplace(table, from);
}

void Addresses::lost_table(const std::string& table) {
    const auto it = made_by_.find(table);
    if (it == made_by_.end()) return;
    it->second->tables.erase(table);
    made_by_.erase(it);
}

std::optional<std::int64_t> Addresses::wait_to_guess(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return from.guesses.wait(per_minute(limits_.wrong_guesses_per_minute), now);
}

void Addresses::guessed_wrong(Account& from, TimePoint now) const {
    static_cast<void>(from.guesses.owe(per_minute(limits_.wrong_guesses_per_minute), now));
}

// Who has a table there has the account, too.
void Addresses::sweep(TimePoint now) {
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && now - it.second->seen >= kForgottenMs;
    });
}

}  // namespace vegas::core
