#include "client-cli/commands/devices.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

DevicesClient::DevicesClient(ClientContext context, DevicesOptions options,
                             const Identity& identity, SetTokenAside set_aside)
    : Client(std::move(context), options.common.server, identity),
      options_(std::move(options)),
      kept_token_(identity.token),
      set_aside_(std::move(set_aside)) {}

void DevicesClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) {
    // Nobody loses who they were, and no code is used up for nothing.
    if (!options_.redeem.empty() && runtime_.has_kept_token) {
        aside_ = set_aside_(kept_token_);
        if (aside_.empty()) return runtime_.stop(kExitFailed, runtime_.texts("ended.not_aside"));
    }
    json request = {{"op", "devices.mine"}};
    if (options_.link) request = {{"op", "device.link"}};
    if (options_.recovery) request = {{"op", "device.recovery"}};
    if (!options_.redeem.empty()) request = {{"op", "device.redeem"}, {"code", options_.redeem}};
    if (!options_.revoke.empty()) request = {{"op", "device.revoke"}, {"device", options_.revoke}};
    runtime_.session.request_until_reply(
        std::move(request),
        [this](const WireReply& reply, const json& whole) { handle_reply(reply, whole); });
}

void DevicesClient::handle_reply(const WireReply& reply, const json& whole) {
    if (reply.error) return runtime_.stop(kExitFailed, runtime_.refusal_text(*reply.error));
    Console& out = runtime_.context.out;
    const Texts& texts = runtime_.context.texts;
    if (options_.link) {
        out.print({runtime_.safe(text_in(whole, "code")), texts("notice.link_code")});
    } else if (options_.recovery) {
        out.print({runtime_.safe(text_in(whole, "code")), texts("notice.recovery_code")});
    } else if (!options_.redeem.empty()) {
        if (runtime_.context.save_token) runtime_.context.save_token(text_in(whole, "token"));
        out.print({texts("notice.redeemed", {{"name", runtime_.safe(text_in(whole, "name"))}})});
        if (!aside_.empty()) {
            const std::string option = "--name " + runtime_.safe(aside_);
            out.print({texts("notice.token_aside", {{"option", option}})});
        }
    } else if (!options_.revoke.empty()) {
        out.print({texts("notice.revoked")});
    } else {
        print_devices(reply);
    }
    runtime_.stop(kExitDone);
}

void DevicesClient::print_devices(const WireReply& reply) {
    const Texts& texts = runtime_.context.texts;
    for (const WireStruct<protocol::DeviceInfo>& device : reply.devices) {
        std::string line = runtime_.safe(device.device) + "  " + texts.moment(device.seen_ms) +
                           "  " + runtime_.safe(device.name);
        if (device.current) line += " (" + texts("notice.this_device") + ")";
        runtime_.context.out.print({line});
    }
}

}  // namespace vegas::cli
