// Checks each connection's page of the lobby. Updates fit what was sent before, come no more often
// than allowed, and contain no table that is private or not stored.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "tests/sim/server_process.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim {

// Of all servers.
struct ListedTables {
    std::set<std::string> stored, is_private;
};

class LobbyChecker final : public Checker {
public:
    explicit LobbyChecker(ListedTables& tables) : tables_(tables) {}

    void on_start() override;
    void on_load(const core::journal::Entry& entry) override;
    void on_record(const core::journal::Entry& entry) override;
    void on_input(const core::Input& in) override;
    void on_send(const core::Send& send) override;

    [[nodiscard]] std::uint64_t updates() const { return updates_; }

private:
    struct Page {
        std::map<std::string, test::json> tables;
        core::TimePoint since;  // its request: the reply may have been held back
        std::int64_t updates = 0;
    };

    void watches(core::ConnId conn, const test::json& lobby);
    void hears(Page& page, const test::json& update);
    void take(Page& page, const test::json& tables) const;
    static void check_size(const test::json& message, std::size_t shown);

    ListedTables& tables_;
    core::TimePoint now_;
    std::map<core::ConnId, Page> pages_;
    std::map<core::ConnId, core::TimePoint> asked_;
    std::uint64_t updates_ = 0;
};

}  // namespace vegas::sim
