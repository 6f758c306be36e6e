#include "tests/sim/outstanding_requests.hpp"

#include <algorithm>
#include <utility>

#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

std::string OutstandingRequests::add(json request, json note) {
    request["id"] = ++last_;
    std::string bytes = test::dumped(request);
    if (!note.is_null()) request["note"] = std::move(note);
    waiting_.push_back({last_, std::move(request)});
    ++asked_;
    return bytes;
}

std::optional<json> OutstandingRequests::match_reply(const json& message) {
    const json& re = message["re"];
    while (!waiting_.empty() && waiting_.front().id == 0) {
        waiting_.pop_front();
        if (re.is_null()) return std::nullopt;
    }
    if (re.is_null()) {
        if (message["error"]["code"] == "hello_required") return std::nullopt;  // time was up
        throw CheckFailure("an error that nobody asked for: " + test::dumped(message));
    }
    if (waiting_.empty() || re != waiting_.front().id) {
        throw CheckFailure("an answer out of order: " + test::dumped(message) +
                           "; the next one is for " +
                           (waiting_.empty() ? "nothing" : test::dumped(waiting_.front().request)));
    }
    json request = std::move(waiting_.front().request);
    waiting_.pop_front();
    --asked_;
    return request;
}

bool OutstandingRequests::has(const std::string& op) const {
    return std::any_of(waiting_.begin(), waiting_.end(), [&op](const Request& asked) {
        return asked.id != 0 && asked.request["op"] == op;
    });
}

}  // namespace vegas::sim
