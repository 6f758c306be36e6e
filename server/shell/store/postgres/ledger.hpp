// A PostgreSQL database: what a store is asked to do, each part of it by one call that the database
// carries out whole or not at all. Nothing counts as done before the standby has it, where there is
// one; no transaction stays open between two calls; and a call of which nobody knows what came of
// it is made again, on a new connection.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/ledger.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/lease.hpp"

namespace vegas::shell::postgres {

// So often may servers end while they read a table; then it is set aside.
inline constexpr std::int64_t kMarksMax = 2;

class Ledger final : public shell::Ledger {
public:
    struct Options {
        std::string url;
        std::string name;  // of this server, for people
        std::string link;  // where the others reach it; empty: it works alone
        std::function<void(std::string why)> on_wait{};
        std::function<void(std::string what)> on_doubt{};   // the database may lose what it has
        std::function<void()> on_lost{};                    // on a thread of the lease's
        std::function<void(std::vector<Node>)> on_nodes{};  // the same
    };

    // Brings the database to the newest format, and waits for the lease. Throws std::runtime_error
    // with one line for the operator.
    explicit Ledger(const Options& options);

    [[nodiscard]] std::uint64_t incarnation() const override;
    void load(const std::function<void(core::Loaded)>& each) override;
    [[nodiscard]] std::vector<std::string> aside() override;
    [[nodiscard]] Outcome carry_out(const std::vector<Job>& jobs) override;

private:
    class Batch;

    [[nodiscard]] Connection& connection();
    void load_all(const std::function<void(core::Loaded)>& each);
    void load_with_care(const std::function<void(core::Loaded)>& each);
    [[nodiscard]] core::Loaded load(const std::string& table);

    void touch();
    // How many jobs were done.
    [[nodiscard]] std::size_t carry_out_some(const std::vector<Job>& jobs, std::size_t first);
    void append(const std::vector<const core::Append*>& appends);
    // It was not taken.
    void lost(const core::Append& what);
    void carry_out(const core::Append& what);
    void carry_out(const core::Ask& what);
    void carry_out(const core::Visited& what);
    void carry_out(const core::Forget& what);
    void carry_out(Forgetting what);
    void carry_out(const core::SetAside& what);
    void carry_out(const core::Claim& what);
    [[nodiscard]] std::vector<core::NodeId> fenced_of(const std::vector<core::Loaded>& tables);
    void carry_out(const core::Release& what);

    // As many questions of one kind as come first, by one statement; how many.
    template <class Question>
    [[nodiscard]] std::size_t answer_at_once(const std::vector<Job>& jobs, std::size_t first);
    [[nodiscard]] core::Found found_for(const core::Question& what);
    [[nodiscard]] core::Found erase(const std::string& player);

    const std::string url_;
    const bool shared_;  // with servers beside this one
    std::optional<Connection> connection_;
    std::int64_t incarnation_ = 0;
    std::optional<Lease> lease_;
    std::int64_t batch_ = 0;  // the last one that was done
    std::unordered_map<std::string, core::Refusal> refused_;
    std::unordered_set<std::string> taken_;  // made or claimed, and not let go

    // Of the part that is being done: it may take several attempts.
    std::size_t done_ = 0;  // jobs
    Outcome outcome_;
    std::optional<core::Found> erased_;  // who it was whose erasure is under way
    bool in_doubt_ = false;              // an attempt has failed since the last touch()
};

}  // namespace vegas::shell::postgres
