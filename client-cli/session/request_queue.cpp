#include "client-cli/session/request_queue.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

void RequestQueue::send(Request request) {
    const std::int64_t id = ++last_id_;
    json message = request.message;
    message["id"] = id;
    pending_[id] = std::move(request);
    transport_.send(compact(message));
}

void RequestQueue::send_all(std::vector<Request>& requests) {
    for (Request& request : std::exchange(requests, {})) send(std::move(request));
}

void RequestQueue::on_connection_lost() {
    for (Request& request : std::exchange(waiting_for_storage_, {})) {
        if (request.retries) postpone(std::move(request));
    }
    for (auto& [id, request] : std::exchange(pending_, {})) {
        if (request.retries) postpone(std::move(request));
    }
}

void RequestQueue::on_reply(const WireReply& reply, const json& whole) {
    const auto found = reply.re ? pending_.find(*reply.re) : pending_.end();
    if (found == pending_.end()) return;
    Request request = std::move(found->second);
    pending_.erase(found);
    if (reply.error && reply.error->code == "storage_unavailable") {
        waiting_for_storage_.push_back(std::move(request));
    } else if (request.done) {
        request.done(reply, whole);
    }
}

}  // namespace vegas::cli
