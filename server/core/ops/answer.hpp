// What an op gives back: why it refuses; or the reply and what follows it on the same connection;
// or a question to the store, with whose answer it goes on.
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
#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

// An update that others have been told already goes out as it is.
using Message =
    std::variant<Text, protocol::Prompted, protocol::Snapshot, protocol::Starting, protocol::Left>;
[[nodiscard]] Text to_text(const Message&);

// The table of which something tells, and for whose records it waits: for no table's, if it is
// empty. Nothing: perhaps for those of several.
using Tells = std::optional<std::string>;

struct Answered {
    protocol::Reply reply;
    std::vector<Message> after{};  // in this order
    Tells tells{};                 // all of it
};

// Another server is to answer: `to`, or the one that will be the table's home.
struct Elsewhere {
    std::string table;
    NodeId to = kNoNode;
    bool writes = true;  // it may change something
};

struct Later;

class Answer {
public:
    Answer(Error e) : what_(std::move(e)) {}                   // NOLINT: as Result does
    Answer(Answered a) : what_(std::move(a)) {}                // NOLINT
    Answer(std::unique_ptr<Later> l) : what_(std::move(l)) {}  // NOLINT
    Answer(Elsewhere e) : what_(std::move(e)) {}               // NOLINT

    [[nodiscard]] const Error* error() const { return std::get_if<Error>(&what_); }
    [[nodiscard]] const Answered* answered() const { return std::get_if<Answered>(&what_); }
    [[nodiscard]] const Elsewhere* elsewhere() const { return std::get_if<Elsewhere>(&what_); }
    [[nodiscard]] const Later* later() const {
        const auto* l = std::get_if<std::unique_ptr<Later>>(&what_);
        return l == nullptr ? nullptr : l->get();
    }

private:
    std::variant<Error, Answered, std::unique_ptr<Later>, Elsewhere> what_;
};

// Later requests of the connection wait. `then` is not called if the connection is gone meanwhile.
struct Later {
    Question question;
    std::function<Answer(Call&, Connection&, const Found&)> then;
};
template <class Then>
Answer later(Question question, Then then) {
    return std::make_unique<Later>(Later{std::move(question), std::move(then)});
}

inline Answered done() { return {protocol::Done{}}; }
inline Answered done_at(const Table& table) { return {protocol::Done{}, {}, table.config().id}; }

[[nodiscard]] Error banned(const Ban&);

inline Error storage_unavailable() {
    return error(ErrorCode::storage_unavailable,
                 "nothing can be stored just now; ask again when ev storage says that it can");
}

}  // namespace vegas::core::ops
