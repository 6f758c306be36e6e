// `vegas games`: the finished games of the player whose token is kept, the newest first.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class Games final : public Client {
public:
    Games(Surroundings, GamesOptions, Identity);

    void line(std::string) override {}

protected:
    void arrived(const Read<protocol::Welcome>&) override;

private:
    void ask();
    void take(const Reply&, const json& whole);
    void print(bool more);

    GamesOptions options_;
    std::vector<Read<RulesetSpec>> rulesets_;
    std::vector<Read<protocol::PlayedGame>> games_;
    json as_they_came_ = json::array();
};

}  // namespace vegas::cli
