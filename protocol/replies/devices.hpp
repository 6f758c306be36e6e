// Replies about a player's devices and the codes that add one. Plain values, each described once.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/tags.hpp"

namespace vegas::protocol {

// One of a player's devices.
struct DeviceInfo {
    std::string device, name;
    std::int64_t seen_ms = 0;  // UTC
    bool current = false;
    static constexpr auto wire(auto is) {
        return is.object(
            "device_info", "A device by which you come.",
            is.required("device", &DeviceInfo::device, as::device_id),
            is.required("name", &DeviceInfo::name, as::plain, "empty if nobody has given it one"),
            is.required("seen_ms", &DeviceInfo::seen_ms, kMs,
                        "of its last `hello`; exact to ten minutes"),
            is.optional("current", &DeviceInfo::current, as::yes, "this connection is of it"));
    }
};
struct MyDevicesReply {
    std::vector<DeviceInfo> devices;
    static constexpr auto wire(auto is) {
        return is.object(
            "my_devices", "Your devices.",
            is.required("devices", &MyDevicesReply::devices, as::list(as::in_order, 0, INT32_MAX)));
    }
};

struct LinkCodeReply {
    std::string code;
    std::int64_t expires_in_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("link_code", "For `device.redeem` on another device, once.",
                         is.required("code", &LinkCodeReply::code, as::code),
                         is.required("expires_in_ms", &LinkCodeReply::expires_in_ms, kMs));
    }
};
struct RecoveryCodeReply {
    std::string code;
    static constexpr auto wire(auto is) {
        return is.object("recovery_code", "For `device.redeem`, any number of times.",
                         is.required("code", &RecoveryCodeReply::code, as::code));
    }
};
struct CodeOwnerReply {
    std::string player, name;
    static constexpr auto wire(auto is) {
        return is.object("code_owner", "The player whose code it is.",
                         is.required("player", &CodeOwnerReply::player, as::player_id),
                         is.required("name", &CodeOwnerReply::name, as::name));
    }
};
struct RedeemedReply {
    std::string player, name, token;
    static constexpr auto wire(auto is) {
        return is.object("redeemed", "Who you may be from now on.",
                         is.required("player", &RedeemedReply::player, as::player_id),
                         is.required("name", &RedeemedReply::name, as::name),
                         is.required("token", &RedeemedReply::token, as::token));
    }
};

}  // namespace vegas::protocol
