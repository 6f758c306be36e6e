#include "tests/sim/network.hpp"

#include <algorithm>
#include <utility>

namespace vegas::sim {
namespace {

constexpr std::int64_t kHalfOpenMsMost = 20'000;  // until the server notices that a line is gone
constexpr std::int64_t kClosingMs = 50;           // a closing handshake
constexpr std::int64_t kOrphanMsMost = 100;       // until it is noticed that the server is gone
constexpr std::int64_t kSlowMs = 400;             // a message, for a client that reads slowly

}  // namespace

Network::Line* Network::find(core::ConnId line) {
    const auto it = lines_.find(line.value);
    return it == lines_.end() ? nullptr : &it->second;
}

std::int64_t Network::delay() { return chance_.between(0, plan_.delay_ms_most); }

bool Network::is_quiet(core::ConnId line) const {
    const auto it = lines_.find(line.value);
    if (it == lines_.end() || it->second.closing) return false;
    return it->second.hearer != nullptr && it->second.coming == 0;
}

std::size_t Network::unwritten(core::ConnId line) const {
    const auto it = lines_.find(line.value);
    return it == lines_.end() ? 0 : it->second.unwritten;
}

std::uint64_t Network::start_of(core::ConnId line) const {
    const auto it = lines_.find(line.value);
    return it == lines_.end() ? 0 : it->second.start;
}

// ---- of clients

core::ConnId Network::connect(Hearer& hearer, bool reads_slowly) {
    const core::ConnId id{++last_};
    lines_[id.value] = {.hearer = &hearer, .slow = reads_slowly};
    up(id, core::Opened{id});
    return id;
}

void Network::say(core::ConnId line, std::string message) {
    up(line, core::Received{line, std::move(message)});
}

void Network::say_malformed(core::ConnId line, core::Broken what) {
    up(line, core::Malformed{line, what});
}

void Network::up(core::ConnId id, ToServer what) {
    Line* line = find(id);
    if (line == nullptr) return;
    line->up_ms = std::max(line->up_ms, agenda_.now_ms() + delay());
    agenda_.at(line->up_ms,
               [this, id, what = std::move(what)]() mutable { deliver(id, std::move(what)); });
}

void Network::deliver(core::ConnId id, ToServer what) {
    Line* line = find(id);
    if (line == nullptr || line->hearer == nullptr) return;
    const bool opens = std::holds_alternative<core::Opened>(what);
    if (line->orphan || (!opens && line->start == 0)) return;
    const std::uint64_t start = server_(std::move(what));
    line = find(id);
    if (line == nullptr) return;
    if (opens) line->start = start;
    if (start == 0) lose(id, {});
}

void Network::cut(core::ConnId id) {
    Line* line = find(id);
    line->hearer = nullptr;
    if (line->start == 0 || line->orphan) {
        lines_.erase(id.value);
    } else {
        tell_server_of_end(id, chance_.one_in(2) ? 0 : chance_.between(0, kHalfOpenMsMost));
    }
}

void Network::turn_away_from(core::ConnId id) { find(id)->heard = false; }

void Network::tell_server_of_end(core::ConnId id, std::int64_t in_ms) {
    agenda_.after(healed_ ? 0 : in_ms, [this, id] {
        const Line* line = find(id);
        if (line == nullptr || line->orphan) return;  // it is another server that is there now
        lines_.erase(id.value);
        (void)server_(core::Closed{id});
    });
}

// ---- of the server

void Network::send(core::ConnId id, core::Text text) {
    Line* line = find(id);
    if (line == nullptr) return;
    const std::int64_t takes = line->slow && !healed_ ? kSlowMs : delay();
    line->down_ms =
        std::max(line->down_ms + (line->slow && !healed_ ? kSlowMs : 0), agenda_.now_ms() + takes);
    line->unwritten += text->size();
    ++line->coming;
    if (!line->slow || healed_) {
        agenda_.after(0, [this, id, bytes = text->size()] { written(id, bytes); });
    }
    agenda_.at(line->down_ms, [this, id, text = std::move(text)] { arrive(id, text); });
}

void Network::arrive(core::ConnId id, const core::Text& text) {
    Line* line = find(id);
    if (line == nullptr) return;
    --line->coming;
    if (line->unwritten > 0 && line->slow) written(id, std::min(line->unwritten, text->size()));
    line = find(id);
    if (line == nullptr || line->hearer == nullptr) return;
    const bool ends = !healed_ && chance_.one_in(plan_.cut_once_in);
    const bool half = ends && chance_.one_in(2);  // half a message is none
    if (!half && line->heard) line->hearer->hear(id, *text);
    line = find(id);
    if (!ends || line == nullptr || line->hearer == nullptr) return;
    Hearer* hearer = line->heard ? line->hearer : nullptr;
    cut(id);
    if (hearer != nullptr) hearer->lost(id, {});
}

// The socket takes a message in two pieces now and then.
void Network::written(core::ConnId id, std::size_t bytes) {
    Line* line = find(id);
    if (line == nullptr) return;
    bytes = std::min(bytes, line->unwritten);
    const std::size_t first = chance_.one_in(8) ? chance_.below(bytes + 1) : bytes;
    line->unwritten -= bytes;
    if (line->orphan) return;
    if (first > 0) (void)server_(core::Written{id, first});
    if (first < bytes && find(id) != nullptr) (void)server_(core::Written{id, bytes - first});
}

void Network::close(core::ConnId id, std::string_view reason, bool at_once) {
    Line* line = find(id);
    if (line == nullptr) return;
    line->closing = true;
    if (at_once) return agenda_.after(0, [this, id, reason] { lose(id, reason); });
    line->down_ms = std::max(line->down_ms, agenda_.now_ms() + delay());
    agenda_.at(line->down_ms, [this, id, reason] { lose(id, reason); });
}

void Network::lose(core::ConnId id, std::string_view reason) {
    Line* line = find(id);
    if (line == nullptr) return;
    Hearer* hearer = std::exchange(line->hearer, nullptr);
    if (!line->heard) hearer = nullptr;
    if (line->start != 0 && !line->orphan) {
        tell_server_of_end(id, kClosingMs);
    } else {
        lines_.erase(id.value);
    }
    if (hearer != nullptr) hearer->lost(id, reason);
}

// Of what has left it any first part may still be heard, before its clients learn that nobody is
// there any more. Who was about to connect meets the next one.
void Network::server_is_gone() {
    for (auto it = lines_.begin(); it != lines_.end();) {
        Line& line = it->second;
        const core::ConnId id{it->first};
        if (line.start != 0 && line.hearer == nullptr) {
            it = lines_.erase(it);
            continue;
        }
        if (line.start != 0) {
            line.orphan = true;
            const std::int64_t now = agenda_.now_ms();
            const std::int64_t last = std::max(now, std::min(line.down_ms, now + kOrphanMsMost));
            agenda_.at(chance_.between(now, last), [this, id] { lose(id, {}); });
        }
        ++it;
    }
}

}  // namespace vegas::sim
