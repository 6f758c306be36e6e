// Where operators are served: it carries out what `vegasd admin` asks, keeps the list of bans, and
// writes down who did what. On the loop's thread; files are written on a worker's.
//
// A request is a JSON object, {"do":"ban","who":"192.0.2.7","reason":"...","for_ms":86400000}; the
// reply is {"ok":true,"lines":["..."]}, lines for people, or {"error":"..."}.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/core/base/ban.hpp"
#include "server/core/server.hpp"
#include "server/shell/admin/book.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class Desk {
public:
    struct Parts {
        Loop& loop;
        core::Server& core;
        Driver& driver;
        Workers& files;
        Log& log;
    };
    using Reply = std::function<void(std::string)>;

    // `book`: null: bans are in memory only, and what was done stands in the log only. `stop` is
    // called when the server has wound down. Throws std::runtime_error with one line if the bans
    // cannot be read.
    Desk(const Parts& parts, std::shared_ptr<const Book> book, std::function<void()> stop);
    Desk& operator=(Desk&&) = delete;

    // `uid`: the user of the operating system who asks. `reply` is called once, now or later.
    void carry_out(const std::string& request, std::uint32_t uid, Reply reply);

    // Reads the bans anew. A list that cannot be read leaves all as it was, and the log says
    // why.
    void reload();

private:
    struct Done;  // what came of a request
    struct Commands;

    void put_in_force(std::vector<core::Ban> bans);
    void keep(const std::string& did, std::uint32_t uid, const Done& done, Reply reply);
    void stop_when_played();

    Parts parts_;
    std::shared_ptr<const Book> book_;
    std::function<void()> stop_;
    std::vector<core::Ban> bans_;
    std::uint64_t changes_ = 0;  // of them
    bool winding_down_ = false;
};

}  // namespace vegas::shell
