// What every connection needs of the server, and its place among the connections.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "server/shell/driver.hpp"
#include "server/shell/http_api.hpp"
#include "server/shell/log.hpp"

namespace vegas::shell {

// All of it outlives the connections' last call.
struct Site {
    Driver& driver;
    HttpApi& api;
    Log& log;
    std::size_t message_bytes;
    std::int64_t idle_timeout_ms;
};

// One of the connections that a listener holds; gives its place back when it is destroyed.
class Place {
public:
    explicit Place(std::shared_ptr<std::size_t> taken) : taken_(std::move(taken)) { ++*taken_; }
    Place(Place&&) noexcept = default;
    Place& operator=(Place&&) = delete;
    ~Place() {
        if (taken_) --*taken_;
    }

private:
    std::shared_ptr<std::size_t> taken_;
};

}  // namespace vegas::shell
