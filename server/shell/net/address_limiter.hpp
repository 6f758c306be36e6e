// Rate limits per client address: connections, WebSockets before hello, requests and bytes
// (core::Limits, "of one address"). Also blocks offending addresses for a while. In memory only: an
// address is forgotten when no limit depends on it any more. On the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/core/base/address.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/per_word.hpp"
#include "server/core/base/reject_reason.hpp"
#include "server/core/base/time.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

class AddressLimiter {
public:
    struct Account;
    // An account lives while connections refer to it, even beyond AddressLimiter.
    using Ref = std::shared_ptr<Account>;

    // Counts a socket of the address until destroyed.
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
        Ref account_;
        bool is_silent_ = false;
    };

    // REQUIRES: `limits` outlives it.
    explicit AddressLimiter(const core::Limits& limits) : limits_(limits) {}

    [[nodiscard]] Ref account_at(const core::Address&, core::TimePoint now);
    [[nodiscard]] static const core::Address& address_of(const Account&);
    // Exempts the address from all limits, as the operator configured.
    static void set_unlimited(Account&, bool is);
    [[nodiscard]] static bool is_unlimited(const Account&);

    // Counts a new connection if it is admitted.
    [[nodiscard]] Expected<void, core::RejectReason> admit_connection(Account&,
                                                                      core::TimePoint now) const;
    [[nodiscard]] bool may_open_websocket(const Account&) const;  // before its hello
    // How long to delay a request, in ms; nullopt if the queue is too long and it is refused.
    [[nodiscard]] std::optional<std::int64_t> request_delay(Account&, core::TimePoint now,
                                                            double price = 1) const;
    // Counts what was read, with the messages completed. Returns how long to pause reading, in ms.
    [[nodiscard]] std::int64_t read_delay(Account&, core::TimePoint now, std::size_t bytes,
                                          std::size_t messages) const;

    // Records that a connection was closed for misbehaviour. From the third time on, new
    // connections and requests of the address are refused for a while, twice as long each time.
    static void note_offence(Account&, core::TimePoint now);
    // Counts a refusal. Returns a line for the log, at most once a minute per address.
    [[nodiscard]] std::optional<std::string> note_rejection(Account&, core::RejectReason why,
                                                            core::TimePoint now);
    [[nodiscard]] std::uint64_t count(core::RejectReason why) const { return counts_(why); }

    void sweep(core::TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    const core::Limits& limits_;
    std::unordered_map<std::string, Ref> accounts_;
    core::TimePoint last_sweep_;
    core::PerWord<std::uint64_t, core::RejectReason> counts_;
};

}  // namespace vegas::shell
