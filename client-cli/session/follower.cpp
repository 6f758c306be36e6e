#include "client-cli/session/follower.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

using Ids = std::vector<std::string>;

Ids ids_of(const std::vector<Read<protocol::Welcome::At>>& tables) {
    Ids ids;
    for (const Read<protocol::Welcome::At>& at : tables) ids.push_back(at.table);
    return ids;
}

bool lists(const Ids& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

}  // namespace

Follower::Follower(Session& session, Transport& transport, TableEvents& events)
    : session_(session), transport_(transport), events_(events) {}

void Follower::arrive(json request) {
    forget();
    arrival_ = std::move(request);
    ask_to_arrive();
}

void Follower::resume(const std::string& table) {
    forget();
    awaited_ = table;
    arrival_ = {{"op", "table.sync"}, {"table", table}};
    ask_to_arrive();
}

void Follower::forget() {
    model_.forget();
    arrival_ = nullptr;
    join_ = nullptr;
    awaited_.clear();
    syncing_ = false;
}

void Follower::ask_to_arrive() {
    session_.request(arrival_, [this](const Reply& reply) {
        if (reply.error) {
            forget();
            events_.table_refused(*reply.error);
        } else if (!reply.table.empty()) {
            awaited_ = reply.table;
        }
    });
}

void Follower::welcomed(const Read<protocol::Welcome>& welcome, bool again) {
    Ids tables = ids_of(welcome.tables);
    if (again) {
        come_back(tables);
    } else {
        other_tables_ = std::move(tables);
    }
}

void Follower::come_back(const Ids& tables) {
    syncing_ = false;
    if (model_.known()) {
        const bool there = lists(tables, model_.id());
        if (there || join_.is_null()) return sync(false);
        // Spectators do not outlive their connection everywhere: come in as before.
        json request = join_;
        request["epoch"] = model_.epoch();
        request["v"] = model_.version();
        syncing_ = true;
        session_.request(request, [this](const Reply& reply) { sync_answered(reply); });
        return;
    }
    if (arrival_.is_null()) return;
    // The reply was lost: perhaps the request was carried out.
    for (const std::string& id : tables) {
        if (!lists(other_tables_, id)) return resume(id);
    }
    ask_to_arrive();
}

void Follower::sync(bool from_scratch) {
    if (syncing_) return;
    syncing_ = true;
    json request = {{"op", "table.sync"}, {"table", model_.id()}};
    if (!from_scratch) {
        request["epoch"] = model_.epoch();
        request["v"] = model_.version();
    }
    session_.request(request, [this](const Reply& reply) { sync_answered(reply); });
}

void Follower::sync_answered(const Reply& reply) {
    syncing_ = false;
    if (!reply.error) return;
    if (reply.error->code == "rate_limited") {
        const auto wait = reply.error->data.retry_after_ms.value_or(1000);
        transport_.after(std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 100, 60'000)),
                         [this, table = model_.id()] {
                             if (model_.known() && model_.id() == table) sync(false);
                         });
        return;
    }
    events_.table_refused(*reply.error);
}

bool Follower::is_ours(const std::string& table) const {
    return model_.known() ? table == model_.id() : awaited_.empty() || table == awaited_;
}

void Follower::heard(const Message& message, const json& whole) {
    if (!busy() || !is_ours(text_in(whole, "table"))) return;
    if (const auto* snapshot = std::get_if<Read<protocol::Snapshot>>(&message)) {
        take(*snapshot, whole);
    } else if (!model_.known()) {
        return;
    } else if (const auto* update = std::get_if<Read<protocol::Update>>(&message)) {
        take(*update, whole);
    } else if (const auto* prompt = std::get_if<Read<protocol::Prompted>>(&message)) {
        if (syncing_) return;  // the reply brings the one that is open
        take(*prompt);
    } else if (const auto* left = std::get_if<Read<protocol::Left>>(&message)) {
        events_.table_left(left->reason);
    }
}

void Follower::take(const Read<protocol::Snapshot>& snapshot, const json& whole) {
    if (text_in(arrival_, "as") == "spectator") join_ = arrival_;
    arrival_ = nullptr;
    syncing_ = false;
    if (model_.known() && model_.epoch() != snapshot.epoch) events_.table_resumed();
    model_.take_snapshot(snapshot, whole);
    events_.table_shown(snapshot.story);
    if (snapshot.prompt && model_.known()) take(*snapshot.prompt);
}

void Follower::take(const Read<protocol::Prompt>& prompt) {
    model_.take_prompt(prompt, transport_.now_ms());
    events_.table_prompted();
}

void Follower::take(const Read<protocol::Update>& update, const json& whole) {
    switch (model_.take_update(update, whole)) {
    case TableModel::Applied::old: return;
    case TableModel::Applied::gap: return sync(false);
    case TableModel::Applied::wrong: return sync(true);
    case TableModel::Applied::fresh: return events_.table_changed(update.events);
    }
}

}  // namespace vegas::cli
