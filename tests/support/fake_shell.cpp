#include "tests/support/fake_shell.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/bots/policy.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"

namespace vegas::test {
namespace {

constexpr core::QueryTicket kOurTicket{1, core::QuerySender::shell};
constexpr std::uint16_t kCut = 1006;  // the connection broke

}  // namespace

std::string Client::error() const {
    return reply.contains("error") ? reply["error"]["code"].get<std::string>() : "";
}

std::size_t Client::count(const std::string& ev) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(inbox, [&ev](const json& m) { return m.value("ev", "") == ev; }));
}

const json* Client::last(const std::string& ev) const {
    const auto it = std::find_if(inbox.rbegin(), inbox.rend(),
                                 [&ev](const json& m) { return m.value("ev", "") == ev; });
    return it == inbox.rend() ? nullptr : &*it;
}

FakeShell::FakeShell(core::Settings settings, std::uint64_t seed, std::uint64_t incarnation)
    : entropy(seed),
      store(shell::MemoryScope::all, settings.limits.transcripts_bytes),
      settings_(std::move(settings)),
      incarnation_(incarnation) {
    start();
}
FakeShell::~FakeShell() = default;

void FakeShell::start() {
    server = std::make_unique<core::Server>(settings_, entropy,
                                            incarnation_ != 0 ? incarnation_ : store.incarnation());
    store.load([this](core::LoadedTable lasted) { handle(std::move(lasted)); });
    store.listen([this](shell::Store::StoreEvent said) {
        if (const auto* told = std::get_if<core::QueryReply>(&said);
            told && told->ticket == kOurTicket) {
            found_ = told->result;
        } else {
            shell::Store::forward_to_core(said, [this](auto what) { handle(std::move(what)); });
        }
    });
    handle(core::AllTablesLoaded{store.list_set_aside()});
}

std::uint32_t FakeShell::next_record(const std::string& table) const {
    std::uint32_t next = 0;
    for (const std::string& text : journal) {
        const json r = parsed(text);
        if (r["table"] == table) next = r["seq"].get<std::uint32_t>() + 1;
    }
    return next;
}

void FakeShell::append_to(const std::string& table, const std::string& record) {
    store.append({{.table = table,
                   .seq = next_record(table),
                   .records = {record},
                   .invite = {},
                   .base = {},
                   .players = {},
                   .game = {}}});
}

void FakeShell::crash() {
    ASSERT_FALSE(busy_);
    unstored.clear();
    pending_queries.clear();
    bot_tasks.clear();
    wake_at.reset();
    for (auto& c : clients) {
        if (c->closed == 0) c->closed = kCut;
    }
    store.restart();
    start();
}

void FakeShell::store_one() {
    ASSERT_FALSE(unstored.empty());
    core::Append first = std::move(unstored.front());
    unstored.erase(unstored.begin());
    append_to_store(std::move(first));
}

void FakeShell::store_all() {
    while (!unstored.empty()) store_one();
}

void FakeShell::run_one_query() {
    ASSERT_FALSE(pending_queries.empty());
    core::StoreQuery first = std::move(pending_queries.front());
    pending_queries.erase(pending_queries.begin());
    query_store(std::move(first));
}

void FakeShell::run_pending_queries() {
    for (std::size_t n = pending_queries.size(); n > 0; --n) run_one_query();
}

void FakeShell::run_queries() {
    while (!pending_queries.empty()) run_one_query();
}

std::shared_ptr<const core::StoredGame> FakeShell::finished(const std::string& game,
                                                            const std::string& given) {
    store.query({kOurTicket, core::FindGame{game}});
    const auto* kept = std::get_if<std::shared_ptr<const core::StoredGame>>(&found_);
    return kept != nullptr && core::may_read_game(kept->get(), given) ? *kept : nullptr;
}

