// Rate limits per client address and for the wider networks around it: connections, WebSockets
// before hello, requests and bytes (core::Limits, "of one address"). In memory only: an address is
// forgotten when no limit depends on it any more. On the loop's thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/core/base/address.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/per_word.hpp"
#include "server/core/base/reject_reason.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// Why the client behind a trusted proxy is not known. Logged as its word.
enum class UnnamedClient : std::uint8_t {
    no_header,      // a WebSocket came without X-Forwarded-For
    other_header,   // and it came with another header, which does not count
    not_an_address  // the proxy wrote something else
};
inline constexpr std::array kUnnamedClients = std::to_array<EnumWord<UnnamedClient>>({
    {UnnamedClient::no_header, "no_header"},
    {UnnamedClient::other_header, "other_header"},
    {UnnamedClient::not_an_address, "not_an_address"},
});
constexpr std::span<const EnumWord<UnnamedClient>> words(UnnamedClient) { return kUnnamedClients; }

// Why a connection is not admitted.
struct ConnectionRefusal {
    core::RejectReason why{};
    std::int64_t retry_after_ms = 0;  // a new attempt is worth while then
    bool is_answered = true;          // over HTTP; else the connection is dropped
};

// value() calls this.
[[noreturn]] inline void throw_exception_from_error(const ConnectionRefusal& refusal,
                                                    const boost::source_location&) {
    throw std::logic_error("not admitted: " + std::string(word_of(refusal.why)));
}

class AddressLimiter {
public:
    struct Account;
    // An account lives while connections refer to it, even beyond AddressLimiter.
    using Ref = std::shared_ptr<Account>;
    // A refused client comes back by then at the earliest.
    static constexpr std::int64_t kShortestRetryMs = 5'000;

    // Counts a socket of the address until destroyed, and what is read from it.
    class CountedSocket {
    public:
        explicit CountedSocket(Ref of);
        CountedSocket(CountedSocket&&) noexcept = default;
        CountedSocket& operator=(CountedSocket&&) = delete;
        ~CountedSocket();
        [[nodiscard]] const Ref& account() const { return account_; }
        void on_upgrade();  // to a WebSocket, which counts as silent until on_hello()
        void on_hello();

    private:
        friend AddressLimiter;
        void add(std::size_t Account::*what, int change) const;

        Ref account_;
        bool is_alone_ = false;  // does not count for the wider networks
        bool is_silent_ = false;
        // Its part of what may be read from the address.
        core::TokenBucket messages_, bytes_, extra_frames_;
    };

    // REQUIRES: `limits` outlives it.
    explicit AddressLimiter(const core::Limits& limits) : limits_(limits) {}

    [[nodiscard]] Ref account_at(const core::Address&, core::TimePoint now);
    [[nodiscard]] static const core::Address& address_of(const Account&);
    // Exempts the address from all limits, as the operator configured.
    static void set_unlimited(Account&, bool is);
    [[nodiscard]] static bool is_unlimited(const Account&);

    // Counts a new connection if it is admitted.
    [[nodiscard]] Expected<void, ConnectionRefusal> admit_connection(Account&,
                                                                     core::TimePoint now) const;
    // Before its hello.
    [[nodiscard]] Expected<void, ConnectionRefusal> admit_websocket(Account&) const;
    // How long to delay a request, in ms; nullopt if the queue is too long and it is refused.
    [[nodiscard]] std::optional<std::int64_t> request_delay(Account&, core::TimePoint now,
                                                            double price = 1) const;
    // Counts what was read, with the messages completed. Returns how long to pause reading, in ms.
    // A connection that keeps to its part of the address's rate never pauses: only those that
    // exceed it make up for what is too much.
    [[nodiscard]] std::int64_t read_delay(CountedSocket&, core::TimePoint now, std::size_t bytes,
                                          std::size_t messages) const;
    // The same for frames that begin no message: pings, pongs, continuations.
    [[nodiscard]] static std::int64_t extra_frames_delay(CountedSocket&, core::TimePoint now,
                                                         std::size_t frames);

    // Counts a refusal. Returns a line for the log, at most once a minute per address, and n times
    // for the n-th network around it. It tells all refusals of the widest one since the last line.
    // `details`: more fields of the line.
    [[nodiscard]] std::optional<std::string> note_rejection(Account&, core::RejectReason why,
                                                            core::TimePoint now,
                                                            std::string_view details = {});
    // Whether it is the first time that this proxy did not name its client for this reason.
    [[nodiscard]] static bool note_unnamed_client(Account&, UnnamedClient why);
    [[nodiscard]] std::uint64_t count(core::RejectReason why) const { return counts_(why); }

    void sweep(core::TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    [[nodiscard]] bool has_room_for(Account&) const;

    const core::Limits& limits_;
    std::shared_ptr<std::size_t> all_sockets_ = std::make_shared<std::size_t>(0);
    std::unordered_map<std::string, Ref> accounts_;
    core::TimePoint last_sweep_;
    core::PerWord<std::uint64_t, core::RejectReason> counts_;
};

}  // namespace vegas::shell
