// Follows one table through a session: gets there, applies the updates, asks for what was missed,
// and finds its way back after a lost connection. Single-threaded.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client-cli/net/transport.hpp"
#include "client-cli/session/session.hpp"
#include "client-cli/session/table_model.hpp"

namespace vegas::cli {

class TableEvents {
public:
    virtual ~TableEvents() = default;
    // The whole table came new: on arrival, and after too much was missed. `story`: what has
    // happened in the round so far, and at the end of the one before.
    virtual void table_shown(const std::vector<Event>& story) = 0;
    // The server has started anew since, and the table is there as it was. table_shown() follows.
    virtual void table_resumed() = 0;
    // One update was applied.
    virtual void table_changed(const std::vector<Event>& events) = 0;
    virtual void table_prompted() = 0;
    // Not at this table any more; `reason` is the server's word.
    virtual void table_left(const std::string& reason) = 0;
    // Getting to the table, or back to it, was refused.
    virtual void table_refused(const Error&) = 0;
};

class Follower {
public:
    Follower(Session&, Transport&, TableEvents&);

    // `request` is a whole table.create or table.join; it is said again where its reply was lost.
    void arrive(json request);
    // To a table where we are already.
    void resume(const std::string& table);
    // Forgets the table, for the next one.
    void forget();

    // To be called with every welcome, and with everything that is heard.
    void welcomed(const Read<protocol::Welcome>&, bool again);
    void heard(const Message&, const json& whole);

    [[nodiscard]] const TableModel& model() const { return model_; }
    // Whether a table is known or asked for.
    [[nodiscard]] bool busy() const { return model_.known() || !arrival_.is_null(); }
    // The table's invite, once known.
    [[nodiscard]] const std::string& invite() const { return model_.view().table.invite; }

private:
    void ask_to_arrive();
    void sync(bool from_scratch);
    void sync_answered(const Reply&);
    void come_back(const std::vector<std::string>& tables);
    void take(const Read<protocol::Snapshot>&, const json& whole);
    void take(const Read<protocol::Update>&, const json& whole);
    void take(const Read<protocol::Prompt>&);
    [[nodiscard]] bool is_ours(const std::string& table) const;

    Session& session_;
    Transport& transport_;
    TableEvents& events_;
    TableModel model_;
    json arrival_;         // the request that brings us to a table, until the snapshot came
    json join_;            // how to get in again as a spectator
    std::string awaited_;  // the table whose snapshot must come
    std::vector<std::string> other_tables_;  // where we were before we asked for this one
    bool syncing_ = false;
};

}  // namespace vegas::cli
