// Every bound of the server, with its reason and, where operators may change it, its option. The
// defaults suit a public server on the open internet. Thirty people behind one address play a whole
// evening without reaching any of them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vegas::core {

struct Limits {
    // ---- of the whole server
    // Below the usual open-file limit, with room for files and listeners.
    std::size_t connections = 10'000;
    std::size_t tables = 5'000;  // about 30 KiB each
    // Transcripts of finished games, about 10 KiB each. Beyond this the oldest are dropped.
    std::size_t transcripts_bytes = 32 * 1024 * 1024;
    std::size_t guests = 100'000;  // beyond this, those absent longest are forgotten
    // Queries in flight at the store. Each takes it about 0.1 ms, and an Append waits for them.
    // More in flight would not be faster.
    std::size_t queries_in_flight = 32;

    // The last of these are for addresses that have none: one in so many of `connections` and
    // `tables`.
    std::size_t reserve_part = 10;
    // An address has none while it has fewer connections than one browser.
    std::size_t sockets_of_newcomer = 8;

    // ---- of one address: an IPv4 address, or an IPv6 network of 64 bits. One customer may have
    // many of those: the network of 56 bits around it may take twice as much, that of 48 bits three
    // times as much.
    // A browser has a WebSocket and up to six connections for the page.
    std::size_t sockets_per_address = 256;
    std::size_t arrivals_per_minute = 600;  // new connections: thirty people may reload at once
    std::size_t silent_per_address = 64;    // WebSockets that have not said hello yet
    // HTTP requests: a burst of ten seconds' worth, then each is delayed. A page takes about
    // twenty, at a tenth of a millisecond each.
    std::size_t requests_per_second = 100;
    // Messages and their bytes: a burst of four seconds' worth. Beyond it the server reads later,
    // so that an honest program sees a slower server and no error.
    std::size_t address_messages_per_second = 500;
    std::size_t address_bytes_per_second = 256 * 1024;
    // Requests that the store must be asked for: unknown tables, histories, lists, tokens. Each is
    // a query of up to a millisecond. A burst of a minute's worth: a hundred people who come back
    // at once ask some three hundred times.
    std::size_t queries_per_minute = 1'200;
    std::size_t tables_per_address = 100;
    std::size_t open_tables_per_address = 30;  // where no game has begun yet
    std::size_t spectators_per_address = 25;   // at one table
    // Seats at public tables that were made elsewhere: eight people who are at three tables each.
    // At one such table they have at most half of the seats.
    std::size_t seats_per_address = 24;
    // Finished games, about 10 KiB each, of tables that were made from there. Thirty people make
    // some fifty in an evening.
    std::size_t games_per_address = 2'000;
    // Games of tables from there that fall asleep for the first time in a day: records of some
    // 10 KiB each. Thirty people who all stop in the middle leave fewer.
    std::size_t new_sleeping_per_address = 100;
    // Changes that the store keeps, without the moves of games: tables made, seats taken, players
    // ready. Each writes some 10 KiB to the disk. A burst of a minute's worth is what a hundred
    // people do who all come at once.
    std::size_t changes_per_minute = 1'200;
    // Wrong tokens and invites. Where games are in memory only, a restart makes every token wrong,
    // and a whole club tries at once.
    std::size_t wrong_guesses_per_minute = 60;

    // Wrong link and recovery codes, from all addresses together. A link code has 40 bits: at this
    // rate one of a thousand open ones is found in 30 years.
    std::size_t wrong_codes_per_minute = 600;

