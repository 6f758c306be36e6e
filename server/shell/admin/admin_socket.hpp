// The Unix socket of `vegasd admin`. A connection carries one request, a line of JSON, and its
// reply. Only root and the user running the server are served; bytes of others are not even read.
#pragma once

#include <filesystem>
#include <memory>

#include "server/shell/admin/admin_service.hpp"
#include "server/shell/net/event_loop.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

class AdminSocket {
public:
    // Fails if it cannot listen there, or another server does. REQUIRES: `loop` and
    // `admin_service` outlive it.
    [[nodiscard]] static Expected<std::unique_ptr<AdminSocket>> open(EventLoop& loop,
                                                                     std::filesystem::path at,
                                                                     AdminService& admin_service);
    ~AdminSocket();  // removes the file
    AdminSocket& operator=(AdminSocket&&) = delete;

private:
    struct Impl;
    AdminSocket(EventLoop& loop, std::shared_ptr<Impl> impl);

    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
