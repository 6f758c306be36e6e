// A Unix socket for `vegasd admin`: one request a connection, a line of JSON, and its reply. Only
// the user who runs the server, and root, are heard; bytes of others are not even read.
#pragma once

#include <filesystem>
#include <memory>

#include "server/shell/admin/desk.hpp"
#include "server/shell/net/event_loop.hpp"

namespace vegas::shell {

class AdminSocket {
public:
    // Throws std::runtime_error with one line if it cannot listen there, or another server does.
    // REQUIRES: loop and desk outlive it.
    AdminSocket(EventLoop& loop, std::filesystem::path at, Desk& desk);
    ~AdminSocket();  // the file is gone
    AdminSocket& operator=(AdminSocket&&) = delete;

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
