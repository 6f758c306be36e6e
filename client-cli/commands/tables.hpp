// `vegas tables`: shows one page of the public tables, or all of them, and ends.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class TablesClient final : public Client {
public:
    TablesClient(ClientContext, TablesOptions);

    void on_message(const WireMessage&, const json& whole) override;

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;
    void on_reconnect() override { request_page(); }

private:
    void request_page();
    void handle_page(const WireStruct<protocol::LobbyMessage>&, const json& whole);
    void print(const WireStruct<protocol::LobbyMessage>& last);

    TablesOptions options_;
    int page_;                     // that is requested
    std::set<std::string> known_;  // a table may have moved to the next page meanwhile
    std::vector<WireStruct<protocol::LobbyEntry>> tables_;
    json raw_list_ = json::array();
};

}  // namespace vegas::cli
