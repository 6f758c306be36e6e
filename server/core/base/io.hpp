// Inputs and outputs of the core: values only, no sockets, no callbacks. The shell turns network,
// timers and storage into Inputs, and carries out Outputs in order. Single-threaded: one Input at a
// time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "engine/bots/level.hpp"
#include "engine/game.hpp"
#include "protocol/replies/close_codes.hpp"
#include "server/core/base/address.hpp"
#include "server/core/base/ban.hpp"
#include "server/core/base/node.hpp"
#include "server/core/base/peer_messages.hpp"
#include "server/core/base/reject_reason.hpp"
#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

// A connection's number, never reused while the server runs. The shell numbers its connections; the
// core numbers remote ones, those of clients at other gateways, which the shell never sees.
struct ConnId {
    std::uint64_t value = 0;
    bool is_remote = false;
    auto operator<=>(const ConnId&) const = default;
};
struct ConnIdHash {
    std::size_t operator()(ConnId conn) const { return std::hash<std::uint64_t>{}(conn.value); }
};
template <class T>
using ConnMap = std::unordered_map<ConnId, T, ConnIdHash>;

// ---- in

struct ConnectionOpened {  // the WebSocket handshake is done
    ConnId conn;
    Address from;
    bool unlimited = false;  // exempt from the limits per address
};
struct Received {  // one whole text message: valid UTF-8, at most Limits::message_bytes
    ConnId conn;
    std::string bytes;
    std::int64_t mark = 0;  // set by the shell, returned with the reply
};
// A message that broke the transport. The core replies with the error and closes.
enum class MessageError : std::uint8_t { binary_frame, message_too_large };
struct Malformed {
    ConnId conn;
    MessageError what{};
};
struct ConnectionClosed {  // closed by either side; the last input of its ConnId
    ConnId conn;
};
struct BytesWritten {  // so many payload bytes of earlier Sends were written to the socket
    ConnId conn;
    std::size_t bytes = 0;
};
struct TimerDue {};  // now >= the wake_at that was requested
// The store's inputs are in storage.hpp: AppendStored, AppendRefused, QueryReply, LoadedTable (at
// the start), and Claimed and Released where several servers share the store.
struct AllTablesLoaded {                 // every stored table has been loaded: clocks start
    std::vector<std::string> set_aside;  // ids
};
struct BotDecided {  // the result of a BotTask
    std::string table;
    std::uint32_t decision = 0;
    Action action{};
};
// Connections to other servers, and what they send.
struct PeerUp {
    NodeId node = kNoNode;
};
struct PeerDown {
    NodeId node = kNoNode;
};
struct FromPeer {
    NodeId node = kNoNode;
    peer::PeerMessage message;
};
// Commands of the operator.
struct SetBans {  // the whole list; connected players who are banned are disconnected
    std::vector<Ban> bans;
};
struct BansStored {};  // the store holds the list of bans that this server changed
struct Announce {      // to everybody here and at all peers, and to those who come later
    std::string text;  // empty: the one before holds no more
    std::int64_t for_ms = 0;
};
struct CloseTable {  // if it exists
    std::string table;
};
struct ForgetPlayer {  // deleted here, at all peers and in the store: state/forget_player.hpp
    std::string player;
};
struct RenamePlayer {          // here and at all peers, not in the store: state/rename_player.hpp
    std::string player, name;  // as normalize_name() gives it
};
struct WindDown {};  // no new tables and games; games under way go on
struct Reopen {};    // calls WindDown off
struct Drain {};     // the server is about to stop: notify everybody, open no more games

struct Input {
    TimePoint now;
    UtcTime utc{};
    std::variant<ConnectionOpened, Received, Malformed, ConnectionClosed, BytesWritten, TimerDue,
                 AppendStored, AppendRefused, QueryReply, LoadedTable, AllTablesLoaded, Claimed,
                 Released, BotDecided, PeerUp, PeerDown, FromPeer, SetBans, BansStored, Announce,
                 CloseTable, ForgetPlayer, RenamePlayer, WindDown, Reopen, Drain>
        what;
};

// ---- out

enum class OpNumber : std::uint8_t {};  // counters.hpp has their names
// Op and mark of the request that a message replies to.
struct RequestTag {
    OpNumber op{};
    std::int64_t mark = 0;
};
struct Send {
    ConnId conn;
    SharedText text;
    std::optional<RequestTag> reply_to{};  // nullopt: not the first part of a reply
    std::string table{};  // the only table that it is about; empty: none, or several
    std::string left{};   // the table that the client has left, as `text` tells; empty: none
};
struct Close {  // after the Sends before it
    ConnId conn;
    protocol::CloseCode code{};
    std::string reason;
    bool at_once = false;  // do not wait for the client: it does not read
};
struct Rejection {  // a request from this address was over a limit
    Address from;
    RejectReason why{};
};
struct BotTask {  // a house bot's decision; `known` holds nothing that the seat may not know
    std::string table;
    std::uint32_t decision = 0;
    Seat seat = 0;
    bots::Level level{};
    Game known;
    std::uint64_t seed = 0;
};
struct ToPeer {
    NodeId node = kNoNode;  // a connected one
    peer::PeerMessage message;
};
enum class LogLevel : std::uint8_t { debug, info, warn, error };
struct LogLine {  // key=value pairs; never a token, a seed or a sealed choice
    LogLevel level{};
    std::string text;
};

struct Output {
    std::vector<Append> appends;      // store these first
    std::vector<StoreQuery> queries;  // after them
    std::vector<TouchPlayers> touch_players;
    std::vector<SetAside> set_aside;
    std::optional<Release> release;  // after the appends
    bool claim_tables = false;       // run one Claim at a time
    bool reload_bans = false;        // another server has changed them
    // may go out now, in order: the records they wait for are stored
    std::vector<std::variant<Send, Close>> sends;
    std::vector<ToPeer> to_peers;  // after the sends
    // For the shell's accounts of addresses.
    std::vector<ConnId> authenticated;  // have said hello
    std::vector<Rejection> rejections;
    std::vector<BotTask> bot_tasks;
    std::vector<LogLine> logs;
    // when the next TimerDue is wanted; replaces the previous one
    std::optional<TimePoint> wake_at;
};

}  // namespace vegas::core
