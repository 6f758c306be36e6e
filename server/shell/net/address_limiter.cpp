#include "server/shell/net/address_limiter.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell {
namespace {

using core::per_minute;
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

// At once, of a connection's part. A new connection says hello and returns to its tables.
constexpr double kPartMessages = 20;
constexpr double kPartBytes = 16.0 * 1024;

// Frames that begin no message. A client pings now and then, and answers our pings. Beyond what a
// connection needs, those of one address share a rate.
constexpr RefillRate kOwnExtraFrames{.per_second = 5, .burst = 50};
constexpr RefillRate kExtraFrames{.per_second = 100, .burst = 200};

// Refused connections that are answered over HTTP. An honest client waits between them.
constexpr RefillRate kAnswers{.per_second = 10, .burst = 20};

RefillRate per_second(std::size_t n, double seconds_at_once) {
    const auto a_second = static_cast<double>(n);
    return {.per_second = a_second, .burst = a_second * seconds_at_once};
}

}  // namespace

struct AddressLimiter::Account {
    Account(core::Address a, Ref around, std::shared_ptr<std::size_t> all)
        : address(std::move(a)), wider(std::move(around)), all_sockets(std::move(all)) {}

    core::Address address;
    Ref wider;  // of the network around it that may be one customer's, or null
    std::shared_ptr<std::size_t> all_sockets;  // of all accounts
    bool unlimited = false;
    std::size_t sockets = 0, silent = 0;
    TokenBucket arrivals, requests, messages, bytes;
    TokenBucket answers;  // to refused connections
    TokenBucket extra_frames;
    TimePoint last_seen;

    std::uint64_t unlogged = 0;                         // refusals since the log was told
    TokenBucket lines;                                  // of the log
    core::PerWord<bool, UnnamedClient> logged_unnamed;  // of a proxy

    // Calls visit(Account&, n) for this account and the wider ones. The n-th may have n times as
    // much.
    template <class Visit>
    void for_each_network(Visit visit) {
        std::size_t n = 0;
        for (Account* account = this; account != nullptr; account = account->wider.get()) {
            visit(*account, ++n);
        }
    }
    // The widest network, or the account itself.
    [[nodiscard]] Account& widest() { return wider == nullptr ? *this : wider->widest(); }
    // Whether the n-th network has less than n times `most`, for each of them.
    [[nodiscard]] bool has_fewer(std::size_t Account::*what, std::size_t most) {
        bool fewer = true;
        for_each_network(
            [&](Account& account, std::size_t n) { fewer = fewer && account.*what < n * most; });
        return fewer;
    }
    [[nodiscard]] bool is_idle(TimePoint now) const {
        return sockets == 0 && now - last_seen >= kForgottenMs;
    }
};

// What an unlimited address takes is not its neighbours'.
AddressLimiter::CountedSocket::CountedSocket(Ref of)
    : account_(std::move(of)), is_alone_(account_->unlimited) {
    add(&Account::sockets, 1);
    ++*account_->all_sockets;
}

AddressLimiter::CountedSocket::~CountedSocket() {
    if (!account_) return;
    on_hello();
    add(&Account::sockets, -1);
    --*account_->all_sockets;
}

void AddressLimiter::CountedSocket::add(std::size_t Account::*what, int change) const {
    account_->for_each_network([&](Account& account, std::size_t n) {
        if (n == 1 || !is_alone_) account.*what += static_cast<std::size_t>(change);
    });
}

void AddressLimiter::CountedSocket::on_upgrade() {
    add(&Account::silent, 1);
    is_silent_ = true;
}

void AddressLimiter::CountedSocket::on_hello() {
    if (std::exchange(is_silent_, false)) add(&Account::silent, -1);
}

AddressLimiter::Ref AddressLimiter::account_at(const core::Address& address, TimePoint now) {
    if (now - last_sweep_ >= kMinuteMs) sweep(now);
    if (const auto known = accounts_.find(address.text); known != accounts_.end()) {
        known->second->for_each_network(
            [now](Account& account, std::size_t) { account.last_seen = now; });
        return known->second;
    }
    const auto around = core::widen(address);
    Ref wider = around ? account_at(*around, now) : nullptr;
    auto account = std::make_shared<Account>(address, std::move(wider), all_sockets_);
    account->last_seen = now;
    return accounts_.emplace(address.text, std::move(account)).first->second;
}

const core::Address& AddressLimiter::address_of(const Account& account) { return account.address; }
void AddressLimiter::set_unlimited(Account& account, bool is) { account.unlimited = is; }
bool AddressLimiter::is_unlimited(const Account& account) { return account.unlimited; }

// The last connections are for addresses that have hardly any.
bool AddressLimiter::has_room_for(Account& account) const {
    if (!account.has_fewer(&Account::sockets, limits_.sockets_per_address)) return false;
    const std::size_t free_for_all =
        limits_.connections - core::reserve_of(limits_.connections, limits_);
    if (*all_sockets_ < free_for_all) return true;
    const Account* network = &account;
    while (network->wider) network = network->wider.get();
    return network->sockets < limits_.sockets_of_newcomer;
}

