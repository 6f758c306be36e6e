// Every bound of the server, each with its reason. Operators may change them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vegas::core {

struct Limits {
    // The largest request is an `act` with `shows`, which is far smaller. A larger frame is a
    // mistake or an attack.
    std::size_t message_bytes = 16 * 1024;
    // Unsent bytes per connection; a whole game is about 100 KiB, a snapshot 4 KiB. A client with
    // more of them reads too slowly, and is disconnected.
    std::size_t queue_bytes = 256 * 1024;
    std::size_t connections =
        10'000;  // below the usual open-file limit with room for files and listeners
    std::size_t tables = 5'000;         // some 30 KiB each
    std::size_t tables_per_player = 8;  // only a script needs more
    std::size_t spectators_per_table = 100;
    // Transcripts of finished games, of some 10 KiB each; beyond this the oldest are dropped.
    std::size_t transcripts_bytes = 32 * 1024 * 1024;
    std::size_t guests = 100'000;  // beyond this, those who are away longest are forgotten

    // Token bucket per connection. A bot that answers at once sends one message per round trip.
    std::uint32_t messages_per_second = 200;
    std::uint32_t message_burst = 400;

    // Questions with the store at a time. Each costs it some 0.1 ms, and an Append waits for them;
    // more at a time would not be answered sooner.
    std::size_t questions_at_once = 32;

    // How long a quick table waits for more people before house bots take the free seats.
    std::int64_t quick_start_ms = 10'000;
    // How long the store may owe an answer before the games stand still and players are told. It
    // takes a few milliseconds; people notice a second.
    std::int64_t storage_patience_ms = 1'000;
    std::int64_t hello_ms = 10'000;         // to say hello
    std::int64_t away_decision_ms = 5'000;  // for a seat that was away and let its clock run out
    std::int64_t away_host_ms = 60'000;     // before an open table gets another host
    std::int64_t away_open_seat_ms =
        300'000;  // before an away person's seat at an open table is free again
    std::int64_t empty_table_ms = 300'000;  // before a table with nobody connected is closed
    std::int64_t guest_ms =
        24LL * 3600 * 1000;  // a guest without connection and table is forgotten after this
};

}  // namespace vegas::core
