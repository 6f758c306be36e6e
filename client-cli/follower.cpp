#include "client-cli/follower.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

json ids_of(const json& tables) {
    json ids = json::array();
    for (std::size_t i = 0; tables.is_array() && i < tables.size(); ++i) {
        ids.push_back(field(tables[i], "table"));
    }
    return ids;
}

bool lists(const json& ids, const json& id) {
    return ids.is_array() && std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

Follower::Follower(Session& session, Link& link, TableEvents& events)
    : session_(session), link_(link), events_(events) {}

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
    model_ = TableModel{};
    arrival_ = nullptr;
    join_ = nullptr;
    awaited_.clear();
    syncing_ = false;
}

void Follower::ask_to_arrive() {
    session_.request(arrival_, [this](const json& reply) {
        const json& error = field(reply, "error");
        if (error.is_object()) {
            forget();
            events_.table_refused(error);
        } else if (has(reply, "table")) {
            awaited_ = text_of(reply, "table");
        }
    });
}

void Follower::welcomed(const json& welcome, bool again) {
    const json tables = ids_of(field(welcome, "tables"));
    if (again) {
        come_back(tables);
    } else {
        other_tables_ = tables;
    }
}

void Follower::come_back(const json& tables) {
    syncing_ = false;
    if (model_.known()) {
        const bool there = lists(tables, model_.id());
        if (there || join_.is_null()) return sync(false);
        // Spectators do not outlive their connection everywhere: come in as before.
        json request = join_;
        request["epoch"] = model_.epoch();
        request["v"] = model_.version();
        syncing_ = true;
        session_.request(request, [this](const json& reply) { sync_answered(reply); });
        return;
    }
    if (arrival_.is_null()) return;
    // The reply was lost: perhaps the request was carried out.
    for (const json& id : tables) {
        if (!lists(other_tables_, id)) return resume(id.is_string() ? id.get<std::string>() : "");
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
    session_.request(request, [this](const json& reply) { sync_answered(reply); });
}

void Follower::sync_answered(const json& reply) {
    syncing_ = false;
    const json& error = field(reply, "error");
    if (!error.is_object()) return;
    if (text_of(error, "code") == "rate_limited") {
        const auto wait = int_of(field(error, "data"), "retry_after_ms", 1000);
        link_.after(std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 100, 60'000)),
                    [this, table = model_.id()] {
                        if (model_.known() && model_.id() == table) sync(false);
                    });
        return;
    }
    events_.table_refused(error);
}

bool Follower::is_ours(const json& message) const {
    const std::string table = text_of(message, "table");
    return model_.known() ? table == model_.id() : awaited_.empty() || table == awaited_;
}

void Follower::heard(const json& message) {
    const std::string kind = text_of(message, "ev");
    if (!busy() || !is_ours(message)) return;
    if (kind == "snapshot") {
        if (text_of(arrival_, "as") == "spectator") join_ = arrival_;
        arrival_ = nullptr;
        syncing_ = false;
        model_.take_snapshot(message);
        events_.table_shown();
        const json& prompt = field(message, "prompt");
        if (!prompt.is_object() || !model_.known()) return;
        model_.take_prompt(prompt, link_.now_ms());
        events_.table_prompted();
    } else if (!model_.known()) {
        return;
    } else if (kind == "update") {
        take_update(message);
    } else if (kind == "prompt") {
        if (syncing_) return;  // the reply brings the one that is open
        model_.take_prompt(message, link_.now_ms());
        events_.table_prompted();
    } else if (kind == "left") {
        events_.table_left(text_of(message, "reason"));
    }
}

void Follower::take_update(const json& message) {
    switch (model_.take_update(message)) {
    case TableModel::Applied::old: return;
    case TableModel::Applied::gap: return sync(false);
    case TableModel::Applied::wrong: return sync(true);
    case TableModel::Applied::fresh: break;
    }
    const json& events = field(message, "events");
    events_.table_changed(events.is_array() ? events : json::array());
}

std::string Follower::invite() const { return text_of(field(model_.view(), "table"), "invite"); }

}  // namespace vegas::cli