Expected<void, ConnectionRefusal> AddressLimiter::admit_connection(Account& account,
                                                                   TimePoint now) const {
    const auto refuse = [&](RejectReason why, std::int64_t wait_ms) {
        return ConnectionRefusal{.why = why,
                                 .retry_after_ms = std::max(wait_ms, kShortestRetryMs),
                                 .is_answered = !account.answers.try_consume(kAnswers, now)};
    };
    if (account.unlimited) return {};
    if (!has_room_for(account)) return refuse(RejectReason::sockets, 0);
    std::optional<std::int64_t> wait_ms;
    account.for_each_network([&](Account& each, std::size_t n) {
        const auto rate = core::per_minute(n * limits_.arrivals_per_minute);
        wait_ms = std::max(wait_ms, each.arrivals.try_consume(rate, now));
    });
    if (wait_ms) return refuse(RejectReason::arrivals, *wait_ms);
    return {};
}

Expected<void, ConnectionRefusal> AddressLimiter::admit_websocket(Account& account) const {
    if (account.unlimited || account.has_fewer(&Account::silent, limits_.silent_per_address)) {
        return {};
    }
    return ConnectionRefusal{.why = RejectReason::silent, .retry_after_ms = kShortestRetryMs};
}

std::optional<std::int64_t> AddressLimiter::request_delay(Account& account, TimePoint now,
                                                          double price) const {
    if (account.unlimited) return 0;
    std::int64_t wait_ms = 0;
    account.for_each_network([&](Account& each, std::size_t n) {
        const RefillRate rate = per_second(n * limits_.requests_per_second, kRequestSeconds);
        wait_ms = std::max(wait_ms, each.requests.consume(rate, now, price));
    });
    if (wait_ms <= kLongestWaitMs) return wait_ms;
    account.for_each_network([&](Account& each, std::size_t) { each.requests.refund(price); });
    return std::nullopt;
}

std::int64_t AddressLimiter::read_delay(CountedSocket& socket, TimePoint now, std::size_t bytes,
                                        std::size_t ended) const {
    Account& account = *socket.account_;
    if (account.unlimited) return 0;
    const auto consume = [&](TokenBucket& own, TokenBucket Account::*whole, std::size_t a_second,
                             double part_at_once, std::size_t amount) {
        const auto size = static_cast<double>(amount);
        RefillRate part{.per_second = static_cast<double>(a_second), .burst = part_at_once};
        std::int64_t all_wait_ms = 0;
        account.for_each_network([&](Account& each, std::size_t n) {
            const RefillRate rate = per_second(n * a_second, kMessageSeconds);
            all_wait_ms = std::max(all_wait_ms, (each.*whole).consume(rate, now, size));
            const auto sockets = static_cast<double>(std::max<std::size_t>(each.sockets, 1));
            part.per_second = std::min(part.per_second, rate.per_second / sockets);
        });
        return own.consume(part, now, size) > 0 ? all_wait_ms : 0;
    };
    return std::max(consume(socket.messages_, &Account::messages,
                            limits_.address_messages_per_second, kPartMessages, ended),
                    consume(socket.bytes_, &Account::bytes, limits_.address_bytes_per_second,
                            kPartBytes, bytes));
}

std::int64_t AddressLimiter::extra_frames_delay(CountedSocket& socket, TimePoint now,
                                                std::size_t frames) {
    Account& account = *socket.account_;
    if (account.unlimited || frames == 0) return 0;
    const auto amount = static_cast<double>(frames);
    if (socket.extra_frames_.consume(kOwnExtraFrames, now, amount) == 0) return 0;
    std::int64_t wait_ms = 0;
    account.for_each_network([&](Account& each, std::size_t n) {
        const auto times = static_cast<double>(n);
        const RefillRate rate{.per_second = times * kExtraFrames.per_second,
                              .burst = times * kExtraFrames.burst};
        wait_ms = std::max(wait_ms, each.extra_frames.consume(rate, now, amount));
    });
    return wait_ms;
}

std::optional<std::string> AddressLimiter::note_rejection(Account& account, RejectReason why,
                                                          TimePoint now, std::string_view details) {
    ++counts_(why);
    std::uint64_t& unlogged = account.widest().unlogged;
    ++unlogged;
    bool may_log = true;
    account.for_each_network([&](Account& one, std::size_t n) {
        may_log = may_log && !one.lines.wait_ms(per_minute(n), now);
    });
    if (!may_log) return std::nullopt;
    account.for_each_network([&](Account& one, std::size_t n) {
        static_cast<void>(one.lines.consume(per_minute(n), now));
    });
    return "event=turned_away why=" + std::string(word_of(why)) +
           " address=" + account.address.text +
           " times=" + std::to_string(std::exchange(unlogged, 0)) + std::string(details);
}

bool AddressLimiter::note_unnamed_client(Account& account, UnnamedClient why) {
    return !std::exchange(account.logged_unnamed(why), true);
}

void AddressLimiter::sweep(TimePoint now) {
    last_sweep_ = now;
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && it.second->is_idle(now);
    });
}

}  // namespace vegas::shell
