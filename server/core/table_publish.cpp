// What viewers of a table are told: the public part once for all, a seat's own part and its actions
// only to it. [ALL-4]
#include <algorithm>
#include <utility>

#include "protocol/view/public_json.hpp"
#include "server/core/table.hpp"

namespace vegas::core {

using protocol::TableView;
using protocol::You;

namespace {

constexpr std::uint64_t kHashEvery = 32;
constexpr std::size_t kKept = 64;  // updates for who comes back: some 20 KiB a table, several turns

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

}  // namespace

protocol::TableInfo Table::info() const {
    protocol::TableInfo t{.id = config_.id,
                          .game = game_id_,
                          .invite = config_.invite,
                          .host = host_id_,
                          .setup = config_.setup,
                          .is_private = config_.is_private,
                          .status = status_,
                          .decision_ms = config_.decision_ms,
                          .commitment = commitment_,
                          .quick = config_.quick};
    for (const auto& o : seats_) {
        if (!o) {
            t.seats.emplace_back();
            continue;
        }
        protocol::SeatInfo s{
            .player = o->id, .name = o->name, .bot = o->bot, .ready = o->ready, .away = o->away};
        if (game_) s.seed = o->seed;
        t.seats.emplace_back(std::move(s));
    }
    for (const auto& [key, connected] : spectators_) t.spectators += connected ? 1 : 0;
    if (seed_shown_) t.server_seed = protocol::hex(server_seed_);
    return t;
}

std::optional<You> Table::you(Seat seat) const {
    if (seat == kNobody) return std::nullopt;
    You y{.seat = seat};
    if (game_) {
        OwnView own = own_view(*game_, seat);
        y.cards = std::move(own.cards);
        y.total = own.total;
    }
    if (const protocol::Sealed* mine = seals_.of(seat)) y.sealed = mine->choice;
    return y;
}

std::string Table::prompt_members(TimePoint now, bool with_actions) const {
    if (!game_ || over(*game_)) return {};
    const Decision d = decision(*game_);
    return protocol::prompt_members({.decision = decision_ + 1,
                                     .seat = d.seat,
                                     .kind = d.ask,
                                     .deadline_ms = clock_.left_ms(now)},
                                    with_actions ? protocol::actions_json(*game_) : std::string{});
}

// What each person's own part has become, where it changed.
std::map<PlayerKey, std::string> Table::private_patches() {
    if (members_changed_)
        std::erase_if(told_you_,
                      [this](const auto& told) { return seat_of(told.first) == kNobody; });
    std::map<PlayerKey, std::string> changed;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i] || !seats_[i]->is_person()) continue;
        const PlayerKey key = seats_[i]->player;
        const std::optional<You> mine = you(static_cast<Seat>(i));
        const auto told = told_you_.find(key);
        if (told != told_you_.end() && told->second == *mine) continue;
        changed[key] = protocol::private_patch(
            told == told_you_.end() ? std::nullopt : std::optional(told->second), mine);
        told_you_[key] = *mine;
    }
    return changed;
}

Publication Table::publish(TimePoint now) {
    Publication p;
    TableView current;
    if (members_changed_) current.table = info();
    if (game_) current.game = view(*game_, kNobody);
    for (const protocol::Sealed& s : seals_.open())
        current.sealed.push_back({s.seat, protocol::hex(s.commitment)});
    std::string patch = protocol::patch(told_, current, !members_changed_);
    if (!members_changed_) current.table = std::move(told_.table);
    const std::map<PlayerKey, std::string> own = private_patches();
    members_changed_ = false;
    if (patch != "[]" || !events_.empty() || !own.empty()) {
        ++v_;
        std::string hash;
        if (v_ % kHashEvery == 0) hash = protocol::checksum(protocol::public_json(current));
        p.update = shared(protocol::update(config_.id, v_, events_.members(), patch, hash));
        for (const auto& [key, text] : own)
            p.own_update[key] = shared(protocol::with_private(*p.update, text));
        kept_.push_back({v_, p.update, p.own_update});
        if (kept_.size() > kKept) kept_.pop_front();
        events_.clear();
    }
    told_ = std::move(current);
    if (game_ && !over(*game_) && told_decision_ != decision_ + 1) {
        told_decision_ = decision_ + 1;
        const Occupant& owes = *seats_[at(decision(*game_).seat)];
        p.prompt = shared(protocol::prompt(config_.id, prompt_members(now, false)));
        if (owes.is_person()) p.owes = owes.player;
        if (owes.is_person())
            p.own_prompt = shared(protocol::prompt(config_.id, prompt_members(now, true)));
    }
    return p;
}

std::string Table::snapshot(PlayerKey viewer, std::string_view epoch, TimePoint now) const {
    const Seat seat = seat_of(viewer);
    return protocol::snapshot(config_.id, epoch, v_,
                              protocol::view_json(protocol::public_json(told_), you(seat)),
                              prompt_members(now, owes(seat)));
}

bool Table::owes(Seat seat) const {
    return seat != kNobody && game_ && !over(*game_) && decision(*game_).seat == seat;
}

std::optional<Missed> Table::missed_since(std::uint64_t v, PlayerKey viewer, TimePoint now) const {
    if (v > v_) return std::nullopt;
    if (v < v_ && (kept_.empty() || kept_.front().v > v + 1)) return std::nullopt;
    Missed m;
    for (const Kept& k : kept_) {
        if (k.v <= v) continue;
        const auto own = k.own.find(viewer);
        m.messages.push_back(own == k.own.end() ? k.update : own->second);
    }
    const std::string members = prompt_members(now, owes(seat_of(viewer)));
    if (!members.empty()) m.messages.push_back(shared(protocol::prompt(config_.id, members)));
    return m;
}

}  // namespace vegas::core