    // ---- of one player, one connection, one table
    // Tabs, phones and processes of a bot. Each gets a copy of every message. Connections that the
    // network has lost count until they are noticed.
    std::size_t connections_per_player = 16;
    std::size_t tables_per_player = 8;        // live ones: only a script needs more
    std::size_t days_tables_per_player = 30;  // played in days: nobody is at all of them at once
    std::size_t open_tables_per_player = 5;   // as host: one for each game
    std::size_t games_per_player = 1'000;     // finished ones, as host: three a day for a year
    std::size_t sleeping_per_player = 50;     // games that wait in the store, as host
    std::size_t spectators_per_table = 100;
    std::size_t removed_per_table = 100;  // by its host; beyond this the oldest are forgotten
    // In a game, how often the player of a seat may come back or change, and how many the host may
    // remove and readmit: a burst, then one per interval. Each makes up to three records of some
    // 300 bytes, which stay as long as the game does: of eight seats 1 MiB a day. In an honest game
    // there are a few.
    std::size_t seat_changes_burst = 20;
    std::size_t removals_burst = 100;
    std::int64_t seat_change_ms = 600'000;
    // What a player changes at one table beside its game: coming, going, ready or not, the setup,
    // house bots. A burst, then so many a second; a start makes it full again. The players of one
    // network have five times as much together.
    std::size_t table_changes_burst = 20;
    std::size_t table_changes_per_second = 1;
    // Updates of a table without those of its game and those that answer somebody. A burst of two
    // seconds' worth; beyond it changes go out together.
    std::size_t table_updates_per_second = 10;
    // New tables of a player, and of an address. A burst of a minute's worth.
    std::size_t new_tables_per_minute = 60;
    std::size_t new_tables_per_address_and_minute = 240;
    // Phrases of a seat or a spectator, and beside them a spectator's requests for seats: a burst,
    // then one per interval. The spectators of one network have twice as much together, all of a
    // table four times as much; more would be noise.
    std::size_t chat_burst = 4;
    std::int64_t chat_interval_ms = 4'000;
    std::int64_t nudge_ms = 10'000;  // before a reminder, and between reminders
    // The largest request is an `act` with `shows`, and is far smaller. A larger frame is a mistake
    // or an attack.
    std::size_t message_bytes = 16 * 1024;
    // Unsent bytes per connection; a whole game is about 100 KiB, a snapshot 4 KiB. A client that
    // exceeds this reads too slowly and is disconnected.
    std::size_t queue_bytes = 256 * 1024;
    // Token bucket per connection. A bot that replies at once sends one message per round trip.
    std::uint32_t messages_per_second = 200;
    std::uint32_t message_burst = 400;
    // Messages refused for rate; beyond this the connection is closed.
    std::uint32_t refused_messages = 200;

    // ---- how long
    // A quick table waits for more people before house bots take the free seats.
    std::int64_t quick_start_ms = 10'000;
    // How long the store may owe a reply before games stand still and players are notified. It
    // takes a few milliseconds; people notice a second.
    std::int64_t store_timeout_ms = 1'000;
    std::int64_t hello_ms = 10'000;          // to say hello
    std::int64_t link_code_ms = 600'000;     // to type a code on another device
    std::int64_t away_decision_ms = 5'000;   // for a seat that was away and let its clock run out
    std::int64_t slow_decision_ms = 15'000;  // for a seat that has missed two deadlines in a row
    std::int64_t pause_request_ms = 20'000;  // for all to accept a pause
    std::int64_t pause_again_ms = 60'000;    // after a refusal, before the host may ask again
    std::int64_t away_host_ms = 60'000;      // before an open table gets another host
    std::int64_t away_seat_ms = 120'000;     // before a person's seat can be given away
    // Before an away person's seat at an open table is free again.
    std::int64_t away_open_seat_ms = 300'000;
    // At an open private table friends keep their seats for longer, and the host stays the host.
    std::int64_t away_private_seat_ms = 30LL * 60 * 1000;
    std::int64_t away_private_host_ms = 12LL * 3600 * 1000;
    // Before a public table with nobody connected and no game under way is closed. After this any
    // table may be closed to make room when a limit is reached.
    std::int64_t empty_table_ms = 300'000;
    // How long a game waits with nobody connected before its table is closed: a game of two players
    // or more, and a game of one.
    std::int64_t waiting_game_ms = 365LL * 24 * 3600 * 1000;
    std::int64_t waiting_game_alone_ms = 30LL * 24 * 3600 * 1000;
    // When such a game leaves memory, until a player comes; 0: never, as without a store. It costs
    // 75 KiB of memory, and to wake it takes a few milliseconds.
    std::int64_t sleep_after_ms = 600'000;
    // How long the first player who is back waits for the others before clocks run again.
    std::int64_t standstill_ms = 24LL * 3600 * 1000;
    // How long a game goes on that nobody watches and all players have left for good. They may
    // still change their minds.
    std::int64_t left_game_ms = 30'000;
    // Before a guest without connection and table is forgotten.
    std::int64_t guest_ms = 24LL * 3600 * 1000;
};

// How many of `limit` are kept for addresses that have none.
[[nodiscard]] inline std::size_t reserve_of(std::size_t limit, const Limits& limits) {
    return limit / limits.reserve_part;
}

