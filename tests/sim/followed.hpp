// A table as one client sees it: a snapshot, and then patches. It tells the table's account
// whatever is told here, and throws Wrong where updates, prompts or snapshots do not follow from
// each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/sim/account.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim {

class Followed {
public:
    // `server`: the incarnation of the one that sent the snapshot.
    Followed(Account& account, std::uint64_t server, const json& snapshot);

    // Nothing may differ from what the patches led to.
    void compare(const json& snapshot);
    void update(const json& message);
    void asked(const json& prompt);
    // It may have been answered meanwhile; if not, it comes again.
    void forget_prompt() { prompt_ = nullptr; }

    [[nodiscard]] std::uint64_t server() const { return server_; }
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    [[nodiscard]] std::uint64_t v() const { return v_; }
    [[nodiscard]] const json& view() const { return view_; }
    // Is that what has been told here? Of a story that is very long, the newest part is told.
    [[nodiscard]] bool is_story(const json& told) const;
    [[nodiscard]] const json& story() const { return story_; }
    [[nodiscard]] const json& table() const { return view_["table"]; }
    [[nodiscard]] std::string status() const { return table()["status"]; }
    [[nodiscard]] int game() const { return number_of(table()["game"]); }
    [[nodiscard]] std::optional<int> seat() const;  // nothing: a spectator
    [[nodiscard]] bool has_clock() const { return !table()["clock"].is_null(); }
    // The open decision, if it is for this client; else null.
    [[nodiscard]] const json* own_prompt() const;
    // Nothing: it is not known, or nobody is asked.
    [[nodiscard]] std::optional<std::uint32_t> open() const { return open_; }
    [[nodiscard]] Account& account() const { return *account_; }

private:
    [[noreturn]] void wrong(const std::string& what) const;
    void played(const json& events);
    void check_hash(const json& message) const;
    void goes_on(const json& events);

    Account* account_;
    std::uint64_t server_;
    std::string epoch_;
    std::uint64_t v_;
    json view_, prompt_;
    json story_;  // the game's events since its last round ended
    std::optional<std::uint32_t> open_;
    // Events of decisions whose number the next prompt will tell.
    std::vector<std::string> unnumbered_;
};

}  // namespace vegas::sim
