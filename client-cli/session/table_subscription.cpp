#include "client-cli/session/table_subscription.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

using Ids = std::vector<std::string>;

Ids ids_of(const std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>>& tables) {
    Ids ids;
    for (const WireStruct<protocol::WelcomeMessage::JoinedTable>& at : tables) {
        ids.push_back(at.table);
    }
    return ids;
}

bool contains(const Ids& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

}  // namespace

TableSubscription::TableSubscription(ClientSession& session, Transport& transport,
                                     TableEvents& events, KeepEvidence keep)
    : session_(session),
      transport_(transport),
      events_(events),
      seeds_(session, transport, model_, std::move(keep)) {}

void TableSubscription::join(json request) {
    reset();
    join_request_ = std::move(request);
    send_join();
}

void TableSubscription::resume(const std::string& table) {
    reset();
    awaited_table_ = table;
    join_request_ = {{"op", "table.sync"}, {"table", table}};
    send_join();
}

void TableSubscription::reset() {
    model_.reset();
    seeds_.reset();
    join_request_ = nullptr;
    rejoin_request_ = nullptr;
    awaited_table_.clear();
    syncing_ = false;
}

void TableSubscription::send_join() {
    session_.request(join_request_, [this](const WireReply& reply) {
        if (reply.error) {
            reset();
            events_.on_table_refused(*reply.error);
        } else if (!reply.table.empty()) {
            awaited_table_ = reply.table;
        }
    });
}

void TableSubscription::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome,
                                   bool again) {
    seeds_.on_welcome();
    Ids tables = ids_of(welcome.tables);
    if (again) {
        rejoin(tables);
    } else {
        other_tables_ = std::move(tables);
    }
}

void TableSubscription::rejoin(const Ids& tables) {
    syncing_ = false;
    if (model_.is_known()) {
        const bool is_seated = contains(tables, model_.id());
        if (is_seated || rejoin_request_.is_null()) return sync(false);
        // Spectators do not outlive their connection everywhere: come in as before.
        json request = rejoin_request_;
        request["epoch"] = model_.epoch();
        request["v"] = model_.version();
        syncing_ = true;
        session_.request(request, [this](const WireReply& reply) { on_sync_reply(reply); });
        return;
    }
    if (join_request_.is_null()) return;
    // The reply was lost: perhaps the request was carried out.
    for (const std::string& id : tables) {
        if (!contains(other_tables_, id)) return resume(id);
    }
    send_join();
}

void TableSubscription::sync(bool from_scratch) {
    if (syncing_) return;
    syncing_ = true;
    json request = {{"op", "table.sync"}, {"table", model_.id()}};
    if (!from_scratch) {
        request["epoch"] = model_.epoch();
        request["v"] = model_.version();
    }
    session_.request(request, [this](const WireReply& reply) { on_sync_reply(reply); });
}

void TableSubscription::on_sync_reply(const WireReply& reply) {
    syncing_ = false;
    if (!reply.error) return;
    if (reply.error->code == "rate_limited") {
        const auto wait = reply.error->data.retry_after_ms.value_or(1000);
        transport_.after(std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 100, 60'000)),
                         [this, table = model_.id()] {
                             if (model_.is_known() && model_.id() == table) sync(false);
                         });
        return;
    }
    events_.on_table_refused(*reply.error);
}

bool TableSubscription::is_own_table(const std::string& table) const {
    return model_.is_known() ? table == model_.id()
                             : awaited_table_.empty() || table == awaited_table_;
}

void TableSubscription::on_message(const WireMessage& message, const json& whole) {
    if (!is_active() || !is_own_table(text_in(whole, "table"))) return;
    if (const auto* snapshot = std::get_if<WireStruct<protocol::SnapshotMessage>>(&message)) {
        handle(*snapshot, whole);
    } else if (!model_.is_known()) {
        return;
    } else if (const auto* update = std::get_if<WireStruct<protocol::UpdateMessage>>(&message)) {
        handle(*update, whole);
    } else if (const auto* left = std::get_if<WireStruct<protocol::LeftMessage>>(&message)) {
        events_.on_table_left(left->reason);
    }
}

void TableSubscription::handle(const WireStruct<protocol::SnapshotMessage>& snapshot,
                               const json& whole) {
    if (text_in(join_request_, "as") == "spectator") rejoin_request_ = join_request_;
    join_request_ = nullptr;
    syncing_ = false;
    if (model_.is_known() && model_.epoch() != snapshot.epoch) events_.on_table_restored();
    model_.apply_snapshot(snapshot, whole, transport_.now_ms());
    seeds_.on_view();
    events_.on_table_snapshot(snapshot.round_log);
    if (model_.prompt() != nullptr) events_.on_prompt();
}

void TableSubscription::handle(const WireStruct<protocol::UpdateMessage>& update,
                               const json& whole) {
    switch (model_.apply_update(update, whole, transport_.now_ms())) {
    case TableModel::UpdateResult::outdated: return;
    case TableModel::UpdateResult::gap: return sync(false);
    case TableModel::UpdateResult::mismatch: return sync(true);
    case TableModel::UpdateResult::applied: break;
    }
    seeds_.on_view();
    events_.on_table_update(update.events);
    if (update.prompt && model_.prompt() != nullptr) events_.on_prompt();
}

}  // namespace vegas::cli
