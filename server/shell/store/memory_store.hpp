// interim
#pragma once
#include <map>
#include "server/shell/store/store.hpp"
namespace vegas::shell {
class MemoryStore final : public Store {
public:
    [[nodiscard]] std::uint64_t incarnation() const override { return 1; }
    void load(const std::function<void(core::Loaded)>& each) override {
        for (auto& [id, t] : tables_) each({id, {t.records.begin() + t.base, t.records.end()}});
    }
    void listen(Listener l) override { listener_ = std::move(l); }
    void append(std::vector<core::Append> appends) override {
        for (auto& a : appends) {
            auto& t = tables_[a.table];
            for (auto& r : a.records) t.records.push_back(r);
            if (a.base) t.base = static_cast<int>(*a.base);
            for (auto& p : a.players) players_[p.id] = p;
            if (a.game) { auto id = a.game->id; games_[id] = std::make_shared<const core::KeptGame>(*a.game); }
            const core::Stored s{a.table, a.last()};
            if (a.closes) tables_.erase(a.table);
            listener_(s);
        }
    }
    void ask(core::Ask q) override {
        core::Told told{q.ticket, core::Nothing{}};
        if (auto* r = std::get_if<core::Reclaim>(&q.question)) {
            for (auto& [id, p] : players_) {
                if (p.token_hash == r->used_hash || p.previous_hash == r->used_hash) {
                    p.previous_hash = r->used_hash; p.token_hash = r->next_hash; told.found = p; break;
                }
            }
        } else if (auto* g = std::get_if<core::FindGame>(&q.question)) {
            if (auto it = games_.find(g->id); it != games_.end()) told.found = it->second;
        }
        listener_(told);
    }
    void visited(core::Visited) override {}
    void forget(core::Forget) override {}
    void set_aside(core::SetAside t) override { tables_.erase(t.table); }
private:
    struct T { std::vector<std::string> records; int base = 0; };
    Listener listener_;
    std::map<std::string, T> tables_;
    std::map<std::string, core::KeptPlayer> players_;
    std::map<std::string, std::shared_ptr<const core::KeptGame>> games_;
};
}  // namespace vegas::shell
