// Every bound of the server, each with its reason and, where operators may change it, its option.
// What stands here holds for a public server on the open internet: thirty people behind one address
// play a whole evening and meet none of it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vegas::core {

struct Limits {
    // ---- of the whole server
    std::size_t connections =
        10'000;  // below the usual open-file limit with room for files and listeners
    std::size_t tables = 5'000;  // some 30 KiB each
    // Transcripts of finished games, of some 10 KiB each; beyond this the oldest are dropped.
    std::size_t transcripts_bytes = 32 * 1024 * 1024;
    std::size_t guests = 100'000;  // beyond this, those who are away longest are forgotten
    // Questions with the store at a time. Each costs it some 0.1 ms, and an Append waits for them;
    // more at a time would not be answered sooner.
    std::size_t questions_at_once = 32;

    // ---- of one address: an IPv4 address, or an IPv6 network of 64 bits
    // A browser has a WebSocket and up to six connections for the page.
    std::size_t sockets_per_address = 256;
    std::size_t arrivals_per_minute = 600;  // new connections: thirty reloads come at once
    std::size_t silent_per_address = 64;    // WebSockets that have not said hello yet
    // Requests over HTTP, ten seconds' worth at once; then each waits for its turn. A page is some
    // twenty of them, and costs a tenth of a millisecond each.
    std::size_t requests_per_second = 100;
    // Messages and their bytes, four seconds' worth at once. Beyond it the server reads later: an
    // honest program notices a slower server and no error.
    std::size_t address_messages_per_second = 500;
    std::size_t address_bytes_per_second = 256 * 1024;
    std::size_t tables_per_address = 100;
    std::size_t open_tables_per_address = 30;  // no game has begun there yet
    std::size_t spectators_per_address = 25;   // of one table
    // Of tokens and invites. Where games are in memory only, a restart makes everybody's token a
    // wrong one: a whole club asks with one at the same time.
    std::size_t wrong_guesses_per_minute = 60;

    // ---- of one player, one connection, one table
    std::size_t tables_per_player = 8;       // only a script needs more
    std::size_t open_tables_per_player = 5;  // as host: one of each game
    std::size_t spectators_per_table = 100;
    std::size_t removed_per_table = 100;  // by its host; whom it removed first it forgets
    // What a seat may say, and all spectators of a table together: some words at once, then one
    // each so many milliseconds. More would be noise.
    std::size_t sayings_at_once = 4;
    std::int64_t saying_ms = 4'000;
    std::int64_t nudge_ms = 10'000;  // before somebody may be reminded, and again
    // The largest request is an `act` with `shows`, which is far smaller. A larger frame is a
    // mistake or an attack.
    std::size_t message_bytes = 16 * 1024;
    // Unsent bytes per connection; a whole game is about 100 KiB, a snapshot 4 KiB. A client with
    // more of them reads too slowly, and is disconnected.
    std::size_t queue_bytes = 256 * 1024;
    // Token bucket per connection. A bot that answers at once sends one message per round trip.
    std::uint32_t messages_per_second = 200;
    std::uint32_t message_burst = 400;
    // Messages that are refused for this; beyond them the connection is closed.
    std::uint32_t refused_messages = 200;

    // ---- how long
    // A quick table waits for more people before house bots take the free seats.
    std::int64_t quick_start_ms = 10'000;
    // The store may owe an answer before the games stand still and players are told. It takes a
    // few milliseconds; people notice a second.
    std::int64_t storage_patience_ms = 1'000;
    std::int64_t hello_ms = 10'000;         // to say hello
    std::int64_t away_decision_ms = 5'000;  // for a seat that was away and let its clock run out
    std::int64_t away_host_ms = 60'000;     // before an open table gets another host
    std::int64_t away_seat_ms = 120'000;    // before the seat of a person can be given away
    std::int64_t away_open_seat_ms =
        300'000;  // before an away person's seat at an open table is free again
    // At an open private table friends keep their seats for longer, and the host stays the host.
    std::int64_t away_private_seat_ms = 30LL * 60 * 1000;
    std::int64_t away_private_host_ms = 12LL * 3600 * 1000;
    // Before a table with nobody connected is closed: a public one where no game is under way.
    // After this any table may be closed when a limit leaves no room for a new one.
    std::int64_t empty_table_ms = 300'000;
    // A game with nobody connected stands still for so long before its table is closed.
    std::int64_t waiting_game_ms = 30LL * 24 * 3600 * 1000;
    // A game goes on that nobody watches and whose players have all left for good: they may still
    // change their minds.
    std::int64_t left_game_ms = 30'000;
    std::int64_t guest_ms =
        24LL * 3600 * 1000;  // a guest without connection and table is forgotten after this
};

