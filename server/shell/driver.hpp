// Between the world and the core: turns what happened into core::Input, and carries core::Output
// out. One turn runs from an event until the core has no more to say about it, journal answers
// included; what the turn queued for a connection then leaves in one write. Everything on the
// loop's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/server.hpp"
#include "server/shell/bot_pool.hpp"
#include "server/shell/journal_store.hpp"
#include "server/shell/log.hpp"
#include "server/shell/loop.hpp"

namespace vegas::shell {

// One connection as the driver sees it. Of the driver's functions only written() may be called from
// within these.
class Link {
public:
    virtual void queue(std::string_view text) = 0;  // leaves with the next flush()
    virtual void flush() = 0;
    virtual void close(protocol::CloseCode code,
                       std::string_view reason) = 0;  // after what was queued
    virtual void cut() = 0;                           // now

protected:
    ~Link() = default;
};

class Driver {
public:
    struct Parts {
        Loop& loop;
        core::Server& core;
        JournalStore& store;
        BotPool& bots;
        Log& log;
    };

    explicit Driver(Parts parts);
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    // What happens to a connection, between opened() and exactly one closed(). The link must live
    // until then.
    [[nodiscard]] core::ConnId opened(Link& link);
    void received(core::ConnId conn, std::string bytes);
    void malformed(core::ConnId conn, core::Broken what);
    void written(core::ConnId conn, std::size_t bytes);
    void closed(core::ConnId conn);

    // Tells everybody that the server stops; `emptied` is called once, when nobody is connected.
    void drain(std::function<void()> emptied);
    [[nodiscard]] bool draining() const { return static_cast<bool>(emptied_); }

    [[nodiscard]] std::size_t connections() const { return links_.size(); }

private:
    using Event = decltype(core::Input::what);

    struct Peer {
        Link* link = nullptr;
        bool dirty = false;  // something was queued in this turn
    };

    void turn(Event event);
    void carry_out();
    void carry_out(const core::Send& send);
    void carry_out(const core::Close& close);
    void flush();
    void set_alarm();
    void alarm();

    Parts parts_;
    core::Output out_;
    std::vector<Event> events_;  // of the turn that runs
    bool in_turn_ = false;
    std::unordered_map<std::uint64_t, Peer> links_;
    std::vector<Peer*> dirty_;  // into links_, from which nothing is taken during a turn
    std::uint64_t last_conn_ = 0;
    std::optional<core::TimePoint> wanted_;  // when the core wants a TimerDue
    std::optional<core::TimePoint> set_;     // when the loop's alarm goes off; not after wanted_
    std::function<void()> emptied_;
};

}  // namespace vegas::shell
