// Runs several server cores over one store in one thread, with connections between them. Messages
// between servers are written and read again. A server can die, and a connection can be cut.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/core/peer/codec.hpp"
#include "tests/support/fake_shell.hpp"
#include "tests/support/written_and_read.hpp"

namespace vegas::test {

class FakeCluster {
public:
    class Node final : public FakeShell {
    public:
        Node(FakeCluster& cluster, core::NodeId number)
            : FakeShell({.limits = {}, .bot_pause_ms = 0, .shared_key = "known to all of them"},
                        number, number),
              number(number),
              cluster_(cluster) {}

        const core::NodeId number;
        bool is_dead = false;

    protected:
        void append_to_store(core::Append append) override {
            cluster_.append(*this, std::move(append));
        }
        void query_store(core::StoreQuery ask) override { cluster_.ask(*this, std::move(ask)); }
        void send_to_peer(const core::ToPeer& what) override { cluster_.tell(number, what); }
        void claim() override { cluster_.claim(*this); }
        void release(const core::Release& what) override { cluster_.release(*this, what); }

    private:
        FakeCluster& cluster_;
    };

    explicit FakeCluster(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) add();
    }

    // Adds a server that is connected to all others.
    Node& add() {
        const core::NodeId number = nodes_.size() + 1;
        nodes_.push_back(std::make_unique<Node>(*this, number));
        Node& fresh = *nodes_.back();
        claim(fresh);  // requested while it was made
        for (auto& other : nodes_) {
            if (other.get() == &fresh || other->is_dead) continue;
            fresh.handle(core::PeerUp{other->number});
            other->handle(core::PeerUp{number});
        }
        return fresh;
    }
    // Numbers start at 1.
    Node& operator[](core::NodeId number) { return *nodes_.at(number - 1); }

