// `vegas games`: the games of the player whose token is kept: those that are not over, and then the
// finished ones, the newest first. With --status or --watch only the former, for scripts.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/show/games.hpp"

namespace vegas::cli {

class GamesClient final : public Client {
public:
    GamesClient(ClientContext, GamesOptions, Identity);

    void on_welcome(const WireStruct<protocol::WelcomeMessage>&, bool again) override;
    void on_message(const WireMessage&, const json& whole) override;

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;
    void on_reconnect() override;

private:
    void refresh();
    void refresh_after(std::chrono::milliseconds);
    void handle_waiting(const WireReply&, const json& whole);
    void request_tables();
    void request_table(const std::string& table);
    void handle_table(const WireStruct<protocol::SnapshotMessage>&);
    void on_table_known(const std::string& table);
    void on_refreshed();

    void report_status();
    void report_changes();
    void report_change(const std::string& table, const std::string& text, const json& change);

    void request_page();
    void handle_page(const WireReply&, const json& whole);
    void print(bool more);

    [[nodiscard]] bool is_our_turn() const;
    [[nodiscard]] std::vector<GameUnderWay> under_way() const;
    [[nodiscard]] json json_of(const GameUnderWay&) const;

    // Games that are not over, by their tables.
    using Games = std::map<std::string, GameUnderWay>;

    GamesOptions options_;
    std::vector<WireStruct<RulesetSpec>> rulesets_;
    std::vector<std::string> tables_;   // in the server's memory, with a seat of ours
    std::vector<std::string> awaited_;  // tables whose snapshot must come
    Games games_, reported_;
    bool is_stale_ = false;  // something has happened since the last refresh
    std::uint64_t refreshes_ = 0;
    std::vector<WireStruct<protocol::PlayedGame>> played_;
    json raw_list_ = json::array();
};

}  // namespace vegas::cli
