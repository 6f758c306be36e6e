// One input being handled: when it came, what comes out of it, and which tables it has changed. It
// is passed to whatever takes part, and ends with finish().
//
// In an outage of the store time stands still at the tables: their clocks and waits go by
// table_time(), and nothing falls due there.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/assert.hpp"
#include "protocol/replies/close_codes.hpp"
#include "server/core/base/outcome.hpp"
#include "server/core/hall/hall.hpp"

namespace vegas::core {

class Call {
public:
    Call(Hall& hall_of_all, const Input& in, Output& output)
        : hall(hall_of_all), now(in.now), utc(in.utc), out(output) {}
    Call& operator=(Call&&) = delete;

    Hall& hall;
    const TimePoint now;  // for deadlines
    const UtcTime utc;    // for dates
    Output& out;

    [[nodiscard]] TimePoint table_time() const { return hall.outage.since().value_or(now); }

    // ---- tables. Whoever works at a table is given it here, or says so: it is the one that stands
    // still if something breaks.
    void works_at(const std::string& table) { at_work_ = table; }
    // Null: it has been closed.
    [[nodiscard]] Table* table(const std::string& id);
    // The table, if the player may know of it: because it is public, or as a member.
    [[nodiscard]] Result<Table*> find(const std::string& id, const Player&);
    // The same, if the player is a member; is its host; and is one over the others, which nobody is
    // at a quick table, where chance brought them together.
    [[nodiscard]] Result<Table*> find_as_member(const std::string& id, const Player&);
    [[nodiscard]] Result<Table*> find_as_host(const std::string& id, const Player&);
    [[nodiscard]] Result<Table*> find_as_master(const std::string& id, const Player&);

    // A table has changed: its viewers are told at the end of the call and, where it looks
    // different from outside, those who watch the lobby.
    void touch(Table&, bool from_outside = true);
    // Its records are stored: if it has changed, it can be told of in the lobby.
    void stored(const std::string& table);
    // Tells the viewers at once.
    void publish(Table&, PlayerKey except = kNoPlayer);
    // `how`: a game that is under way there ends.
    void close_table(Table&, protocol::Reason reason, GameEnd how);

    // ---- the store
    // Goes to the store when its turn comes, but not in an outage.
    void ask(Question question, Asks::Then then) {
        hall.asks.add(std::move(question), std::move(then));
    }
    // The time has come to look whether it answers: perhaps an outage begins.
    void check_store();
    // It has answered something: perhaps an outage is over.
    void store_answered();
    // To a connection that does not know of the outage yet. REQUIRES: one lasts.
    void tell_outage(Connection&);
    // A table that lasted is there again, and asleep; or it is set aside.
    void load(const Loaded&);
    // Its clocks begin.
    void wake(Table&);
    // Another server is its home from now on; whoever is there hears of it from that one.
    void let_go(const std::string& table);
    // The store does not take what this table has become: it is gone here, and whoever may know
    // more of it than is true is sent away, to come back.
    void lose(const Refused&);

    // ---- connections
    void send(ConnId conn, Text text, std::optional<Answers> answers = {}) {
        hall.outbox.send(out, conn, std::move(text), answers);
    }
    void send(ConnId conn, std::string text, std::optional<Answers> answers = {}) {
        send(conn, std::make_shared<const std::string>(std::move(text)), answers);
    }
    // Tells of nothing but this table; of none, if it is empty.
    void send_of(const std::string& table, ConnId conn, Text text,
                 std::optional<Answers> answers = {}) {
        hall.outbox.send_of(out, table, conn, std::move(text), answers);
    }
    void close(ConnId conn, protocol::CloseCode code, std::string_view reason) {
        hall.outbox.close(out, conn, code, reason);
    }
    // The player of this connection has come back on another one.
    void replace(ConnId);
    // Whoever is at the tables of the player hears that the player is back. One who was absent may
    // have lost a seat.
    void come_back_to_tables(Player&);
    // REQUIRES: there is a line to it.
    void tell_peer(NodeId node, link::Message message) {
        out.to_peers.push_back({node, std::move(message)});
    }
    void log(LogLevel level, std::string text) { out.logs.push_back({level, std::move(text)}); }
    // What the connection asked is refused, for there was too much of it.
    void turn_away(const Connection& c, TurnedAway why) {
        out.turned_away.push_back({c.from->address, why});
    }

    // ---- what is counted for whoever watches over the server
    void count(Bound bound) { ++hall.tally.bounds_met(bound); }
    void count(ErrorCode refusal) { ++hall.tally.refusals(refusal); }

    // ---- the end
    // A bug of ours: the table at work stands still, the others play on.
    void broke(const char* what);
    // Tells of the tables that were touched: whatever is asked next finds them as they are told.
    void tell_changes();
    void finish();

private:
    void store(Table&, bool closes = false);
    void count(const Table&, const journal::Record&);
    void count_end(const Table&, GameEnd);
    [[nodiscard]] std::optional<KeptGame> ended_game(Table&);  // if it has ended just now
    [[nodiscard]] std::vector<KeptPlayer> new_players(const Table&);
    void forget(const std::string& table);
    void go_on(Table&, std::int64_t stood_ms);
    void set_alarm(const Table&);
    void publish_changed();
    void list(const std::string& table);
    void tell_peers_of(const std::string& table);
    [[nodiscard]] std::optional<std::vector<std::string>> new_seats(const Table&);
    void tell_lobby();

    std::string at_work_;
    std::set<std::string> changed_;   // tables to publish
    std::set<std::string> relisted_;  // tables whose lobby entry may have changed
};

// Runs a step of a call; a bug of ours ends here.
template <class Step>
bool guarded(Call& call, Step&& step) {
    try {
        step();
        return true;
    } catch (const InvariantBroken& e) {
        call.broke(e.what());
        return false;
    }
}

}  // namespace vegas::core
