#include "server/core/table/audience.hpp"

#include <utility>

#include "protocol/replies/replies.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "server/core/base/names.hpp"

namespace vegas::core {

using protocol::TableStatus;
using protocol::TableView;
using protocol::You;

namespace {

constexpr std::uint64_t kHashEvery = 32;
// updates for those who come back: some 20 KiB a table, several turns
constexpr std::size_t kKept = 64;

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

void mark_alike(std::vector<std::optional<protocol::SeatInfo>>& seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const auto& seat : seats) names.push_back(seat ? seat->name : "");
    const std::vector<bool> marks = alike(names);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i]) seats[i]->alike = marks[i];
    }
}

protocol::TableInfo table_info(const Scene& scene) {
    const auto& [config, members, match] = scene;
    protocol::TableInfo t{.id = config.id,
                          .game = match.id(),
                          .invite = config.invite,
                          .host = members.host() != nullptr ? members.host()->id : "",
                          .setup = setup_of(config, members),
                          .is_private = config.is_private,
                          .status = match.status(),
                          .decision_ms = config.decision_ms,
                          .seats = {},
                          .wanted = members.wanted(),
                          .spectators = members.watching(),
                          .commitment = match.commitment(),
                          .quick = members.quick(),
                          .people_only = config.people_only};
    for (const auto& o : members.seats()) {
        if (!o) {
            t.seats.emplace_back();
            continue;
        }
        protocol::SeatInfo s{.player = o->id,
                             .name = o->name,
                             .bot = o->bot,
                             .program = o->program,
                             .ready = o->ready,
                             .away = o->away};
        if (match.game() != nullptr) s.seed = o->seed;
        t.seats.emplace_back(std::move(s));
    }
    mark_alike(t.seats);
    if (match.status() == TableStatus::finished) t.server_seed = protocol::hex(match.server_seed());
    return t;
}

std::optional<You> you(const Scene& scene, Seat seat) {
    if (seat == kNobody) return std::nullopt;
    You y{.seat = seat};
    if (const Game* game = scene.match.game()) {
        OwnView own = own_view(*game, seat);
        y.cards = std::move(own.cards);
        y.total = own.total;
    }
    if (const protocol::SealedChoice* mine = scene.match.own_sealed(seat)) y.sealed = mine->choice;
    return y;
}

// The open decision as a viewer is to see it: with the actions, if it is the viewer's own.
std::optional<protocol::Prompt> prompt_for(const Scene& scene, PlayerKey viewer, TimePoint now) {
    auto prompt = scene.match.prompt(now);
    if (prompt && prompt->seat == scene.members.seat_of(viewer)) {
        prompt->actions = scene.match.offers();
    }
    return prompt;
}

}  // namespace

Audience::Audience(const Scene& scene) : edition_(edition_of(scene)) {
    told_.table = table_info(scene);
}

Audience::Edition Audience::edition_of(const Scene& scene) {
    return {scene.members.revision(), scene.match.id(), scene.match.status()};
}

// With the next update, in which their seats are another's or nobody's.
void Audience::note_lost_seats(const Scene& scene) {
    std::erase_if(told_you_, [this, &scene](const auto& told) {
        const bool lost = scene.members.seat_of(told.first) == kNobody;
        if (lost) lost_seat_[told.first] = v_ + 1;
        return lost;
    });
    // What is older than the updates that are kept, nobody asks for.
    std::erase_if(lost_seat_, [this](const auto& lost) {
        return !kept_.empty() && lost.second < kept_.front().v;
    });
}

// What each person's own part has become, where it changed.
std::map<PlayerKey, std::string> Audience::private_patches(const Scene& scene) {
    std::map<PlayerKey, std::string> changed;
    const auto& seats = scene.members.seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i] || !seats[i]->is_person()) continue;
        const PlayerKey key = seats[i]->player;
        const std::optional<You> mine = you(scene, static_cast<Seat>(i));
        const auto told = told_you_.find(key);
        if (told != told_you_.end() && told->second == *mine) continue;
        changed[key] = protocol::private_patch(
            told == told_you_.end() ? std::nullopt : std::optional(told->second), mine);
        told_you_[key] = *mine;
    }
    return changed;
}

Publication Audience::publish(const Scene& scene, const std::string& events, TimePoint now) {
    Publication p;
    TableView current;
    Edition edition = edition_of(scene);
    const bool same_table = edition == edition_;
    if (!same_table) current.table = table_info(scene);
    if (const Game* game = scene.match.game()) current.game = view(*game, kNobody);
    for (const protocol::SealedChoice& s : scene.match.seals().open()) {
        current.sealed.push_back({s.seat, protocol::hex(s.commitment)});
    }
    const std::string patch = protocol::patch(told_, current, same_table);
    if (same_table) current.table = std::move(told_.table);
    if (!same_table) note_lost_seats(scene);
    const auto own = private_patches(scene);
    edition_ = std::move(edition);
    if (patch != "[]" || !events.empty() || !own.empty()) {
        ++v_;
        std::string hash;
        if (v_ % kHashEvery == 0) hash = protocol::checksum(protocol::public_json(current));
        p.update = shared(protocol::to_bytes(protocol::Update{.table = scene.config.id,
                                                              .v = v_,
                                                              .events = events,
                                                              .patch = patch,
                                                              .hash = hash,
                                                              .own = {}}));
        for (const auto& [key, text] : own) {
            p.own_update[key] = shared(protocol::with_private(*p.update, text));
        }
        kept_.push_back({v_, p.update, p.own_update});
        if (kept_.size() > kKept) kept_.pop_front();
    }
    told_ = std::move(current);
    publish_prompt(scene, now, p);
    return p;
}

void Audience::publish_prompt(const Scene& scene, TimePoint now, Publication& p) {
    const auto prompt = scene.match.prompt(now);
    if (!prompt || told_decision_ == prompt->decision) return;
    told_decision_ = prompt->decision;
    protocol::Prompted message{scene.config.id, *prompt};
    p.prompt = shared(protocol::to_bytes(message));
    const Occupant& owes = scene.members.at_seat(prompt->seat);
    if (!owes.is_person()) return;
    p.owes = owes.player;
    message.prompt.actions = scene.match.offers();
    p.own_prompt = shared(protocol::to_bytes(message));
}

protocol::Snapshot Audience::snapshot(const Scene& scene, PlayerKey viewer,
                                      const std::string& epoch, TimePoint now) const {
    return {.table = scene.config.id,
            .epoch = epoch,
            .v = v_,
            .view = {told_, you(scene, scene.members.seat_of(viewer))},
            .story = scene.match.story().members(),
            .prompt = prompt_for(scene, viewer, now)};
}

std::optional<Gap> Audience::since(std::uint64_t v, const Scene& scene, PlayerKey viewer,
                                   TimePoint now) const {
    if (v > v_) return std::nullopt;
    if (v < v_ && (kept_.empty() || kept_.front().v > v + 1)) return std::nullopt;
    const auto lost = lost_seat_.find(viewer);
    if (lost != lost_seat_.end() && v < lost->second) return std::nullopt;
    Gap gap;
    for (const Kept& k : kept_) {
        if (k.v <= v) continue;
        const auto own = k.own.find(viewer);
        gap.updates.push_back(own == k.own.end() ? k.update : own->second);
    }
    gap.prompt = prompt_for(scene, viewer, now);
    return gap;
}

}  // namespace vegas::core
