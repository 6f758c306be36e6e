#include "server/shell/net/address_limiter.hpp"

#include <algorithm>
#include <utility>

#include "server/core/base/token_bucket.hpp"

namespace vegas::shell {
namespace {

using core::RefillRate;
using core::RejectReason;
using core::TimePoint;
using core::TokenBucket;

constexpr double kRequestSeconds = 10;  // so many seconds' worth at once
constexpr double kMessageSeconds = 4;
constexpr std::int64_t kLongestWaitMs = 5'000;  // of a request
constexpr std::int64_t kMinuteMs = 60'000;

// By then every bucket is full again.
constexpr std::int64_t kForgottenMs = 10 * kMinuteMs;

constexpr int kOffencesAllowed = 2;
constexpr std::int64_t kFirstBlockMs = 10'000;
constexpr std::int64_t kLongestBlockMs = 10 * kMinuteMs;
constexpr std::int64_t kOffencesLastMs = 60 * kMinuteMs;  // after the last of them

RefillRate per_second(std::size_t n, double seconds_at_once) {
    const auto a_second = static_cast<double>(n);
    return {.per_second = a_second, .burst = a_second * seconds_at_once};
}

}  // namespace

struct AddressLimiter::Account {
    explicit Account(core::Address a) : address(std::move(a)) {}

    core::Address address;
    bool unlimited = false;
    std::size_t sockets = 0, silent = 0;
    TokenBucket arrivals, requests, messages, bytes;
    TimePoint last_seen;

    int offences = 0;
    TimePoint offended_at, blocked_until;

    std::uint64_t unlogged = 0;  // refusals since the log was told
    std::optional<TimePoint> logged_at;

    [[nodiscard]] bool is_idle(TimePoint now) const {
        return sockets == 0 && now - last_seen >= kForgottenMs &&
               (offences == 0 || now - offended_at >= kOffencesLastMs);
    }
};

AddressLimiter::CountedSocket::CountedSocket(Ref of) : account_(std::move(of)) {
    ++account_->sockets;
}

AddressLimiter::CountedSocket::~CountedSocket() {
    if (!account_) return;
    on_hello();
    --account_->sockets;
}

void AddressLimiter::CountedSocket::on_upgrade() {
    ++account_->silent;
    is_silent_ = true;
}

void AddressLimiter::CountedSocket::on_hello() {
    if (std::exchange(is_silent_, false)) --account_->silent;
}

AddressLimiter::Ref AddressLimiter::account_at(const core::Address& address, TimePoint now) {
    if (now - last_sweep_ >= kMinuteMs) sweep(now);
    Ref& account = accounts_[address.text];
    if (!account) account = std::make_shared<Account>(address);
    account->last_seen = now;
    return account;
}

const core::Address& AddressLimiter::address_of(const Account& account) { return account.address; }
void AddressLimiter::set_unlimited(Account& account, bool is) { account.unlimited = is; }
bool AddressLimiter::is_unlimited(const Account& account) { return account.unlimited; }

Expected<void, RejectReason> AddressLimiter::admit_connection(Account& account,
                                                              TimePoint now) const {
    if (account.unlimited) return {};
    if (now < account.blocked_until) return RejectReason::blocked_for_a_while;
    if (account.sockets >= limits_.sockets_per_address) return RejectReason::sockets;
    if (account.arrivals.try_consume(core::per_minute(limits_.arrivals_per_minute), now)) {
        return RejectReason::arrivals;
    }
    return {};
}

bool AddressLimiter::may_open_websocket(const Account& account) const {
    return account.unlimited || account.silent < limits_.silent_per_address;
}

std::optional<std::int64_t> AddressLimiter::request_delay(Account& account, TimePoint now,
                                                          double price) const {
    if (account.unlimited) return 0;
    const RefillRate rate = per_second(limits_.requests_per_second, kRequestSeconds);
    const auto wait_ms = account.requests.consume(rate, now, price);
    if (wait_ms <= kLongestWaitMs) return wait_ms;
    account.requests.refund(price);
    return std::nullopt;
}

std::int64_t AddressLimiter::read_delay(Account& account, TimePoint now, std::size_t bytes,
                                        std::size_t ended) const {
    if (account.unlimited) return 0;
    const RefillRate messages = per_second(limits_.address_messages_per_second, kMessageSeconds);
    const RefillRate size = per_second(limits_.address_bytes_per_second, kMessageSeconds);
    return std::max(account.messages.consume(messages, now, static_cast<double>(ended)),
                    account.bytes.consume(size, now, static_cast<double>(bytes)));
}

void AddressLimiter::note_offence(Account& account, TimePoint now) {
    if (now - account.offended_at >= kOffencesLastMs) account.offences = 0;
    account.offended_at = now;
    if (++account.offences <= kOffencesAllowed) return;
    const int doubled = std::min(account.offences - kOffencesAllowed - 1, 16);
    account.blocked_until = now + std::min(kFirstBlockMs << doubled, kLongestBlockMs);
}

std::optional<std::string> AddressLimiter::note_rejection(Account& account, RejectReason why,
                                                          TimePoint now) {
    ++counts_(why);
    ++account.unlogged;
    if (account.logged_at && now - *account.logged_at < kMinuteMs) return std::nullopt;
    account.logged_at = now;
    return "event=turned_away why=" + std::string(word_of(why)) +
           " address=" + account.address.text +
           " times=" + std::to_string(std::exchange(account.unlogged, 0));
}

void AddressLimiter::sweep(TimePoint now) {
    last_sweep_ = now;
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && it.second->is_idle(now);
    });
}

}  // namespace vegas::shell
