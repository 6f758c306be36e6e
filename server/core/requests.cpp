// Requests: each is answered in its turn, here, by the store, or by another server.
#include "server/core/requests.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/ops/dispatch.hpp"
#include "server/core/relay/front.hpp"
#include "server/core/relay/home.hpp"

namespace vegas::core::requests {

using protocol::CloseCode;

namespace {

void receive_next(Call& call, Connection& c);

// A request that is being answered.
struct Asked {
    std::string re;
    Answers answers;
    std::string bytes;               // where another server may have to answer
    std::optional<TimePoint> since;  // none could
    bool was_sent = false;           // to another server, which may have done it
};

// The first thing that an op gives back, or what it gives back when the store has answered. While
// the store does not answer, nothing more is asked of it.
template <class Step>
void answer(Call& call, ConnId conn, const Asked& asked, Step&& step);

void refuse(Call& call, ConnId conn, const Asked& asked, const Error& e) {
    call.count(e.code);
    Text text = std::make_shared<const std::string>(protocol::to_bytes(asked.re, e));
    // All others tell, perhaps, how something stands.
    if (e.code == ErrorCode::storage_unavailable) {
        call.send_of({}, conn, std::move(text), asked.answers);
    } else {
        call.send(conn, std::move(text), asked.answers);
    }
    if (e.code == ErrorCode::bad_json || e.code == ErrorCode::banned) {
        call.close(conn, CloseCode::policy_violation, word_of(e.code));
    }
}

void reply(Call& call, ConnId conn, const Asked& asked, const ops::Answer& answer) {
    if (const Error* e = answer.error()) return refuse(call, conn, asked, *e);
    const ops::Answered& answered = *answer.answered();
    std::optional<Answers> answers = asked.answers;  // the first of what is said
    const auto say = [&](Text text) {
        const auto first = std::exchange(answers, std::nullopt);
        answered.tells ? call.send_of(*answered.tells, conn, std::move(text), first)
                       : call.send(conn, std::move(text), first);
    };
    if (std::string bytes = protocol::to_bytes(asked.re, answered.reply); !bytes.empty()) {
        say(std::make_shared<const std::string>(std::move(bytes)));
    }
    for (const ops::Message& message : answered.after) say(ops::to_text(message));
}

// The connection's other requests wait until then, so that replies come in order.
void ask_store(Call& call, Connection& c, const Asked& asked, const ops::Later& later) {
    c.asks = true;
    call.ask(later.question,
             [conn = c.id, asked, then = later.then](Call& told, const Found& found) {
                 Connection* there = told.hall.people.connection(conn);
                 if (there == nullptr) return;
                 there->asks = false;
                 answer(told, conn, asked, [&] { return then(told, *there, found); });
                 go_on(told, *there);
             });
}

void pass_on(Call& call, Connection& c, const Asked& asked, const ops::Elsewhere& where) {
    if (is_fronted(c.id)) return relay::not_here(call, c.id);
    relay::pass_on(call, c,
                   {.bytes = asked.bytes,
                    .answers = asked.answers,
                    .is_answered = !asked.re.empty(),
                    .writes = where.writes,
                    .was_sent = asked.was_sent,
                    .table = where.table,
                    .to = where.to,
                    .since = asked.since});
}

template <class Step>
void answer(Call& call, ConnId conn, const Asked& asked, Step&& step) {
    ops::Answer a = error(ErrorCode::internal_error, "an internal error has stopped this table");
    guarded(call, [&] { a = step(); });
    Connection* c = call.hall.people.connection(conn);
    if (c == nullptr) return;
    const bool outage = call.hall.outage.lasts();
    if (const ops::Later* later = a.later()) {
        if (!outage) return ask_store(call, *c, asked, *later);
        refuse(call, conn, asked, ops::storage_unavailable());
    } else if (const ops::Elsewhere* where = a.elsewhere()) {
        return pass_on(call, *c, asked, *where);  // it may have a store that answers
    } else {
        reply(call, conn, asked, a);
    }
    if (outage) call.tell_outage(*c);
}

// It was told that it sends too much, and goes on.
void offend(Call& call, Connection& c) {
    c.offends = true;
    call.out.offended.push_back(c.id);
    call.turn_away(c, TurnedAway::messages);
    call.close(c.id, CloseCode::policy_violation, "rate_limited");
}

void receive(Call& call, Connection& c, const Received& in) {
    People& people = call.hall.people;
    const bool is_ours = !is_fronted(c.id);  // else its front has counted it
    const auto wait_ms = is_ours ? people.charge(c, call.now) : std::nullopt;
    if (wait_ms) call.count(Bound::messages_per_second);
    if (wait_ms && !people.bears_refusal(c, call.now)) return offend(call, c);
    const protocol::Request request = protocol::parse(in.bytes);
    const OpNumber op =
        request.op ? OpNumber{static_cast<std::uint8_t>(request.op->index())} : kNoOp;
    ++call.hall.tally.requests(op);
    const bool may_pass_on = call.hall.settings.shared() && is_ours;
    const Asked asked{request.re, {op, in.mark}, may_pass_on ? in.bytes : std::string(), {}};
    if (wait_ms) {
        return refuse(
            call, c.id, asked,
            error_with(ErrorCode::rate_limited, "too many messages", "retry_after_ms", *wait_ms));
    }
    if (!request.op) return reply(call, c.id, asked, request.op.error());
    answer(call, c.id, asked, [&] { return ops::answer(call, c, *request.op); });
}

void receive(Call& call, Connection& c, Broken what) {
    const bool binary = what == Broken::binary_frame;
    const Error e = binary ? error(ErrorCode::binary_frame, "messages must be text frames")
                           : error(ErrorCode::message_too_large, "the message is too large");
    // Its end takes a while, in which all that still comes of it has to be read.
    if (!binary) {
        call.out.offended.push_back(c.id);
        call.count(Bound::message_bytes);
    }
    call.count(e.code);
    call.send(c.id, protocol::to_bytes({}, e));
    call.close(c.id, binary ? CloseCode::unsupported_data : CloseCode::message_too_big,
               word_of(e.code));
}

void receive_next(Call& call, Connection& c) {
    const auto next = std::move(c.backlog.front());
    c.backlog.pop_front();
    if (const auto* broken = std::get_if<Broken>(&next)) return receive(call, c, *broken);
    const auto& received = std::get<Received>(next);
    c.backlog_bytes -= received.bytes.size();
    receive(call, c, received);
}

// When its turn comes: nothing that came later counts.
bool is_to_be_closed(const Connection& c) {
    return !c.backlog.empty() && std::holds_alternative<Broken>(c.backlog.back());
}

// A home that is gone may have done it: it cannot be refused because this server's store is away.
bool is_to_wait(const Call& call, const Nodes::Abroad& there) {
    if (!there.passed->was_sent || !there.passed->writes || !call.hall.outage.lasts()) return false;
    const auto at = there.tables.find(there.passed->table);
    return at == there.tables.end() || !call.hall.nodes.peers.contains(at->second);
}

}  // namespace

void go_on(Call& call, Connection& c) {
    while (!c.asks && !c.offends && !c.backlog.empty()) {
        call.tell_changes();
        receive_next(call, c);
    }
}

void on(Call& call, const Received& in) {
    Connection* c = call.hall.people.connection(in.conn);
    if (c == nullptr || c->offends) return;
    if (!c->asks) return receive(call, *c, in);
    if (is_to_be_closed(*c)) return;
    c->backlog_bytes += in.bytes.size();
    c->backlog.emplace_back(in);
    if (c->backlog_bytes > call.hall.settings.limits.queue_bytes) {
        call.count(Bound::queue_bytes);
        call.close(in.conn, CloseCode::policy_violation, "too_many_requests_at_once");
    }
}

void on(Call& call, const Malformed& in) {
    Connection* c = call.hall.people.connection(in.conn);
    if (c == nullptr || c->offends) return;
    if (!c->asks) return receive(call, *c, in.what);
    if (!is_to_be_closed(*c)) c->backlog.emplace_back(in.what);
}

void ask_again(Call& call, ConnId conn) {
    Connection* c = call.hall.people.connection(conn);
    const auto there = call.hall.nodes.abroad.find(conn.value);
    if (c == nullptr || there == call.hall.nodes.abroad.end()) return;
    if (!there->second.passed || is_to_wait(call, there->second)) return;
    const auto passed = std::exchange(there->second.passed, std::nullopt);
    call.tell_changes();  // of what others have been answered just before
    c->asks = false;
    const protocol::Request request = protocol::parse(passed->bytes);
    const Asked asked{request.re, passed->answers, passed->bytes, passed->since, passed->was_sent};
    answer(call, conn, asked, [&] { return ops::answer(call, *c, *request.op); });
    c = call.hall.people.connection(conn);
    if (c != nullptr) go_on(call, *c);
}

}  // namespace vegas::core::requests
