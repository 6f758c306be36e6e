// Options of `verify`, `replay`, `simulate` and `arena`, as values.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

// Names a finished game; also the options of `verify`.
struct TranscriptOptions {
    std::string what;  // a file, "-" for standard input, or the id of a game at the server
    ServerAddress server;
    std::string cacert{};    // PEM file of certificate authorities; empty: the system's
    std::string name{};      // of the player whose token is kept
    std::string invite{};    // of the game's table, if it is private
    bool at_server = false;  // it was a link: no file is meant
};

struct ReplayOptions {
    TranscriptOptions transcript;
    std::size_t step = 0;  // where the replay begins
    bool plain = false;
    bool ascii = false;
    std::string language = {};
};

struct SimulateOptions {
    std::string ruleset = "royale-basic";
    std::optional<int> seats;  // nullopt: as many as the ruleset has
    std::uint64_t games = 1'000;
    std::string seed = "1";
    nlohmann::json options = nlohmann::json::object();
    std::string transcripts;  // the folder for them; empty: none are written
    bool as_json = false;
};

struct ArenaOptions {
    std::vector<std::string> bots{"hard", "easy", "easy", "easy"};  // a seat each
    std::vector<std::string> programs{};  // NAME=COMMAND: what else `bots` may name
    std::int64_t patience_ms = 10'000;    // how long a program may take to read, and to answer
    std::string ruleset = "royale";
    std::uint64_t games = 400;
    std::string seed = "1";
    nlohmann::json options = nlohmann::json::object();
    // Playouts per action, to judge choices by; 0: choices are not judged.
    int judge_playouts = 0;
    unsigned jobs = 1;  // threads that play
    bool as_json = false;
};

}  // namespace vegas::cli
