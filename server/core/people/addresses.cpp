#include "server/core/people/addresses.hpp"

#include <algorithm>
#include <utility>

namespace vegas::core {
namespace {

constexpr double kRequestSeconds = 10;  // so many seconds' worth at once
constexpr double kMessageSeconds = 4;
constexpr std::int64_t kLongestWaitMs = 5'000;  // of a request
constexpr std::int64_t kMinuteMs = 60'000;

// By then every bucket is full again.
constexpr std::int64_t kForgottenMs = 10 * kMinuteMs;

constexpr int kOffencesBorne = 2;
constexpr std::int64_t kFirstWhileMs = 10'000;
constexpr std::int64_t kLongestWhileMs = 10 * kMinuteMs;
constexpr std::int64_t kOffencesLastMs = 60 * kMinuteMs;  // after the last of them

Rate per_minute(std::size_t n) {
    return {.a_second = static_cast<double>(n) / 60, .at_once = static_cast<double>(n)};
}

Rate per_second(std::size_t n, double seconds_at_once) {
    const auto a_second = static_cast<double>(n);
    return {.a_second = a_second, .at_once = a_second * seconds_at_once};
}

}  // namespace

struct Addresses::Account {
    explicit Account(Address a) : address(std::move(a)) {}

    Address address;
    bool unlimited = false;
    std::size_t sockets = 0, silent = 0;
    std::set<std::string> tables;
    Bucket arrivals, requests, messages, bytes, guesses;
    TimePoint seen;

    int offences = 0;
    TimePoint offended_at, refused_until;

    std::uint64_t untold = 0;  // refusals since the log was told
    std::optional<TimePoint> told_at;

    [[nodiscard]] bool is_idle(TimePoint now) const {
        return sockets == 0 && silent == 0 && tables.empty() && now - seen >= kForgottenMs &&
               (offences == 0 || now - offended_at >= kOffencesLastMs);
    }
};

Addresses::Socket::Socket(Ref of) : of_(std::move(of)) { ++of_->sockets; }

Addresses::Socket::~Socket() {
    if (of_) --of_->sockets;
}

Addresses::Ref Addresses::at(const Address& address, TimePoint now) {
    Ref& account = accounts_[address.text];
    if (!account) account = std::make_shared<Account>(address);
    account->seen = now;
    return account;
}

void Addresses::set_unlimited(Account& from, bool is) { from.unlimited = is; }
bool Addresses::is_unlimited(const Account& from) { return from.unlimited; }

// ---- the shell

std::optional<TurnedAway> Addresses::arrives(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    if (now < from.refused_until) return TurnedAway::for_a_while;
    if (from.sockets >= limits_.sockets_per_address) return TurnedAway::sockets;
    if (from.arrivals.take(per_minute(limits_.arrivals_per_minute), now)) {
        return TurnedAway::arrivals;
    }
    return std::nullopt;
}

bool Addresses::may_open_socket(const Account& from) const {
    return from.unlimited || from.silent < limits_.silent_per_address;
}

std::optional<std::int64_t> Addresses::wait_for_request(Account& from, TimePoint now,
                                                        double price) const {
    if (from.unlimited) return 0;
    const Rate rate = per_second(limits_.requests_per_second, kRequestSeconds);
    const auto wait_ms = from.requests.owe(rate, now, price);
    if (wait_ms <= kLongestWaitMs) return wait_ms;
    from.requests.give_back(price);
    return std::nullopt;
}

std::int64_t Addresses::wait_for_bytes(Account& from, TimePoint now, std::size_t bytes,
                                       std::size_t ended) const {
    if (from.unlimited) return 0;
    const Rate messages = per_second(limits_.address_messages_per_second, kMessageSeconds);
    const Rate size = per_second(limits_.address_bytes_per_second, kMessageSeconds);
    return std::max(from.messages.owe(messages, now, static_cast<double>(ended)),
                    from.bytes.owe(size, now, static_cast<double>(bytes)));
}

// ---- the core

void Addresses::opened(Account& from) { ++from.silent; }
void Addresses::greeted(Account& from) { --from.silent; }

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

const Address& Addresses::address_of(const Account& from) { return from.address; }

const std::set<std::string>& Addresses::tables_of(const Account& from) { return from.tables; }

std::optional<std::int64_t> Addresses::wait_to_guess(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    return from.guesses.wait(per_minute(limits_.wrong_guesses_per_minute), now);
}

void Addresses::guessed_wrong(Account& from, TimePoint now) const {
    static_cast<void>(from.guesses.owe(per_minute(limits_.wrong_guesses_per_minute), now));
}

// ---- refusals

void Addresses::offended(Account& from, TimePoint now) {
    if (now - from.offended_at >= kOffencesLastMs) from.offences = 0;
    from.offended_at = now;
    if (++from.offences <= kOffencesBorne) return;
    const int doubled = std::min(from.offences - kOffencesBorne - 1, 16);
    from.refused_until = now + std::min(kFirstWhileMs << doubled, kLongestWhileMs);
}

std::optional<std::string> Addresses::turned_away(Account& from, TurnedAway why, TimePoint now) {
    ++counts_(why);
    ++from.untold;
    if (from.told_at && now - *from.told_at < kMinuteMs) return std::nullopt;
    from.told_at = now;
    return "event=turned_away why=" + std::string(word_of(why)) + " address=" + from.address.text +
           " times=" + std::to_string(std::exchange(from.untold, 0));
}

void Addresses::sweep(TimePoint now) {
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && it.second->is_idle(now);
    });
}

}  // namespace vegas::core