// Calls `option(value, name, least, most, what it is)` for each limit that operators may set while
// the server runs.
template <class Option>
void each_limit(Limits& l, Option&& option) {
    constexpr std::int64_t kDay = 24LL * 3600 * 1000;
    constexpr std::int64_t kMany = 1'000'000;
    option(l.tables, "max_tables", 1, kMany, "most tables at a time");
    option(l.guests, "max_guests", 1, 100 * kMany, "most absent players that are remembered");
    option(l.sockets_per_address, "max_sockets_per_address", 1, kMany,
           "most connections of any kind from one address");
    option(l.arrivals_per_minute, "max_arrivals_per_minute", 1, 100 * kMany,
           "new connections per minute from one address");
    option(l.silent_per_address, "max_silent_per_address", 1, kMany,
           "most WebSockets of one address that have not said hello");
    option(l.requests_per_second, "requests_per_second", 1, kMany,
           "requests over HTTP per second from one address, on average");
    option(l.address_messages_per_second, "address_messages_per_second", 1, 100 * kMany,
           "messages per second that are read from one address, on average");
    option(l.address_bytes_per_second, "address_bytes_per_second", 16 * 1024, 1LL << 40,
           "bytes of messages per second that are read from one address, on average");
    option(l.tables_per_address, "max_tables_per_address", 1, kMany,
           "most tables made from one address at a time");
    option(l.open_tables_per_address, "max_open_tables_per_address", 1, kMany,
           "most of them at which no game has begun yet");
    option(l.spectators_per_address, "max_spectators_per_address", 0, kMany,
           "most spectators of one table from one address");
    option(l.wrong_guesses_per_minute, "wrong_guesses_per_minute", 1, kMany,
           "wrong tokens and invites per minute from one address");
    option(l.tables_per_player, "max_tables_per_player", 1, 1'000,
           "most tables at which one player may be");
    option(l.open_tables_per_player, "max_open_tables_per_player", 1, 1'000,
           "most tables that one player hosts and at which no game has begun yet");
    option(l.spectators_per_table, "max_spectators", 0, 100'000, "most spectators of one table");
    option(l.queue_bytes, "queue_bytes", 16 * 1024, 1LL << 30,
           "a connection with more unsent bytes than this is closed");
    option(l.messages_per_second, "messages_per_second", 1, kMany,
           "messages that a connection may send per second, on average");
    option(l.message_burst, "message_burst", 1, kMany,
           "messages that a connection may send at once");
    option(l.refused_messages, "refused_messages", 1, kMany,
           "a connection that sends so many messages more than it may is closed");
    option(l.hello_ms, "hello_timeout_ms", 100, kDay,
           "how long a new connection may take to say hello");
    option(l.quick_start_ms, "quick_start_ms", 0, kDay,
           "how long a quick table waits for more players");
    option(l.away_seat_ms, "away_seat_ms", 0, kDay,
           "how long a player is away before the seat can be given to somebody else");
    option(l.empty_table_ms, "empty_table_ms", 0, 365 * kDay,
           "how long a public table stays when nobody is there and no game is under way");
    option(l.away_private_host_ms, "private_table_ms", 0, 365 * kDay,
           "how long a private table stays, and keeps its host, when the host is away");
    option(l.waiting_game_ms, "waiting_game_ms", 0, 365 * kDay,
           "how long a game that has begun waits when nobody is there");
    option(l.left_game_ms, "left_game_ms", 0, 365 * kDay,
           "how long a game goes on that all players have left");
    option(l.guest_ms, "guest_ms", 0, 365 * kDay,
           "how long an absent player is remembered who never had a seat");
}

}  // namespace vegas::core
