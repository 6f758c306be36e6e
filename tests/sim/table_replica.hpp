// Follows a table as one client: a snapshot, then patches. It passes everything to the table's
// checker. It throws CheckFailure if updates, prompts or snapshots do not follow from each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/sim/table_checker.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim {

class TableReplica {
public:
    // `server`: the incarnation of the server that sent the snapshot.
    TableReplica(TableChecker& account, std::uint64_t server, const json& snapshot);

    // The snapshot must equal what the patches led to.
    void compare(const json& snapshot);
    void update(const json& message);
    // Updates were missed, and follow: the last one brings the open prompt.
    void forget_prompt() { prompt_ = nullptr; }

    [[nodiscard]] std::uint64_t server() const { return server_; }
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    [[nodiscard]] std::uint64_t v() const { return v_; }
    [[nodiscard]] const json& view() const { return view_; }
    // Whether `told` is the round log recorded here. Of a very long one, only the newest part is
    // sent.
    [[nodiscard]] bool is_round_log(const json& told) const;
    // Whether it is, but for seats that were taken over since, without a decision.
    [[nodiscard]] bool leads_to_round_log(json told) const;
    [[nodiscard]] const json& round_log() const { return round_log_; }
    [[nodiscard]] const json& table() const { return view_["table"]; }
    [[nodiscard]] std::string status() const { return table()["status"]; }
    [[nodiscard]] int game() const { return number_of(table()["game"]); }
    [[nodiscard]] std::optional<int> seat() const;  // nullopt: a spectator
    [[nodiscard]] bool has_clock() const { return !table()["clock"].is_null(); }
    [[nodiscard]] bool stands_still() const { return table().contains("standstill"); }
    // REQUIRES: stands_still(). False for a program: the server waits for people, and asks only
    // them.
    [[nodiscard]] bool may_agree_to_go_on() const;
    // The house plays on for this player, who was too slow.
    [[nodiscard]] bool has_house_taken_own_seat() const;
    // The open prompt is known, for whomever it is.
    [[nodiscard]] bool knows_prompt() const { return prompt_.is_object(); }
    // The open prompt if it is for this client, else nullptr.
    [[nodiscard]] const json* own_prompt() const;
    // nullopt if it is unknown or no decision is open.
    [[nodiscard]] std::optional<std::uint32_t> open() const { return open_; }
    [[nodiscard]] TableChecker& account() const { return *account_; }

private:
    [[noreturn]] void fail(const std::string& what) const;
    void apply(const json& patch);
    void played(const json& events);
    void on_prompt(const json& prompt);
    void check_hash(const json& message) const;
    void update_round_log(const json& events);

    TableChecker* account_;
    std::uint64_t server_;
    std::string epoch_;
    std::uint64_t v_;
    json view_, prompt_;
    json round_log_;
    std::optional<std::uint32_t> open_;
    // Events of decisions whose number comes with the next prompt.
    std::vector<std::string> unnumbered_;
};

}  // namespace vegas::sim
