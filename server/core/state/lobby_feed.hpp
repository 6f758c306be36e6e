// Brings changed public tables into the lobby, here and at peers, once their records are stored.
#pragma once

#include <set>
#include <string>
#include <unordered_set>

namespace vegas::core {

struct Context;

class LobbyFeed {
public:
    // The table's entry may have changed.
    void mark_changed(const std::string& table) { changed_.insert(table); }
    void unmark(const std::string& table) { changed_.erase(table); }
    void on_append_stored(const std::string& table) {
        if (unstored_.contains(table)) mark_changed(table);
    }
    // At the end of each input: lists what has changed, and sends the lobby's next batch.
    void publish(Context&);

private:
    void update_entry(Context&, const std::string& table);

    std::set<std::string> changed_;
    std::unordered_set<std::string> unstored_;  // changed, but not stored yet
};

}  // namespace vegas::core
