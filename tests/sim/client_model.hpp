// Models one player across all connections and servers. It says hello with its token, follows
// its tables, and notes each acknowledgement at once. What a second connection is told is followed
// too, and must be the same. Anything inconsistent throws CheckFailure. A
// Behavior chooses what the player does next.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/sim/network.hpp"
#include "tests/sim/outstanding_requests.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/table_replica.hpp"

namespace vegas::sim {

struct Simulation;
class Behavior;

class ClientModel final : public LineListener {
public:
    ClientModel(Simulation& world, std::string name, std::unique_ptr<Behavior> habit);
    ~ClientModel() override;

    void live();  // from now on, for ever
    void becomes(std::unique_ptr<Behavior> habit);

    // ---- the connection
    [[nodiscard]] bool is_welcome() const { return line_ && welcomed_; }
    // Whether the server can store, by what it sent on this connection.
    [[nodiscard]] bool stores() const { return stores_; }
    [[nodiscard]] std::optional<core::ConnId> line() const { return line_; }
    void cut();
    // Goes, and comes back after `ms` at the earliest.
    void stay_away(std::int64_t ms);
    [[nodiscard]] bool is_away() const;
    void end_absence();
    // On a second connection. The first one stays open for a while, or until it is lost.
    void come_twice();
    void on_message(core::ConnId line, const std::string& message) override;
    void on_line_lost(core::ConnId line, std::string_view reason) override;

    // ---- what a behavior may send
    void ask(json request);
    void say_raw(const std::string& bytes);
    void say_malformed(core::MessageError what);
    void sync(const std::string& table, bool whole);
    void act(const TableReplica& followed, const json& wanted);
    // Repeats the last request with an idempotency key. Returns false if the player does not sit at
    // its table.
    [[nodiscard]] bool ask_by_name_again();
    // Repeats the last action, as after a lost connection.
    void act_again(const TableReplica& followed);

    // ---- what is known
    RandomStream chance;
    [[nodiscard]] Simulation& world() { return world_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::map<std::string, TableReplica>& tables() const { return tables_; }
    // The tables as the second connection was told of them.
    [[nodiscard]] const std::map<std::string, TableReplica>& seen_beside() const {
        return beside_.tables;
    }
    [[nodiscard]] const OutstandingRequests& dialogue() const { return dialogue_; }
    [[nodiscard]] bool is_unsure_of(const std::string& table) const {
        return unsure_.contains(table);
    }
    // The player may be gone without having left: a host may have removed it.
    [[nodiscard]] bool may_be_gone_from(const std::string& table) const;
    // A table that must exist and was not shown; empty if none.
    [[nodiscard]] std::string misses() const;
    [[nodiscard]] bool has_answered(const TableReplica& followed) const;
    [[nodiscard]] bool has_acted_at(const TableReplica& followed) const;

private:
    struct Claim {  // a seat, as the server acknowledged it
        int game = 0;
        std::string status;
        int seat = -1;        // unknown
        bool is_old = false;  // from before a long absence, and not seen since
    };
    struct Act {
        int game = 0, seat = 0;
        std::uint32_t decision = 0;
        std::string action;
        std::uint64_t line = 0;  // the connection that last carried it
        bool acked = false;
        bool may_be_outdone = false;  // another action for the seat may have come first
        std::string refused;          // the final error, if nothing else was sent
    };

    [[noreturn]] void fail(const std::string& what) const;
    void come();
    void say_hello();
    void tick();
    void note_request(const json& request);
    void note_seed(const json& request);
    void note_seat_request(TableChecker& account, std::size_t requested) const;
    void drop_line();

    void heard_beside(const json& message);
    void drop_beside();
    void heard_ev(const std::string& ev, const json& message, const json* request);
    void heard_update(const json& message);
    void check_asked(const TableReplica& now, int missed) const;
    void heard_snapshot(const json& message, const json* request);
    // `told`: how far the table had come before this snapshot.
    void check_recovered(const TableReplica& now, core::ConnId line, const Progress& told) const;
    void heard_welcome(const json& message);
    void heard_left(const json& message);
    void forget(const std::string& table);
    void heard_storage(const json& message);
    void answered(const json& request, const json& message);
    void refused(const json& request, const json& message);
    void refused_hello(const std::string& code);
    void sync_later(const std::string& table);
    void answer_again(const json& request);
    void led_to(const json& request, const std::string& table);
    void refused_act(const json& request, const std::string& code);
    void not_found(const std::string& table);
    void acked(const json& request, const json& message);
    void check_is_repeat(const json& request) const;
    [[nodiscard]] const TableReplica* known(const std::string& table) const;
    void follows(const TableReplica& before, const TableReplica& now);
    void compare_own(const TableReplica& before, const TableReplica& now) const;
    void check_ready(const TableReplica& now) const;
    void note_seat(const std::string& table);
    void note_no_seat(const std::string& table);
    void settled(const std::string& table);  // a join or a leave got its reply
    void note_places(const json& tables);
    // Whether the player may have lost its seat at an open table without notice, because of a long
    // absence or of a clock.
    [[nodiscard]] bool may_have_expired(const std::string& table, const Claim& claim) const;
    // For a table that this player joins now: nobody else has a seat there.
    [[nodiscard]] bool may_make_room(const std::string& table) const;
    [[nodiscard]] bool is_long_away() const;
    [[nodiscard]] TableChecker* account_of(const json& request) const;

    Simulation& world_;
    const std::string name_;
    const bool is_program_;  // and says so
    std::unique_ptr<Behavior> habit_;
    const bool is_honest_;  // from the start
    std::int64_t away_until_ms_ = 0;
    std::uint32_t lives_ = 0;  // calls of live(): only the last one goes on
    std::string id_;
    std::string token_;
    bool is_kept_ = false;            // has had a seat: such a player is not forgotten
    std::uint64_t welcomed_by_ = 0;   // the server's incarnation
    std::int64_t away_since_ms_ = 0;  // in the scheduler's time; or when the connection opened

    struct SecondConnection {
        std::optional<core::ConnId> line;
        std::map<std::string, TableReplica> tables;
    };
    SecondConnection beside_;
    std::optional<core::ConnId> line_;
    bool welcomed_ = false, stores_ = true;
    std::uint64_t knows_outage_from_ = 0;  // the newest request when the server reported the outage
    std::uint64_t server_ = 0;             // incarnation of the server that it leads to
    OutstandingRequests dialogue_;
    std::map<std::string, TableReplica> tables_, before_;  // on this connection, on earlier ones
    std::map<std::string, std::set<std::string>> epochs_;  // former epochs of each table
    std::map<std::string, int> missed_;  // updates still to come before a table is current
    std::map<std::string, Claim> seats_;
    std::set<std::string> places_;       // tables of the last welcome
    std::multiset<std::string> unsure_;  // a join or a leave got no reply
    // Until then another server may still carry that out.
    std::map<std::string, std::int64_t> late_until_ms_;
    json named_ = json::object();  // the last request with an idempotency key, and its table
    std::string named_table_;
    int makes_ = 0;                                      // requests for a new table without a reply
    std::map<std::string, std::pair<int, bool>> ready_;  // table -> game, and what was acknowledged
    std::map<std::string, Act> acts_;                    // table -> the last one
    std::map<std::string, int> house_plays_;  // table -> the game in which the player left its seat
};

}  // namespace vegas::sim
