// The requests of one line that wait for their answers. Each that has an id is answered by exactly
// one message, and in the order of the requests; of one without, only an error is.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "tests/support/json.hpp"

namespace vegas::sim {

using test::json;

class Dialogue {
public:
    // What goes out: the request with an id. `note`: what answered_by() gives with it, as "note".
    [[nodiscard]] std::string ask(json request, json note = nullptr);
    // Something is said that has no id, or none that can be read.
    void say_without_id() { waiting_.push_back({}); }

    // The request that the message answers. Nothing: one without an id. REQUIRES: it has `re`.
    [[nodiscard]] std::optional<json> answered_by(const json& message);

    // The id of the newest request.
    [[nodiscard]] std::uint64_t newest() const { return last_; }
    // Requests with an id that wait.
    [[nodiscard]] std::size_t asked() const { return asked_; }
    [[nodiscard]] bool asks(const std::string& op) const;

private:
    struct Asked {
        std::uint64_t id = 0;  // 0: none
        json request;
    };
    std::uint64_t last_ = 0;
    std::size_t asked_ = 0;
    std::deque<Asked> waiting_;
};

}  // namespace vegas::sim