    // The server dies. The others notice at once, and may claim its tables.
    void kill(Node& node) {
        node.is_dead = true;
        for (auto& c : node.clients) c->closed = 1006;
        for (auto& [table, owner] : owners_) {
            if (owner == node.number) owner = core::kNoNode;
        }
        for (auto& other : nodes_) {
            if (!other->is_dead) other->handle(core::PeerDown{node.number});
        }
    }
    // The server goes on without knowing. Others may claim its tables, and the store ignores it.
    void fence(Node& node) {
        lose_store(node);
        for (auto& [table, owner] : owners_) {
            if (owner == node.number) owner = core::kNoNode;
        }
    }
    // The store no longer replies to it, though its tables stay its own.
    void lose_store(Node& node) { fenced_.insert(node.number); }
    void pass(std::int64_t ms) {
        for (std::int64_t t = 0; t < ms; t += 10) {
            for (auto& node : nodes_) {
                if (!node->is_dead) node->advance(10);
            }
        }
    }
    bool holds_releases = false;  // the store takes its time
    void let_releases_go() {
        holds_releases = false;
        for (auto& [node, what] : std::exchange(releases_, {})) release((*this)[node], what);
    }
    // What this server claims is its own, but it learns that only from let_claim_go().
    void hold_claim(Node& of) { held_claim_of_ = of.number; }
    void let_claim_go() {
        Node& node = (*this)[std::exchange(held_claim_of_, core::kNoNode)];
        if (held_claim_) node.handle(*std::exchange(held_claim_, std::nullopt));
    }
    // Holds messages to this server, from one server or from all, until deliver().
    void hold(Node& to, core::NodeId from = core::kNoNode) {
        held_for_ = to.number;
        held_from_ = from;
    }
    void deliver() {
        const core::NodeId to = std::exchange(held_for_, core::kNoNode);
        for (auto& [from, message] : std::exchange(held_, {})) tell(from, {to, message});
    }
    [[nodiscard]] core::NodeId owner(const std::string& table) { return owners_[table]; }
    [[nodiscard]] const std::vector<std::unique_ptr<Node>>& all() const { return nodes_; }

private:
    void append(Node& node, core::Append append) {
        if (fenced_.contains(node.number)) return;
        if (append.seq == 0) owners_[append.table] = node.number;
        if (owners_[append.table] != node.number) {
            return node.handle(core::AppendRefused{append.table, core::AppendError::conflict});
        }
        writers_[append.table] = node.number;
        if (append.seats) seats_[append.table] = *append.seats;
        if (!append.invite.empty()) invites_[append.invite] = append.table;
        const bool closes = append.closes;
        const bool sleeps = append.sleeps.has_value();
        const std::string table = append.table;
        listen(node);
        store_.append({std::move(append)});
        if (closes || sleeps) owners_.erase(table);
        if (closes || sleeps) seats_.erase(table);
        if (sleeps) asleep_.insert(table);
    }
    void ask(Node& node, core::StoreQuery ask) {
        if (fenced_.contains(node.number)) return;
        if (const auto* home = std::get_if<core::FindTable>(&ask.query)) {
            const auto invited = invites_.find(home->invite);
            const std::string table =
                invited != invites_.end() && home->table.empty() ? invited->second : home->table;
            if (home->wakes && asleep_.erase(table) > 0) {
                owners_[table] = node.number;
                listen(node);
                return store_.query(std::move(ask));
            }
            const auto it = owners_.find(table);
            core::QueryResult found = core::NoResult{};
            if (it != owners_.end()) found = core::TableHome{table, it->second, false};
            return node.handle(core::QueryReply{ask.ticket, found});
        }
        if (const auto* of = std::get_if<core::FindSeats>(&ask.query)) {
            core::PlayerSeats seats;
            for (const auto& [table, players] : seats_) {
                const auto at = std::ranges::find(players, of->player);
                if (at == players.end()) continue;
                seats.all.push_back(
                    {{table, owners_[table], false}, static_cast<Seat>(at - players.begin())});
            }
            return node.handle(core::QueryReply{ask.ticket, seats});
        }
        listen(node);
        store_.query(std::move(ask));
    }
    void listen(Node& node) {
        store_.listen([&node](shell::Store::StoreEvent said) {
            shell::Store::forward_to_core(said,
                                          [&node](auto what) { node.handle(std::move(what)); });
        });
    }
    void tell(core::NodeId from, const core::ToPeer& what) {
        Node& to = (*this)[what.node];
        if (to.is_dead || (*this)[from].is_dead) return;
        if (what.node == held_for_ && (held_from_ == core::kNoNode || held_from_ == from)) {
            held_.emplace_back(from, what.message);
            return;
        }
        auto back = written_and_read(what.message);
        ASSERT_TRUE(back) << core::peer::encode_head(what.message);
        to.handle(core::FromPeer{from, std::move(*back)});
    }
    void claim(Node& node) {
        if (fenced_.contains(node.number)) return;
        core::Claimed claimed;
        store_.load([&](core::LoadedTable loaded) {
            auto& owner = owners_[loaded.table];
            if (owner != core::kNoNode) return;
            owner = node.number;
            if (fenced_.contains(writers_[loaded.table])) {
                claimed.fenced.push_back(writers_[loaded.table]);
            }
            claimed.tables.push_back(std::move(loaded));
        });
        if (node.number == held_claim_of_) {
            held_claim_ = std::move(claimed);
        } else {
            node.handle(std::move(claimed));
        }
    }
    void release(Node& node, const core::Release& what) {
        if (holds_releases) {
            releases_.emplace_back(node.number, what);
            return;
        }
        for (const std::string& table : what.tables) {
            if (owners_[table] == node.number) owners_[table] = core::kNoNode;
        }
        node.handle(core::Released{what.tables});
    }

    shell::MemoryStore store_;
    std::map<std::string, core::NodeId> owners_;   // of tables
    std::map<std::string, core::NodeId> writers_;  // of their last records
    std::set<core::NodeId> fenced_;
    std::map<std::string, std::vector<std::string>> seats_;
    std::set<std::string> asleep_;
    std::map<std::string, std::string> invites_;
    std::vector<std::unique_ptr<Node>> nodes_;
    std::vector<std::pair<core::NodeId, core::Release>> releases_;
    core::NodeId held_for_ = core::kNoNode, held_from_ = core::kNoNode,
                 held_claim_of_ = core::kNoNode;
    std::optional<core::Claimed> held_claim_;
    std::vector<std::pair<core::NodeId, core::peer::PeerMessage>> held_;
};

}  // namespace vegas::test
