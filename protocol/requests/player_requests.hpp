// Requests about the player who asks: devices, codes, data. Plain values, each described once.
#pragma once

#include <optional>
#include <string>

#include "protocol/json/texts.hpp"
#include "protocol/requests/reply_names.hpp"

namespace vegas::protocol {

struct DevicesMine {
    static constexpr ReplyNames kReplies{"my_devices"};
    static constexpr auto wire(auto is) {
        return is.object("devices.mine", "The devices by which you come, the last used first.");
    }
};
struct DeviceRename {
    std::string device, name;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("device.rename", "Give one of your devices another name.",
                         is.required("device", &DeviceRename::device, as::device_id),
                         is.required("name", &DeviceRename::name, as::sent_name));
    }
};
struct DeviceRevoke {
    std::string device;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("device.revoke",
                         "Let one of your devices in no more: its token is worthless, and its "
                         "connections are closed, but not the one that asks.",
                         is.required("device", &DeviceRevoke::device, as::device_id));
    }
};
// By what a device becomes a player's.
struct DeviceLink {
    static constexpr ReplyNames kReplies{"link_code"};
    static constexpr auto wire(auto is) {
        return is.object("device.link",
                         "A code by which one other device becomes yours; the one before is void.");
    }
};
struct DeviceRecovery {
    static constexpr ReplyNames kReplies{"recovery_code"};
    static constexpr auto wire(auto is) {
        return is.object("device.recovery",
                         "A code to write down, by which you come back when all your devices have "
                         "forgotten you; the one before is void.");
    }
};
struct DeviceLook {
    std::string code;
    static constexpr ReplyNames kReplies{"code_owner"};
    static constexpr auto wire(auto is) {
        return is.object("device.look",
                         "Whose code this is, before it is redeemed. It stays as good as it was.",
                         is.required("code", &DeviceLook::code, as::code));
    }
};
struct DeviceRedeem {
    std::string code;
    std::optional<std::string> device;
    static constexpr ReplyNames kReplies{"redeemed"};
    static constexpr auto wire(auto is) {
        return is.object("device.redeem",
                         "A token of the player whose code this is. You stay who you are: say "
                         "`hello` with it on another connection.",
                         is.required("code", &DeviceRedeem::code, as::code),
                         is.optional("device", &DeviceRedeem::device, as::sent_name,
                                     "how that player's list of devices calls this one"));
    }
};

struct MeData {
    static constexpr ReplyNames kReplies{"my_data"};
    static constexpr auto wire(auto is) {
        return is.object("me.data", "What the server knows of you, but for the lists of games.");
    }
};
struct MeForget {
    std::string player;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("me.forget",
                         "Delete you for good: the house plays on for you, and games keep no name.",
                         is.required("player", &MeForget::player, as::player_id, "your own id"));
    }
};

}  // namespace vegas::protocol
