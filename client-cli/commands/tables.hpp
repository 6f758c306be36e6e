// `vegas tables`: a page of the public tables, or all of them, once.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class Tables final : public Client {
public:
    Tables(Surroundings, TablesOptions);

    void line(std::string) override {}
    void heard(const Message&, const json& whole) override;

protected:
    void arrived(const Read<protocol::Welcome>&) override;
    void returned() override { ask(); }

private:
    void ask();
    void take(const Read<protocol::Lobby>&, const json& whole);
    void print(const Read<protocol::Lobby>& last);

    TablesOptions options_;
    int page_;                     // that is asked for
    std::set<std::string> known_;  // a table may have moved to the next page meanwhile
    std::vector<Read<protocol::LobbyEntry>> tables_;
    json as_they_came_ = json::array();
};

}  // namespace vegas::cli
