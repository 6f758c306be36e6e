// The requests of a session: those sent and without a reply, those that wait for the next
// connection, and those that wait until the server can store. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "client-cli/net/transport.hpp"
#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class RequestQueue {
public:
    struct Request {
        json message;
        // Gets the reply; `whole` is the JSON that it was read from.
        std::function<void(const WireReply&, const json& whole)> done;
        bool retries = false;  // on the next connection, if this one is lost
    };

    explicit RequestQueue(Transport& transport) : transport_(transport) {}

    void send(Request);
    // Sends it after the next welcome.
    void postpone(Request request) { postponed_.push_back(std::move(request)); }

    void on_connection_lost();
    void on_welcome() { send_all(postponed_); }
    void on_storage_available() { send_all(waiting_for_storage_); }
    void on_reply(const WireReply&, const json& whole);

private:
    void send_all(std::vector<Request>&);

    Transport& transport_;
    std::map<std::int64_t, Request> pending_;  // by id
    std::vector<Request> postponed_;
    std::vector<Request> waiting_for_storage_;
    std::int64_t last_id_ = 0;
};

}  // namespace vegas::cli
