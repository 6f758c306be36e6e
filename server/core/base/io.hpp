// What goes into the core and what comes out of it: values only, no sockets, no callbacks.
// The shell turns network, timers and storage into Inputs, and carries Outputs out, in order.
// Single-threaded: one Input at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/bots/policy.hpp"
#include "engine/game.hpp"
#include "protocol/replies/close_codes.hpp"
#include "server/core/base/address.hpp"
#include "server/core/base/ban.hpp"
#include "server/core/base/link.hpp"
#include "server/core/base/node.hpp"
#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/turned_away.hpp"

namespace vegas::core {

// A connection, named by the shell; never used twice while the server runs.
struct ConnId {
    std::uint64_t value = 0;
    auto operator<=>(const ConnId&) const = default;
};

// ---- in

struct Opened {  // a WebSocket handshake is done
    ConnId conn;
    Address from;
    bool unlimited = false;  // nothing of what comes from there is too much
};
struct Received {  // one whole text message; valid UTF-8, not longer than Limits::message_bytes
    ConnId conn;
    std::string bytes;
    std::int64_t mark = 0;  // the shell's own, which comes back with the reply
};
// A message that broke the transport. The core answers with the error and closes.
enum class Broken : std::uint8_t { binary_frame, message_too_large };
struct Malformed {
    ConnId conn;
    Broken what{};
};
struct Closed {  // the connection is gone, whoever ended it; the last input of its ConnId
    ConnId conn;
};
struct Written {  // so many payload bytes of earlier Sends have left for the socket
    ConnId conn;
    std::size_t bytes = 0;
};
struct TimerDue {};  // now >= the wake_at that was asked for
// What the store says (storage.hpp): Stored, Refused, Told, at the start Loaded, and where several
// servers share it, Claimed and Released.
struct Ready {                       // all that lasted has been loaded: clocks begin
    std::vector<std::string> aside;  // tables that were set aside
};
struct BotMoved {  // the answer to a Think
    std::string table;
    std::uint32_t decision = 0;
    Action action{};
};
// What becomes of the line to another server, and what comes over it.
struct PeerUp {
    NodeId node = kNoNode;
};
struct PeerDown {
    NodeId node = kNoNode;
};
struct FromPeer {
    NodeId node = kNoNode;
    link::Message message;
};
// What the operator does.
struct SetBans {  // all that there are; whoever is banned and here is sent away
    std::vector<Ban> bans;
};
struct BansKept {};  // the store holds a list of bans that this server has changed
struct Announce {
    std::string text;
};
struct CloseTable {  // if it is there
    std::string table;
};
// Is not here any more, and nothing here knows of them. REQUIRES: at no table.
struct Dismiss {
    std::string player;
};
struct WindDown {};  // no more tables and games are begun; those that are under way go on
struct Drain {};     // the server is going to stop: tell everybody, open no more games

struct Input {
    TimePoint now;
    UtcTime utc{};
    std::variant<Opened, Received, Malformed, Closed, Written, TimerDue, Stored, Refused, Told,
                 Loaded, Ready, Claimed, Released, BotMoved, PeerUp, PeerDown, FromPeer, SetBans,
                 BansKept, Announce, CloseTable, Dismiss, WindDown, Drain>
        what;
};

// ---- out

enum class OpNumber : std::uint8_t {};  // tally.hpp has their names
// Of a request that is answered: its op, and its mark.
struct Answers {
    OpNumber op{};
    std::int64_t mark = 0;
};
struct Send {
    ConnId conn;
    Text text;
    std::optional<Answers> answers{};  // nothing: it is not the first part of a reply
    std::string table{};               // of which alone it tells; empty: of none, or of several
};
struct Close {  // after the Sends before it
    ConnId conn;
    protocol::CloseCode code{};
    std::string reason;
    bool at_once = false;  // do not wait for the peer: it does not read
};
struct Turned {  // what was asked from an address was refused, for there was too much of it
    Address from;
    TurnedAway why{};
};
struct Think {  // a house bot is to decide; `known` holds nothing that the seat may not know
    std::string table;
    std::uint32_t decision = 0;
    Seat seat = 0;
    bots::Level level{};
    Game known;
    std::uint64_t seed = 0;
};
struct ToPeer {
    NodeId node = kNoNode;  // one that is up
    link::Message message;
};
enum class LogLevel : std::uint8_t { debug, info, warn, error };
struct LogLine {  // key=value pairs; never a token, a seed or a sealed choice
    LogLevel level{};
    std::string text;
};

struct Output {
    std::vector<Append> appends;  // store these first
    std::vector<Ask> asks;        // after them
    std::vector<Visited> visits;
    std::vector<SetAside> set_aside;
    std::optional<Release> release;                // after the appends
    bool claims = false;                           // Claim: one at a time
    bool reads_bans = false;                       // another server has changed them
    std::vector<std::variant<Send, Close>> sends;  // already released: may go out now, in order
    std::vector<ToPeer> to_peers;                  // after the sends
    // For the accounts of addresses, which are the shell's.
    std::vector<ConnId> greeted;   // these said hello
    std::vector<ConnId> offended;  // these are closed for what they did
    std::vector<Turned> turned_away;
    std::vector<Think> bot_jobs;
    std::vector<LogLine> logs;
    std::optional<TimePoint> wake_at;  // the next TimerDue that is wanted; replaces the one before
};

}  // namespace vegas::core
