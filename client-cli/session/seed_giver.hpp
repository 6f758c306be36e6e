// Gives our share of each game's dice: first the hash of a fresh seed, then the seed itself when
// the start asks for it. protocol/docs/fair.md, Fair dice. Single-threaded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "client-cli/net/transport.hpp"
#include "client-cli/protocol/values.hpp"
#include "client-cli/session/session.hpp"
#include "client-cli/session/start_evidence.hpp"
#include "client-cli/session/table_model.hpp"

namespace vegas::cli {

// From the operating system's source of chance.
[[nodiscard]] std::string random_hex(std::size_t digits);

// SHA-256 of the text, as hex.
[[nodiscard]] std::string seed_hash(std::string_view seed);

// The same text for the same rules.
[[nodiscard]] std::string setup_text(const std::string& ruleset, const JsonFields& options);

// For one table. All references must outlive it.
class SeedGiver {
public:
    SeedGiver(ClientSession& session, Transport& transport, const TableModel& model,
              KeepEvidence keep)
        : session_(session), transport_(transport), model_(model), keep_(std::move(keep)) {}

    // Forgets the table.
    void reset();
    // What was sent on the connection before may be lost.
    void on_welcome() { is_first_view_ = true; }
    // The hash of a seed for the seat that we get next: for quick_play.
    [[nodiscard]] std::string offer();
    // To be called with each new view of the table.
    void on_view();

    // Chosen for the open game; empty if there is none.
    [[nodiscard]] std::string seed() const { return share_ ? share_->seed : std::string(); }

private:
    enum class Stage { hash_sent, hash_shown, seed_sent, seed_sent_openly };
    struct Share {
        std::string commitment, seed, hash;
        Stage stage = Stage::hash_sent;
    };
    struct Start;  // what the view says of it

    [[nodiscard]] std::optional<Start> start() const;
    void follow(const Start&, bool is_first_view);
    void choose(const Start&);
    void take_offer(const Start&);
    void show_seed(const Start&, Stage);
    // The seed that was shown is in no game.
    void break_off();
    // Starts of the open game that showed a seed for nothing, if the last one is lost too.
    [[nodiscard]] int lost_starts() const;
    void follow_game_begun();
    void send(const char* member, const std::string& value);
    void on_refused(const std::string& hash, const WireError&);
    void retry(const std::string& hash);

    ClientSession& session_;
    Transport& transport_;
    const TableModel& model_;
    KeepEvidence keep_;
    StartEvidence open_game_;  // as it was last seen before its start
    std::optional<Share> share_;
    std::string offered_;            // a seed whose hash went with quick_play, for one game
    std::string closed_commitment_;  // its game takes no seed from us
    bool is_first_view_ = true;      // on this connection
};

}  // namespace vegas::cli
