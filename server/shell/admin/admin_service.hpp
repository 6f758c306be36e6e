// Executes the requests of `vegasd admin`, keeps the list of bans and writes the audit log. On the
// loop's thread; files are written on a worker's.
//
// A request is a JSON object, {"do":"ban","who":"192.0.2.7","reason":"...","for_ms":86400000}; the
// reply is {"ok":true,"lines":["..."]}, lines for people, or {"error":"..."}. With "json":true the
// reply is {"ok":true,"result":{...}}, which deploy/README.md describes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/core/base/ban.hpp"
#include "server/core/server.hpp"
#include "server/shell/admin/admin_store.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/process/service_notifier.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class AdminService {
public:
    struct Parts {
        Loop& loop;
        core::Server& core;
        CoreRunner& core_runner;
        WorkerPool& files;
        Log& log;
        const ServiceNotifier& notifier;
    };
    using Reply = std::function<void(std::string)>;

    // `store`: if null, bans are kept in memory only, and actions are only logged. `stop` is called
    // when the server has wound down. Throws std::runtime_error with one line if the bans cannot be
    // read.
    AdminService(const Parts& parts, std::shared_ptr<const AdminStore> store,
                 std::function<void()> stop);
    AdminService& operator=(AdminService&&) = delete;

    // `uid`: user id of the requesting process. `reply` is called once, now or later.
    void execute(const std::string& request, std::uint32_t uid, const Reply& reply);

    // Reloads the bans. If that fails, keeps the current ones and logs why.
    void reload();

private:
    // Who asked for what.
    struct Call {
        std::string did;
        std::uint32_t uid = 0;
        bool is_json = false;
    };
    struct CommandResult;
    struct Commands;

    void apply_bans(std::vector<core::Ban> bans);
    void finish_command(const Call& call, const Expected<CommandResult>& result,
                        const Reply& reply);
    void on_reloaded(const Expected<std::vector<core::Ban>>& loaded, std::uint64_t version_before);
    // Begins no more games, and stops when those under way are over; or calls that off.
    void set_winding_down(bool winds_down);
    void poll();

    Parts parts_;
    std::shared_ptr<const AdminStore> store_;
    std::function<void()> stop_;
    std::vector<core::Ban> bans_;
    std::uint64_t bans_version_ = 0;
    bool is_winding_down_ = false, is_polling_ = false;
};

}  // namespace vegas::shell
