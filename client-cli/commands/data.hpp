// `vegas data`: what the server knows of the player whose token is kept, as JSON; and the player's
// end, by `--forget`.
#pragma once

#include <nlohmann/json.hpp>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class DataClient final : public Client {
public:
    DataClient(ClientContext, DataOptions, Identity);

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    // Sends it, and again when the server had too much to do.
    void request(const json& message, void (DataClient::*then)(const json& reply));
    void add_known(const json& reply);
    void add_waiting(const json& reply);
    void add_games(const json& reply);
    void on_forgotten(const json& reply);

    DataOptions options_;
    json known_ = json::object();
};

}  // namespace vegas::cli
