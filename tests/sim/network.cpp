#include "tests/sim/network.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vegas::sim {
namespace {

constexpr std::int64_t kHalfOpenMsMost = 20'000;  // until the server notices a lost connection
constexpr std::int64_t kClosingMs = 50;           // a closing handshake
constexpr std::int64_t kOrphanMsMost = 100;       // until it is noticed that the server is gone
constexpr std::int64_t kSlowMs = 400;             // a message, for a client that reads slowly
constexpr std::int64_t kSocketFullMsMost = 20;    // a socket that took a part of what is written
constexpr std::uint64_t kReport = 4096;           // as the server's shell tells of what was written
constexpr std::size_t kNoPayload = 1;             // what is sent up and is no text message

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
    return it == lines_.end() ? 0 : it->second.down.sent - it->second.told;
}

bool Network::is_slow(core::ConnId line) const { return lines_.at(line.value).slow; }

std::uint64_t Network::server_of(core::ConnId line) const {
    const auto it = lines_.find(line.value);
    return it == lines_.end() ? 0 : it->second.server;
}

// ---- of clients

core::ConnId Network::connect(LineListener& hearer, const core::Address& from, bool reads_slowly) {
    const core::ConnId id{++last_};
    // The server is told of each write, of as much as by its own shell, or of something between.
    const std::uint64_t some = 1 + chance_.below(kReport);
    const std::uint64_t report = chance_.any_of(std::array{std::uint64_t{1}, some, kReport});
    lines_[id.value] = {
        .hearer = &hearer, .number = choose_(), .slow = reads_slowly, .report = report};
    up(id, core::ConnectionOpened{id, from}, kNoPayload);
    return id;
}

void Network::send_from_client(core::ConnId line, std::string message) {
    const std::size_t bytes = message.size();
    up(line, core::Received{line, std::move(message)}, bytes);
}

void Network::send_malformed(core::ConnId line, core::MessageError what) {
    up(line, core::Malformed{line, what}, kNoPayload);
}

std::uint64_t Network::any_byte(const Stream& stream) {
    return stream.arrived + chance_.below(stream.sent - stream.arrived + 1);
}

void Network::up(core::ConnId id, ToServer what, std::size_t bytes) {
    Line* line = find(id);
    if (line == nullptr) return;
    line->up_ms = std::max(line->up_ms, agenda_.now_ms() + delay());
    line->up.sent += bytes;
    agenda_.at(line->up_ms, [this, id, what = std::move(what), end = line->up.sent]() mutable {
        deliver(id, std::move(what), end);
    });
}

void Network::deliver(core::ConnId id, ToServer what, std::uint64_t end) {
    Line* line = find(id);
    if (line == nullptr || (line->up.breaks_at && end > *line->up.breaks_at)) return;
    line->up.arrived = end;
    const bool opens = std::holds_alternative<core::ConnectionOpened>(what);
    if (line->orphan || (!opens && line->server == 0)) return;
    const std::uint64_t server = servers_(line->number, std::move(what));
    line = find(id);
    if (line == nullptr) return;
    if (opens) line->server = server;
    if (server == 0) lose(id, {});
}

void Network::cut(core::ConnId id) {
    Line* line = find(id);
    line->hearer = nullptr;
    if (line->server == 0 || line->orphan) {
        lines_.erase(id.value);
        return;
    }
    line->up.breaks_at = any_byte(line->up);
    const std::int64_t last_ms = std::max<std::int64_t>(line->up_ms - agenda_.now_ms(), 0);
    tell_server_of_end(
        id, std::max(last_ms, chance_.one_in(2) ? 0 : chance_.between(0, kHalfOpenMsMost)));
}

void Network::tell_server_of_end(core::ConnId id, std::int64_t in_ms) {
    agenda_.after(healed_ ? 0 : in_ms, [this, id] {
        const Line* line = find(id);
        if (line == nullptr || line->orphan) return;  // it is another server that is there now
        const int number = line->number;
        lines_.erase(id.value);
        (void)servers_(number, core::ConnectionClosed{id});
    });
}

// ---- of the server

