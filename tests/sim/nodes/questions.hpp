// What a server asks of databases that it does not write to, where there are several: what
// store/sharded_store makes of them. Who gets no answer in time is told that the database is away,
// and so is whoever asks until it answers again.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "tests/sim/nodes/session.hpp"

namespace vegas::sim::nodes {

struct Databases {
    std::vector<Database*> shards;
    Database* people = nullptr;  // a shard, where there is only one

    // Each once.
    [[nodiscard]] std::vector<Database*> all() const;
};

class Questions {
public:
    Questions(const Plan& plan, const Databases& databases, Session::Owner owner);

    // False: it is for the own session.
    [[nodiscard]] bool take(const core::Ask& ask);

private:
    using Then = std::function<void(core::Found)>;
    struct There {
        bool is_away = false;
        std::uint64_t looks = 0;
        std::vector<NodeId> living;
    };

    void look(Database& database);
    void looked(Database& database, std::uint64_t mine, bool answers);
    void ask(Database& database, const core::Ask& what, const Then& then);
    void ask_all(const core::Ask& what);
    void tell(std::uint64_t ticket, core::Found found);

    const Databases databases_;
    const Session::Owner owner_;
    const std::size_t own_;
    std::unordered_map<const Database*, There> there_;
};

}  // namespace vegas::sim::nodes
