#include "server/core/table/view_publisher.hpp"

#include <utility>

#include "protocol/replies/replies.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "server/core/base/names.hpp"

namespace vegas::core {

using protocol::TableStatus;
using protocol::TableView;
using protocol::ViewerPart;

namespace {

constexpr std::uint64_t kHashEvery = 32;
// updates for those who come back: some 20 KiB a table, several turns
constexpr std::size_t kSentUpdates = 64;

SharedText shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

void mark_alike(std::vector<std::optional<protocol::SeatInfo>>& seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const auto& seat : seats) names.push_back(seat ? seat->name : "");
    const std::vector<bool> marks = find_lookalikes(names);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i]) seats[i]->alike = marks[i];
    }
}

protocol::TableInfo table_info(const TableRefs& refs) {
    const auto& [config, seating, match] = refs;
    protocol::TableInfo t{.id = config.id,
                          .game = match.id(),
                          .invite = config.invite,
                          .host = seating.host() != nullptr ? seating.host()->id : "",
                          .setup = setup_of(config, seating),
                          .is_private = config.is_private,
                          .status = match.status(),
                          .decision_ms = config.decision_ms,
                          .seats = {},
                          .seat_requests = seating.seat_requests(),
                          .spectators = seating.connected_spectators(),
                          .commitment = match.commitment(),
                          .quick = seating.is_quick(),
                          .people_only = config.people_only};
    for (const auto& o : seating.seats()) {
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

std::optional<ViewerPart> you(const TableRefs& refs, Seat seat) {
    if (seat == kNobody) return std::nullopt;
    ViewerPart y{.seat = seat};
    if (const Game* game = refs.match.game()) {
        OwnView own = own_view(*game, seat);
        y.cards = std::move(own.cards);
        y.total = own.total;
    }
    if (const protocol::CommittedChoice* mine = refs.match.own_sealed(seat)) {
        y.sealed = mine->choice;
    }
    return y;
}

// The open decision as a viewer is to see it: with the actions, if it is the viewer's own.
std::optional<protocol::Prompt> prompt_for(const TableRefs& refs, PlayerKey viewer, TimePoint now) {
    auto prompt = refs.match.prompt(now);
    if (prompt && prompt->seat == refs.seating.seat_of(viewer)) {
        prompt->actions = refs.match.offers();
    }
    return prompt;
}

}  // namespace

ViewPublisher::ViewPublisher(const TableRefs& refs) : info_version_(info_version_of(refs)) {
    published_.table = table_info(refs);
}

ViewPublisher::TableInfoVersion ViewPublisher::info_version_of(const TableRefs& refs) {
    return {refs.seating.revision(), refs.match.id(), refs.match.status()};
}

// With the next update, in which their seats are another's or nobody's.
void ViewPublisher::track_lost_seats(const TableRefs& refs) {
    std::erase_if(published_own_, [this, &refs](const auto& sent) {
        const bool lost = refs.seating.seat_of(sent.first) == kNobody;
        if (lost) seat_lost_at_[sent.first] = version_ + 1;
        return lost;
    });
    // What is older than the updates that are kept, nobody asks for.
    std::erase_if(seat_lost_at_, [this](const auto& lost) {
        return !sent_updates_.empty() && lost.second < sent_updates_.front().v;
    });
}

// What each person's own part has become, where it changed.
std::map<PlayerKey, std::string> ViewPublisher::private_patches(const TableRefs& refs) {
    std::map<PlayerKey, std::string> changed;
    const auto& seats = refs.seating.seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i] || !seats[i]->is_person()) continue;
        const PlayerKey key = seats[i]->player;
        const std::optional<ViewerPart> mine = you(refs, static_cast<Seat>(i));
        const auto sent = published_own_.find(key);
        if (sent != published_own_.end() && sent->second == *mine) continue;
        changed[key] = protocol::private_patch(
            sent == published_own_.end() ? std::nullopt : std::optional(sent->second), mine);
        published_own_[key] = *mine;
    }
    return changed;
}

TableUpdate ViewPublisher::publish(const TableRefs& refs, const std::string& events,
                                   TimePoint now) {
    TableUpdate p;
    TableView current;
    TableInfoVersion info_version = info_version_of(refs);
    const bool same_table = info_version == info_version_;
    if (!same_table) current.table = table_info(refs);
    if (const Game* game = refs.match.game()) current.game = view(*game, kNobody);
    for (const protocol::CommittedChoice& s : refs.match.seals().open()) {
        current.sealed.push_back({s.seat, protocol::hex(s.commitment)});
    }
    const std::string patch = protocol::patch(published_, current, same_table);
    if (same_table) current.table = std::move(published_.table);
    if (!same_table) track_lost_seats(refs);
    const auto own = private_patches(refs);
    info_version_ = std::move(info_version);
    if (patch != "[]" || !events.empty() || !own.empty()) {
        ++version_;
        std::string hash;
        if (version_ % kHashEvery == 0) hash = protocol::checksum(protocol::public_json(current));
        p.update = shared(protocol::to_bytes(protocol::UpdateMessage{.table = refs.config.id,
                                                                     .v = version_,
                                                                     .events = events,
                                                                     .patch = patch,
                                                                     .hash = hash,
                                                                     .own = {}}));
        for (const auto& [key, text] : own) {
            p.own_update[key] = shared(protocol::with_private(*p.update, text));
        }
        sent_updates_.push_back({version_, p.update, p.own_update});
        if (sent_updates_.size() > kSentUpdates) sent_updates_.pop_front();
    }
    published_ = std::move(current);
    publish_prompt(refs, now, p);
    return p;
}

void ViewPublisher::publish_prompt(const TableRefs& refs, TimePoint now, TableUpdate& p) {
    const auto prompt = refs.match.prompt(now);
    if (!prompt || prompted_decision_ == prompt->decision) return;
    prompted_decision_ = prompt->decision;
    protocol::PromptMessage message{refs.config.id, *prompt};
    p.prompt = shared(protocol::to_bytes(message));
    const Occupant& owes = refs.seating.occupant_at(prompt->seat);
    if (!owes.is_person()) return;
    p.deciding_player = owes.player;
    message.prompt.actions = refs.match.offers();
    p.own_prompt = shared(protocol::to_bytes(message));
}

protocol::SnapshotMessage ViewPublisher::snapshot(const TableRefs& refs, PlayerKey viewer,
                                                  const std::string& epoch, TimePoint now) const {
    return {.table = refs.config.id,
            .epoch = epoch,
            .v = version_,
            .view = {published_, you(refs, refs.seating.seat_of(viewer))},
            .story = refs.match.round_log().json_members(),
            .prompt = prompt_for(refs, viewer, now)};
}

std::optional<MissedUpdates> ViewPublisher::missed_since(std::uint64_t v, const TableRefs& refs,
                                                         PlayerKey viewer, TimePoint now) const {
    if (v > version_) return std::nullopt;
    if (v < version_ && (sent_updates_.empty() || sent_updates_.front().v > v + 1)) {
        return std::nullopt;
    }
    const auto lost = seat_lost_at_.find(viewer);
    if (lost != seat_lost_at_.end() && v < lost->second) return std::nullopt;
    MissedUpdates gap;
    for (const SentUpdate& k : sent_updates_) {
        if (k.v <= v) continue;
        const auto own = k.own.find(viewer);
        gap.updates.push_back(own == k.own.end() ? k.update : own->second);
    }
    gap.prompt = prompt_for(refs, viewer, now);
    return gap;
}

}  // namespace vegas::core