template <class Option>
void each_duration(Limits& limits, Option&& option) {
    constexpr std::int64_t kDay = 24LL * 3600 * 1000;
    option(limits.hello_ms, "hello_timeout_ms", 100, kDay,
           "how long a new connection may take to say hello");
    option(limits.quick_start_ms, "quick_start_ms", 0, kDay,
           "how long a quick table waits for more players");
    option(limits.away_seat_ms, "away_seat_ms", 0, kDay,
           "how long a player is away before the seat can be given to somebody else");
    option(limits.empty_table_ms, "empty_table_ms", 0, 365 * kDay,
           "how long a public table stays when nobody is there and no game is under way");
    option(limits.away_private_host_ms, "private_table_ms", 0, 365 * kDay,
           "how long a private table stays, and keeps its host, when the host is away");
    option(limits.waiting_game_ms, "waiting_game_ms", 0, 365 * kDay,
           "how long a game of several players waits when nobody is there");
    option(limits.waiting_game_alone_ms, "waiting_game_alone_ms", 0, 365 * kDay,
           "how long a game of one player waits when nobody is there");
    option(limits.sleep_after_ms, "sleep_after_ms", 0, 365 * kDay,
           "how long such a game stays in memory; 0: as long as it waits");
    option(limits.standstill_ms, "standstill_ms", 0, 365 * kDay,
           "how long a game that all had left waits for the others once somebody is back");
    option(limits.left_game_ms, "left_game_ms", 0, 365 * kDay,
           "how long a game goes on that all players have left");
    option(limits.guest_ms, "guest_ms", 0, 365 * kDay,
           "how long an absent player is remembered who never had a seat");
}

// Calls `option(value, name, least, most, what it is)` for each limit that operators may set while
// the server runs.
template <class Option>
void each_limit(Limits& limits, Option&& option) {
    constexpr std::int64_t kMany = 1'000'000;
    option(limits.tables, "max_tables", 1, kMany, "most tables at a time");
    option(limits.guests, "max_guests", 1, 100 * kMany, "most absent players that are remembered");
    option(limits.sockets_per_address, "max_sockets_per_address", 1, kMany,
           "most connections of any kind from one address");
    option(limits.arrivals_per_minute, "max_arrivals_per_minute", 1, 100 * kMany,
           "new connections per minute from one address");
    option(limits.silent_per_address, "max_silent_per_address", 1, kMany,
           "most WebSockets of one address that have not said hello");
    option(limits.requests_per_second, "requests_per_second", 1, kMany,
           "requests over HTTP per second from one address, on average");
    option(limits.address_messages_per_second, "address_messages_per_second", 1, 100 * kMany,
           "messages per second that are read from one address, on average");
    option(limits.address_bytes_per_second, "address_bytes_per_second", 16 * 1024, 1LL << 40,
           "bytes of messages per second that are read from one address, on average");
    option(limits.queries_per_minute, "address_queries_per_minute", 1, 100 * kMany,
           "requests per minute from one address that need the store's answer");
    option(limits.tables_per_address, "max_tables_per_address", 1, kMany,
           "most tables made from one address at a time");
    option(limits.open_tables_per_address, "max_open_tables_per_address", 1, kMany,
           "most of them at which no game has begun yet");
    option(limits.seats_per_address, "max_seats_per_address", 1, kMany,
           "most seats of one address at public tables that others have made");
    option(limits.games_per_address, "max_games_per_address", 1, 100 * kMany,
           "finished games that are kept of the tables made from one address");
    option(limits.sleeping_per_player, "max_sleeping_games_per_player", 1, 100 * kMany,
           "games that wait in the store, of tables of which one player is the host");
    option(limits.new_sleeping_per_address, "max_new_sleeping_games_per_address", 1, 100 * kMany,
           "games of the tables made from one address that begin to wait in the store in a day");
    option(limits.games_per_player, "max_games_per_player", 1, 100 * kMany,
           "finished games that are kept of the tables of which one player was the host");
    option(limits.spectators_per_address, "max_spectators_per_address", 0, kMany,
           "most spectators of one table from one address");
    option(limits.changes_per_minute, "address_changes_per_minute", 1, 100 * kMany,
           "changes per minute from one address that the store keeps, without the moves of games");
    option(limits.wrong_guesses_per_minute, "wrong_guesses_per_minute", 1, kMany,
           "wrong tokens and invites per minute from one address");
    option(limits.connections_per_player, "max_connections_per_player", 1, 1'000,
           "most connections of one player at a time");
    option(limits.tables_per_player, "max_tables_per_player", 1, 1'000,
           "most tables at which one player may be, without those that are played in days");
    option(limits.days_tables_per_player, "max_days_tables_per_player", 1, 1'000,
           "most tables at which one player may be and that are played in days");
    option(limits.open_tables_per_player, "max_open_tables_per_player", 1, 1'000,
           "most tables that one player hosts and at which no game has begun yet");
    option(limits.spectators_per_table, "max_spectators", 0, 100'000,
           "most spectators of one table");
    option(limits.queue_bytes, "queue_bytes", 16 * 1024, 1LL << 30,
           "a connection with more unsent bytes than this is closed");
    option(limits.messages_per_second, "messages_per_second", 1, kMany,
           "messages that a connection may send per second, on average");
    option(limits.message_burst, "message_burst", 1, kMany,
           "messages that a connection may send at once");
    option(limits.refused_messages, "refused_messages", 1, kMany,
           "a connection that sends so many messages more than it may is closed");
    each_duration(limits, option);
}

}  // namespace vegas::core
