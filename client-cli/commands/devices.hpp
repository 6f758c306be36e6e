// `vegas devices`: the devices of the player whose token is kept, and codes that add another one.
#pragma once

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class DevicesClient final : public Client {
public:
    DevicesClient(ClientContext, DevicesOptions, Identity);

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    void handle_reply(const WireReply&, const json& whole);
    void print_devices(const WireReply&);

    DevicesOptions options_;
};

}  // namespace vegas::cli
