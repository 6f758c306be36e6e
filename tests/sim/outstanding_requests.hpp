// The requests of one connection that wait for replies. Each request with an id gets exactly one
// reply, in the order of requests. One without an id gets only errors.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "tests/support/json.hpp"

namespace vegas::sim {

using test::json;

class OutstandingRequests {
public:
    // The request with an id, as it is sent. match_reply() returns `note` with it, as "note".
    [[nodiscard]] std::string add(json request, json note = nullptr);
    // A request was sent that has no id, or none that can be read.
    void add_without_id() { waiting_.push_back({}); }

    // The request that the message replies to; nullopt if it had no id. REQUIRES: `message` has
    // `re`.
    [[nodiscard]] std::optional<json> match_reply(const json& message);

    // The id of the newest request.
    [[nodiscard]] std::uint64_t newest() const { return last_; }
    // Requests with an id that wait.
    [[nodiscard]] std::size_t count() const { return asked_; }
    [[nodiscard]] bool has(const std::string& op) const;

private:
    struct Request {
        std::uint64_t id = 0;  // 0: none
        json request;
    };
    std::uint64_t last_ = 0;
    std::size_t asked_ = 0;
    std::deque<Request> waiting_;
};

}  // namespace vegas::sim
