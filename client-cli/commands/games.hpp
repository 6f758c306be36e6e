// `vegas games`: lists the games of the player whose token is kept: those that wait for their
// players, and then the finished ones, the newest first.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class GamesClient final : public Client {
public:
    GamesClient(ClientContext, GamesOptions, Identity);

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    void request_waiting();
    void handle_waiting(const WireReply&, const json& whole);
    void request_page();
    void handle_page(const WireReply&, const json& whole);
    void print(bool more);

    GamesOptions options_;
    std::vector<WireStruct<RulesetSpec>> rulesets_;
    std::vector<WireStruct<protocol::WaitingGame>> waiting_;
    std::vector<WireStruct<protocol::PlayedGame>> games_;
    json raw_list_ = json::array();
};

}  // namespace vegas::cli
