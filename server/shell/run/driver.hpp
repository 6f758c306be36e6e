// Between the network and the core: makes what happened a core::Input, and carries core::Output
// out. It goes on until the core has no more to say about an event, answers of the store
// included; what was queued for a connection meanwhile then leaves in one write. Everything on the
// loop's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/server.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/channel.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/receiver.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class Driver final : public Receiver {
public:
    // To the servers with which it shares the store.
    using ToPeer = std::function<void(core::ToPeer)>;

    struct Parts {
        Loop& loop;
        core::Server& core;
        Store& store;
        HouseBots& bots;
        Log& log;
        Metrics& metrics;
        ToPeer to_peer{};                                        // nothing: there are none
        std::function<void(const core::Turned&)> turned_away{};  // nothing: nobody counts
    };

    // Loads what lasted.
    explicit Driver(Parts parts);
    Driver& operator=(Driver&&) = delete;

    [[nodiscard]] core::ConnId opened(Channel& channel, core::Address from = {},
                                      bool unlimited = false) override;
    void received(core::ConnId conn, std::string bytes) override;
    void malformed(core::ConnId conn, core::Broken what) override;
    void written(core::ConnId conn, std::size_t bytes) override;
    void closed(core::ConnId conn) override;

    // Asks the store for something that needs no table. `then` is called once, now or later.
    void ask(core::Question question, std::function<void(const core::Found&)> then);
    // How many of these have no answer yet.
    [[nodiscard]] std::size_t asked() const { return asked_.size(); }

    // A line to another server begins or ends, and what comes over it.
    void peer_up(core::NodeId node) { handle(core::PeerUp{node}); }
    void peer_down(core::NodeId node) { handle(core::PeerDown{node}); }
    void from_peer(core::NodeId node, core::link::Message message) {
        handle(core::FromPeer{node, std::move(message)});
    }

    // `read` is called whenever another server has changed the bans.
    void when_bans_change(std::function<void()> read) { read_bans_ = std::move(read); }

    // What the operator does: SetBans, BansKept, Announce, CloseTable, Dismiss or WindDown.
    template <class Operation>
    void operate(Operation operation) {
        handle(std::move(operation));
    }

    // `hear` is called whenever the store has forgotten, or refused to.
    void when_forgotten(std::function<void(const core::Forgot&)> hear) {
        forgotten_ = std::move(hear);
    }

    // Tells everybody that the server stops; `emptied` is called once, when nobody is connected and
    // other servers may take its tables.
    void drain(std::function<void()> emptied);
    [[nodiscard]] bool draining() const { return static_cast<bool>(emptied_); }

    [[nodiscard]] std::size_t connections() const { return channels_.size(); }
    // Bytes that were given to all of them and have not left.
    [[nodiscard]] std::size_t unsent() const;

private:
    using Event = decltype(core::Input::what);

    struct Peer {
        Channel* channel = nullptr;
        bool dirty = false;  // something is queued for it
    };

    void look_whether_empty();
    void load();
    void hear(Store::Said said);
    void handle(Event event);
    void carry_out();
    void carry_out_accounts();  // what concerns the accounts of addresses
    void carry_out(const core::Send& send);
    void carry_out(const core::Close& close);
    void flush();
    void note_answered();
    void set_alarm();
    void alarm();

    Parts parts_;
    core::Output out_;
    std::vector<Event> events_;  // being handled, and what came up meanwhile
    bool busy_ = false;
    std::unordered_map<std::uint64_t, Peer> channels_;
    std::vector<Peer*> dirty_;             // into channels_, from which nothing is taken while busy
    std::vector<core::Answers> answered_;  // by what leaves with the next flush()
    std::uint64_t last_conn_ = 0;
    // Our own questions have tickets that the core's do not reach.
    static constexpr std::uint64_t kFirstTicket = 1ULL << 63;
    std::uint64_t next_ticket_ = kFirstTicket;
    std::unordered_map<std::uint64_t, std::function<void(const core::Found&)>> asked_;
    std::optional<core::TimePoint> wanted_;  // when the core wants a TimerDue
    std::optional<core::TimePoint> set_;     // when the loop's alarm goes off; not after wanted_
    std::function<void()> emptied_;
    bool releases_ = false;  // tables, to other servers
    std::function<void()> read_bans_;
    std::function<void(const core::Forgot&)> forgotten_;
};

}  // namespace vegas::shell
