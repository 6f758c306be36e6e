// `vegas devices`: the devices of the player whose token is kept, and codes that add another one.
#pragma once

#include <functional>
#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class DevicesClient final : public Client {
public:
    // Keeps the token under another name, which it returns; empty if it cannot.
    using SetTokenAside = std::function<std::string(const std::string& token)>;
    DevicesClient(ClientContext, DevicesOptions, const Identity&, SetTokenAside);

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    void handle_reply(const WireReply&, const json& whole);
    void print_devices(const WireReply&);

    DevicesOptions options_;
    std::string kept_token_;
    SetTokenAside set_aside_;
    std::string aside_;  // the name under which the token of before is kept
};

}  // namespace vegas::cli
