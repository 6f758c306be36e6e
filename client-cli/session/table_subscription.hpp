// Follows one table through a session: joins, applies updates, requests missed ones, rejoins after
// a lost connection, and gives our share of the dice. Single-threaded.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client-cli/net/transport.hpp"
#include "client-cli/session/seed_giver.hpp"
#include "client-cli/session/session.hpp"
#include "client-cli/session/table_model.hpp"

namespace vegas::cli {

class TableEvents {
public:
    virtual ~TableEvents() = default;
    // A whole new view: on arrival, and after too many missed updates. `round_log`: the events of
    // the round so far, and of the end of the one before.
    virtual void on_table_snapshot(const std::vector<WireEvent>&) {}
    // The server has restarted, and the table is there as it was. on_table_snapshot() follows.
    virtual void on_table_restored() {}
    // One update was applied.
    virtual void on_table_update(const std::vector<WireEvent>&) {}
    // Comes after the callback of a message that brought a prompt.
    virtual void on_prompt() {}
    // We are not at this table any more; `reason` is the server's word.
    virtual void on_table_left(const std::string&) {}
    // Joining or rejoining the table was refused.
    virtual void on_table_refused(const WireError&) {}
};

class TableSubscription {
public:
    TableSubscription(ClientSession&, Transport&, TableEvents&, KeepEvidence = {});

    // `request` is a whole table.create or table.join; it is sent again if its reply was lost.
    void join(json request);
    // Follows a table where we are already.
    void resume(const std::string& table);
    // Forgets the table, so that the next one can be joined.
    void reset();

    // Call these with every welcome and every message.
    void on_welcome(const WireStruct<protocol::WelcomeMessage>&, bool again);
    void on_message(const WireMessage&, const json& whole);

    [[nodiscard]] const TableModel& model() const { return model_; }
    // Whether a table is known or requested.
    [[nodiscard]] bool is_active() const { return model_.is_known() || !join_request_.is_null(); }
    // For quick_play: SeedGiver::offer().
    [[nodiscard]] std::string offer_seed() { return seeds_.offer(); }
    // Our seed for the open game; empty if there is none.
    [[nodiscard]] std::string seed() const { return seeds_.seed(); }
    // The table's invite, once known.
    [[nodiscard]] const std::string& invite() const { return model_.view().table.invite; }

private:
    void send_join();
    void sync(bool from_scratch);
    void on_sync_reply(const WireReply&);
    void rejoin(const std::vector<std::string>& tables);
    void handle(const WireStruct<protocol::SnapshotMessage>&, const json& whole);
    void handle(const WireStruct<protocol::UpdateMessage>&, const json& whole);
    [[nodiscard]] bool is_own_table(const std::string& table) const;

    ClientSession& session_;
    Transport& transport_;
    TableEvents& events_;
    TableModel model_;
    SeedGiver seeds_;
    json join_request_;                      // the request to join, until the snapshot has come
    json rejoin_request_;                    // to rejoin as a spectator
    std::string awaited_table_;              // the table whose snapshot must come
    std::vector<std::string> other_tables_;  // where we were before we requested this one
    bool syncing_ = false;
};

}  // namespace vegas::cli
