// Replies about the player: devices, codes that add one, and what the server knows. Each struct is
// described once, as in replies.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/types.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"

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

// For how long the server keeps what.
struct RetentionInfo {
    std::int64_t guests_ms = 0, players_ms = 0, newcomers_ms = 0, games_ms = 0, waiting_ms = 0,
                 waiting_alone_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object(
            "retention", "For how long what is kept.",
            is.required("guests_ms", &RetentionInfo::guests_ms, kMs,
                        "a player who never had a seat, after the last connection"),
            is.required("players_ms", &RetentionInfo::players_ms, kMs,
                        "a player, with devices and codes, after the last visit"),
            is.required("newcomers_ms", &RetentionInfo::newcomers_ms, kMs,
                        "likewise, who never finished a game"),
            is.required("games_ms", &RetentionInfo::games_ms, kMs,
                        "a finished game, after its end, with a pseudonym of the address that it "
                        "counts for"),
            is.required("waiting_ms", &RetentionInfo::waiting_ms, kMs,
                        "a game that waits, after the last was there"),
            is.required("waiting_alone_ms", &RetentionInfo::waiting_alone_ms, kMs,
                        "likewise, of one person"));
    }
};
struct MyDataReply {
    std::string player, name;
    bool stored = false;
    std::optional<std::int64_t> seen_ms;
    std::vector<DeviceInfo> devices;
    bool recovery_code = false;
    struct Table {
        std::string table;
        Seat seat = kNobody;
        static constexpr auto wire(auto is) {
            return is.object("my_table", "A table where you are.",
                             is.required("table", &Table::table, as::table_id),
                             is.required("seat", &Table::seat, as::or_null(as::seat),
                                         "null: you watch, or another server has the table"));
        }
    };
    std::vector<Table> tables;
    std::size_t waiting = 0, games = 0;
    std::string address;
    RetentionInfo kept;
    static constexpr auto wire(auto is) {
        return is.object(
            "my_data", "What the server knows of you.",
            is.required("player", &MyDataReply::player, as::player_id),
            is.required("name", &MyDataReply::name, as::name),
            is.optional("stored", &MyDataReply::stored, as::yes,
                        "missing: you are a guest, kept in memory only"),
            is.optional("seen_ms", &MyDataReply::seen_ms, kMs,
                        "of your last visit; exact to ten minutes"),
            is.required("devices", &MyDataReply::devices, as::list(as::in_order, 0, INT32_MAX)),
            is.optional("recovery_code", &MyDataReply::recovery_code, as::yes, "you have one"),
            is.required("tables", &MyDataReply::tables, as::list(as::in_order, 0, INT32_MAX)),
            is.required("waiting", &MyDataReply::waiting, kCount, "games that wait"),
            is.required("games", &MyDataReply::games, kCount, "finished games"),
            is.required("address", &MyDataReply::address, as::plain,
                        "of this connection; it is counted in memory and not stored"),
            is.required("kept", &MyDataReply::kept, as::in_order));
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
