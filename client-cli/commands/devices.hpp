// `vegas devices`: the devices of the player whose token is kept, and codes that add another one.
#pragma once

#include <functional>
#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class DevicesClient final : public Client {
public:
    // `set_aside` keeps the token under another name, which it returns; empty if it cannot.
    DevicesClient(ClientContext, DevicesOptions, Identity, std::function<std::string()> set_aside);

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    void handle_reply(const WireReply&, const json& whole);
    void print_devices(const WireReply&);

    DevicesOptions options_;
    std::function<std::string()> set_aside_;
    std::string aside_;  // the name under which the token of before is kept
};

}  // namespace vegas::cli
