#include "server/shell/net/admission.hpp"

#include <algorithm>
#include <utility>

#include "server/core/base/bucket.hpp"

namespace vegas::shell {
namespace {

using core::Bucket;
using core::Rate;
using core::TimePoint;
using core::TurnedAway;

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

Rate per_second(std::size_t n, double seconds_at_once) {
    const auto a_second = static_cast<double>(n);
    return {.a_second = a_second, .at_once = a_second * seconds_at_once};
}

}  // namespace

struct Admission::Account {
    explicit Account(core::Address a) : address(std::move(a)) {}

    core::Address address;
    bool unlimited = false;
    std::size_t sockets = 0, silent = 0;
    Bucket arrivals, requests, messages, bytes;
    TimePoint seen;

    int offences = 0;
    TimePoint offended_at, refused_until;

    std::uint64_t untold = 0;  // refusals since the log was told
    std::optional<TimePoint> told_at;

    [[nodiscard]] bool is_idle(TimePoint now) const {
        return sockets == 0 && now - seen >= kForgottenMs &&
               (offences == 0 || now - offended_at >= kOffencesLastMs);
    }
};

Admission::Socket::Socket(Ref of) : of_(std::move(of)) { ++of_->sockets; }

Admission::Socket::~Socket() {
    if (!of_) return;
    greeted();
    --of_->sockets;
}

void Admission::Socket::opened() {
    ++of_->silent;
    silent_ = true;
}

void Admission::Socket::greeted() {
    if (std::exchange(silent_, false)) --of_->silent;
}

Admission::Ref Admission::at(const core::Address& address, TimePoint now) {
    if (now - swept_ >= kMinuteMs) sweep(now);
    Ref& account = accounts_[address.text];
    if (!account) account = std::make_shared<Account>(address);
    account->seen = now;
    return account;
}

const core::Address& Admission::address_of(const Account& from) { return from.address; }
void Admission::set_unlimited(Account& from, bool is) { from.unlimited = is; }
bool Admission::is_unlimited(const Account& from) { return from.unlimited; }

std::optional<TurnedAway> Admission::arrives(Account& from, TimePoint now) const {
    if (from.unlimited) return std::nullopt;
    if (now < from.refused_until) return TurnedAway::for_a_while;
    if (from.sockets >= limits_.sockets_per_address) return TurnedAway::sockets;
    if (from.arrivals.take(core::per_minute(limits_.arrivals_per_minute), now)) {
        return TurnedAway::arrivals;
    }
    return std::nullopt;
}

bool Admission::may_open_socket(const Account& from) const {
    return from.unlimited || from.silent < limits_.silent_per_address;
}

std::optional<std::int64_t> Admission::wait_for_request(Account& from, TimePoint now,
                                                        double price) const {
    if (from.unlimited) return 0;
    const Rate rate = per_second(limits_.requests_per_second, kRequestSeconds);
    const auto wait_ms = from.requests.owe(rate, now, price);
    if (wait_ms <= kLongestWaitMs) return wait_ms;
    from.requests.give_back(price);
    return std::nullopt;
}

std::int64_t Admission::wait_for_bytes(Account& from, TimePoint now, std::size_t bytes,
                                       std::size_t ended) const {
    if (from.unlimited) return 0;
    const Rate messages = per_second(limits_.address_messages_per_second, kMessageSeconds);
    const Rate size = per_second(limits_.address_bytes_per_second, kMessageSeconds);
    return std::max(from.messages.owe(messages, now, static_cast<double>(ended)),
                    from.bytes.owe(size, now, static_cast<double>(bytes)));
}

void Admission::offended(Account& from, TimePoint now) {
    if (now - from.offended_at >= kOffencesLastMs) from.offences = 0;
    from.offended_at = now;
    if (++from.offences <= kOffencesBorne) return;
    const int doubled = std::min(from.offences - kOffencesBorne - 1, 16);
    from.refused_until = now + std::min(kFirstWhileMs << doubled, kLongestWhileMs);
}

std::optional<std::string> Admission::turned_away(Account& from, TurnedAway why, TimePoint now) {
    ++counts_(why);
    ++from.untold;
    if (from.told_at && now - *from.told_at < kMinuteMs) return std::nullopt;
    from.told_at = now;
    return "event=turned_away why=" + std::string(word_of(why)) + " address=" + from.address.text +
           " times=" + std::to_string(std::exchange(from.untold, 0));
}

void Admission::sweep(TimePoint now) {
    swept_ = now;
    std::erase_if(accounts_, [now](const auto& it) {
        return it.second.use_count() == 1 && it.second->is_idle(now);
    });
}

}  // namespace vegas::shell
