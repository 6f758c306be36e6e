// Result of an op: an error, a reply with follow-up messages, a query that it waits for, or a
// forward to another server.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/state/context.hpp"

namespace vegas::core::ops {

// SharedText: an update already published to others, sent unchanged.
using FollowUp = std::variant<SharedText, protocol::SnapshotMessage, protocol::StartingMessage,
                              protocol::LeftMessage>;
[[nodiscard]] SharedText to_text(const FollowUp&);

struct OpReply {
    protocol::Reply reply;
    std::vector<FollowUp> follow_ups{};  // in this order
    TableDependency depends_on_table{};  // for the reply and its follow-ups
    // The table's next update to this connection is the reply. REQUIRES: a DoneReply.
    bool is_update = false;
    bool is_last = false;  // the player is forgotten: the connection is closed after it
};

// Another server handles the request: `to`, or the table's next home.
struct Forward {
    std::string table;
    NodeId to = kNoNode;
    bool writes = true;  // it may change something
};

struct AwaitStore;

class OpResult {
public:
    OpResult(Error e) : what_(std::move(e)) {}                        // NOLINT: as Result does
    OpResult(OpReply a) : what_(std::move(a)) {}                      // NOLINT
    OpResult(std::unique_ptr<AwaitStore> l) : what_(std::move(l)) {}  // NOLINT
    OpResult(Forward e) : what_(std::move(e)) {}                      // NOLINT

    [[nodiscard]] const Error* error() const { return std::get_if<Error>(&what_); }
    [[nodiscard]] const OpReply* reply() const { return std::get_if<OpReply>(&what_); }
    [[nodiscard]] const Forward* forward() const { return std::get_if<Forward>(&what_); }
    [[nodiscard]] const AwaitStore* await_store() const {
        const auto* l = std::get_if<std::unique_ptr<AwaitStore>>(&what_);
        return l == nullptr ? nullptr : l->get();
    }

private:
    std::variant<Error, OpReply, std::unique_ptr<AwaitStore>, Forward> what_;
};

// Later requests of the connection wait. `then` is not called if the connection closes meanwhile;
// `on_result`, if there is one, is called before it in any case.
struct AwaitStore {
    Query query;
    std::function<OpResult(Context&, ConnectionState&, const QueryResult&)> then;
    std::function<void(Context&, const QueryResult&)> on_result{};
};
template <class Then>
OpResult await_store(Query query, Then then) {
    return std::make_unique<AwaitStore>(AwaitStore{std::move(query), std::move(then)});
}

inline OpReply done() { return {protocol::DoneReply{}}; }
inline OpReply done_for_table(const Table& table) {
    return {protocol::DoneReply{}, {}, table.config().id};
}

[[nodiscard]] Error ban_error(const Ban&);
// `what`: the subject of the sentence.
[[nodiscard]] Error bad_name(const std::string& what);

inline Error storage_unavailable_error() {
    return error(ErrorCode::storage_unavailable,
                 "nothing can be stored just now; ask again when ev storage says that it can");
}

}  // namespace vegas::core::ops