Client& FakeShell::connect(const std::string& from) {
    clients.push_back(std::make_unique<Client>());
    Client& c = *clients.back();
    c.conn = {++last_conn_};
    handle(
        core::ConnectionOpened{c.conn, {from.empty() ? "10." + std::to_string(last_conn_) : from}});
    return c;
}

Client& FakeShell::guest(const std::string& name) {
    Client& c = connect();
    send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
    return c;
}

Client& FakeShell::reconnect(const Client& old) {
    Client& c = connect();
    c.epoch = old.epoch;
    send(c, {{"op", "hello"}, {"protocol", 1}, {"token", old.welcome["token"]}});
    return c;
}

const json& FakeShell::send(Client& c, json message) {
    if (!message.contains("id")) message["id"] = ++last_id_;
    c.reply = nullptr;
    handle(core::Received{c.conn, dumped(message)});
    return c.reply;
}

const json& FakeShell::give_seed(Client& c, const std::string& seed, const std::string& table) {
    return send(c, {{"op", "table.seed"},
                    {"table", table.empty() ? id : table},
                    {"commitment", c.view["table"]["commitment"]},
                    {"seed", seed}});
}

void FakeShell::send_raw(Client& c, const std::string& bytes) {
    c.reply = nullptr;
    handle(core::Received{c.conn, bytes});
}

std::vector<Client*> FakeShell::table(const std::string& ruleset,
                                      const std::vector<std::string>& names, const json& more) {
    std::vector<Client*> seated;
    seated.reserve(names.size());
    for (const std::string& name : names) seated.push_back(&guest(name));
    json create{{"op", "table.create"}, {"ruleset", ruleset}, {"seats", names.size()}};
    create.update(more);
    const json made = send(*seated[0], create);
    EXPECT_TRUE(made.contains("invite")) << dumped(made);
    for (std::size_t i = 1; i < seated.size(); ++i) {
        send(*seated[i], {{"op", "table.join"}, {"invite", made["invite"]}});
    }
    for (Client* c : seated) {
        EXPECT_TRUE(send(*c, {{"op", "table.ready"}, {"table", made["table"]}})["ok"]);
    }
    id = made["table"];
    invite = made["invite"];
    return seated;
}

const json& FakeShell::act(Client& c, const json& action) {
    return send(c, {{"op", "act"},
                    {"table", c.prompt["table"]},
                    {"decision", c.prompt["decision"]},
                    {"action", action}});
}

bool FakeShell::step(const std::vector<Client*>& seated, FastDraws& picks) {
    for (Client* c : seated) {
        if (!c->has_prompt() || c->closed != 0) continue;
        const json actions = c->prompt["actions"];
        const auto n = static_cast<std::uint32_t>(actions.size());
        act(*c, actions[n == 1 ? 0 : picks.one_of(n)]);
        EXPECT_EQ(c->error(), "");
        return true;
    }
    return false;
}

void FakeShell::play(const std::vector<Client*>& seated, std::uint64_t seed, int decisions) {
    FastDraws picks(seed);
    while (decisions-- > 0 && step(seated, picks)) {
    }
}

void FakeShell::advance_to(std::int64_t ms) {
    now.ms = ms;
    handle(core::TimerDue{});
}

void FakeShell::advance(std::int64_t ms) {
    const std::int64_t until = now.ms + ms;
    while (wake_at && wake_at->ms <= until) advance_to(wake_at->ms);
    now.ms = until;
}

void FakeShell::handle(decltype(core::Input::what) what) {
    waiting_.push_back(std::move(what));
    if (busy_) return;
    busy_ = true;
    while (!waiting_.empty()) {
        const core::Input in{now, {now.ms + utc_ahead_ms}, std::move(waiting_.front())};
        waiting_.pop_front();
        core::Output out;
        server->handle(in, out);
        execute(out);
    }
    busy_ = false;
}

