// How much of what comes from each address is borne: connections, WebSockets before hello, requests
// and bytes (core::Limits, "of one address"); and who is refused for a while. In memory only: an
// address is forgotten when nothing is left that it could be held to. On the loop's thread.
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
#include "server/core/base/time.hpp"
#include "server/core/base/turned_away.hpp"

namespace vegas::shell {

class Admission {
public:
    struct Account;
    // Lives as long as something comes from there, also beyond Admission.
    using Ref = std::shared_ptr<Account>;

    // A socket of the address, until it is destroyed.
    class Socket {
    public:
        explicit Socket(Ref of);
        Socket(Socket&&) noexcept = default;
        Socket& operator=(Socket&&) = delete;
        ~Socket();
        [[nodiscard]] const Ref& account() const { return of_; }
        void opened();   // it is a WebSocket, silent until
        void greeted();  // it said hello

    private:
        Ref of_;
        bool silent_ = false;
    };

    // REQUIRES: the limits outlive it.
    explicit Admission(const core::Limits& limits) : limits_(limits) {}

    [[nodiscard]] Ref at(const core::Address&, core::TimePoint now);
    [[nodiscard]] static const core::Address& address_of(const Account&);
    // Nothing of what comes from there is too much: the operator said so.
    static void set_unlimited(Account&, bool is);
    [[nodiscard]] static bool is_unlimited(const Account&);

    // A new connection; nothing: it may come in.
    [[nodiscard]] std::optional<core::TurnedAway> arrives(Account&, core::TimePoint now) const;
    [[nodiscard]] bool may_open_socket(
        const Account&) const;  // a WebSocket, which says hello later
    // How long a request has to wait, in ms; nothing: it is refused, for so many wait already.
    [[nodiscard]] std::optional<std::int64_t> wait_for_request(Account&, core::TimePoint now,
                                                               double price = 1) const;
    // So much was read, and so many messages ended with it: how long until more may be, in ms.
    [[nodiscard]] std::int64_t wait_for_bytes(Account&, core::TimePoint now, std::size_t bytes,
                                              std::size_t messages) const;

    // A connection was closed for its doing. From the third time on whatever comes new from the
    // address is refused for a while, each time for twice as long.
    static void offended(Account&, core::TimePoint now);
    // Counts what was refused. Returns the line for the log, once a minute and address.
    [[nodiscard]] std::optional<std::string> turned_away(Account&, core::TurnedAway why,
                                                         core::TimePoint now);
    [[nodiscard]] std::uint64_t count(core::TurnedAway why) const { return counts_(why); }

    void sweep(core::TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    const core::Limits& limits_;
    std::unordered_map<std::string, Ref> accounts_;
    core::TimePoint swept_;
    core::PerWord<std::uint64_t, core::TurnedAway> counts_;
};

}  // namespace vegas::shell