void Network::send(core::ConnId id, core::SharedText text) {
    Line* line = find(id);
    if (line == nullptr) return;
    const std::int64_t takes = line->slow && !healed_ ? kSlowMs : delay();
    line->down_ms =
        std::max(line->down_ms + (line->slow && !healed_ ? kSlowMs : 0), agenda_.now_ms() + takes);
    line->down.sent += text->size();
    ++line->coming;
    const std::uint64_t end = line->down.sent;
    if (!line->slow || healed_) agenda_.after(0, [this, id, end] { take(id, end); });
    agenda_.at(line->down_ms, [this, id, text = std::move(text), end] { arrive(id, text, end); });
}

void Network::arrive(core::ConnId id, const core::SharedText& text, std::uint64_t end) {
    Line* line = find(id);
    if (line == nullptr) return;
    --line->coming;
    if (line->slow) take(id, end);
    line = find(id);
    if (line == nullptr || line->hearer == nullptr) return;
    Stream& down = line->down;
    if (!healed_ && !down.breaks_at && chance_.one_in(plan_.cut_once_in)) {
        down.breaks_at = any_byte(down);
    }
    const std::uint64_t last = healed_ ? down.sent : down.breaks_at.value_or(down.sent);
    const bool ends = !healed_ && down.breaks_at && end >= last;
    down.arrived = end;
    if (end <= last) line->hearer->on_message(id, *text);
    if (ends) break_off(id);
}

void Network::break_off(core::ConnId id) {
    const Line* line = find(id);
    if (line == nullptr || line->hearer == nullptr) return;
    LineListener* hearer = line->hearer;
    cut(id);
    if (hearer != nullptr) hearer->on_line_lost(id, {});
}

// The server is told when enough has been taken, so that it may never hear of the last of it.
void Network::take(core::ConnId id, std::uint64_t end) {
    Line* line = find(id);
    if (line == nullptr || line->taken >= end) return;
    const std::uint64_t rest = end - line->taken;
    const std::uint64_t now = chance_.one_in(8) ? chance_.below(rest + 1) : rest;
    line->taken += now;
    if (now < rest) {
        agenda_.after(chance_.between(0, kSocketFullMsMost), [this, id, end] { take(id, end); });
    }
    const std::uint64_t untold = line->taken - line->told;
    if (line->orphan || untold == 0 || untold < line->report) return;
    line->told = line->taken;
    (void)servers_(line->number, core::BytesWritten{id, untold});
}

void Network::close(core::ConnId id, const std::string& reason, bool at_once) {
    Line* line = find(id);
    if (line == nullptr) return;
    line->closing = true;
    if (at_once) return agenda_.after(0, [this, id, reason] { lose(id, reason); });
    line->down_ms = std::max(line->down_ms, agenda_.now_ms() + delay());
    agenda_.at(line->down_ms, [this, id, reason] { lose(id, reason); });
}

void Network::lose(core::ConnId id, const std::string& reason) {
    Line* line = find(id);
    if (line == nullptr) return;
    LineListener* hearer = std::exchange(line->hearer, nullptr);
    if (line->server != 0 && !line->orphan) {
        tell_server_of_end(id, kClosingMs);
    } else {
        lines_.erase(id.value);
    }
    if (hearer != nullptr) hearer->on_line_lost(id, reason);
}

// Of what has left it any first part may still be heard, before its clients learn that nobody is
// there any more. Who was about to connect meets the next one.
void Network::server_is_gone(std::uint64_t incarnation, std::int64_t unnoticed_ms) {
    for (auto it = lines_.begin(); it != lines_.end();) {
        Line& line = it->second;
        const core::ConnId id{it->first};
        if (line.server == incarnation && line.hearer == nullptr) {
            it = lines_.erase(it);
            continue;
        }
        if (line.server == incarnation) {
            line.orphan = true;
            const std::int64_t now = agenda_.now_ms();
            const std::int64_t last = std::max(now, std::min(line.down_ms, now + kOrphanMsMost));
            agenda_.at(chance_.between(now, last) + unnoticed_ms, [this, id] { lose(id, {}); });
        }
        ++it;
    }
}

void Network::drop_lines_to(int number) {
    for (const auto& [id, line] : lines_) {
        if (line.number == number) agenda_.after(0, [this, id = id] { break_off({id}); });
    }
}

void Network::cut_random_line() {
    if (lines_.empty()) return;
    const auto at = static_cast<std::ptrdiff_t>(chance_.below(lines_.size()));
    break_off({std::next(lines_.begin(), at)->first});
}

}  // namespace vegas::sim