void FakeShell::execute(core::Output& out) {
    wake_at = out.wake_at;
    for (auto& line : out.logs) logs.push_back(line.text);
    for (const auto& what : out.rejections) {
        logs.push_back("turned_away why=" + std::string(word_of(what.why)) +
                       " address=" + what.from.text);
    }
    greeted += out.authenticated.size();
    deliver(out);
    for (core::Append& a : out.appends) {
        journal.insert(journal.end(), a.records.begin(), a.records.end());
        unstored.push_back(std::move(a));
    }
    if (stores_at_once) store_all();
    for (core::StoreQuery& ask : out.queries) pending_queries.push_back(std::move(ask));
    if (queries_at_once) run_queries();
    if (out.release) release(*out.release);
    if (out.claim_tables) claim();
    for (const core::ToPeer& what : out.to_peers) send_to_peer(what);
    for (core::SetAside& broken : out.set_aside) store.set_aside(std::move(broken));
    for (auto& job : out.bot_tasks) {
        if (!bots_think) {
            bot_tasks.push_back(job);
        } else {
            handle(core::BotDecided{job.table, job.decision,
                                    bots::choose(job.level, job.known, job.seed)});
        }
    }
    if (waiting_.empty() && wake_at && wake_at->ms <= now.ms) handle(core::TimerDue{});
}

void FakeShell::deliver(const core::Output& out) {
    for (const auto& item : out.sends) {
        if (const auto* close = std::get_if<core::Close>(&item)) {
            if (Client* c = find(close->conn)) {
                c->closed = static_cast<std::uint16_t>(close->code);
            }
            continue;
        }
        const auto& send = std::get<core::Send>(item);
        Client* c = find(send.conn);
        ASSERT_NE(c, nullptr);
        ASSERT_EQ(c->closed, 0) << "sent after a close";
        receive(*c, *send.text);
        if (reads) handle(core::BytesWritten{c->conn, send.text->size()});
    }
}

void FakeShell::receive(Client& c, const std::string& bytes) {
    c.raw.push_back(bytes);
    json m = parsed(bytes);
    if (m.contains("re")) c.reply = m;
    const std::string ev = m.value("ev", "");
    if (ev == "welcome") c.welcome = m;
    if (ev == "snapshot") {
        c.view = m["view"];
        c.v = m["v"];
        c.epoch = m["epoch"];
        c.prompt = m["prompt"];
        if (c.prompt.is_object()) c.prompt["table"] = m["table"];
    }
    if (ev == "update" && !c.view.is_null()) update(c, m);
    if (ev == "update" && m.contains("prompt")) {
        c.prompt = m["prompt"];
        c.prompt["table"] = m["table"];
    }
    c.inbox.push_back(std::move(m));
}

void FakeShell::update(Client& c, const json& m) {
    if (m["table"] != c.view["table"]["id"]) return;
    EXPECT_EQ(m["v"], c.v + 1) << "a gap";
    c.v = m["v"];
    c.view = patched(c.view, m["patch"]);
    if (m.contains("private")) c.view = patched(c.view, m["private"]);
    EXPECT_EQ(m.contains("hash"), c.v % 32 == 0);
    if (m.contains("hash")) {
        json shown = c.view;
        shown.erase("you");
        EXPECT_EQ(m["hash"], protocol::checksum(dumped(shown)));
    }
    for (const json& e : m["events"]) {
        const std::string kind = e["kind"];
        if (kind == "game_ended") c.prompt = nullptr;
    }
}

Client* FakeShell::find(core::ConnId conn) {
    for (auto& c : clients) {
        if (c->conn == conn) return c.get();
    }
    return nullptr;
}

Client& find_asked(const std::vector<Client*>& seated) {
    const auto it = std::ranges::find_if(seated, [](const Client* c) { return c->has_prompt(); });
    if (it != seated.end()) return **it;
    ADD_FAILURE() << "nobody is asked";
    return *seated[0];
}

json decision_clock(int ms) { return {{"clock", {{"decision_ms", ms}}}}; }

}  // namespace vegas::test
