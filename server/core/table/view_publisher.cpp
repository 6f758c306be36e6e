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

std::optional<int> missed_deadlines(const Occupant& o) {
    return o.missed > 0 ? std::optional(o.missed) : std::nullopt;
}

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
    const auto& [config, seating, seat_requests, match, clock, standstill, standstill_ms, pause,
                 seed_exchange] = refs;
    protocol::TableInfo t{.id = config.id,
                          .game = match.id(),
                          .invite = config.invite,
                          .host = seating.host() != nullptr ? seating.host()->id : "",
                          .setup = setup_of(config, seating),
                          .is_private = config.is_private,
                          .status = match.status(),
                          .decision_ms = config.decision_ms,
                          .seats = {},
                          .seat_requests = seat_requests.list(seating),
                          .spectators = seating.connected_spectators(),
                          .commitment = match.commitment(),
                          .quick = seating.is_quick(),
                          .people_only = config.people_only,
                          .slow_play_limit = config.limits_slow_play(),
                          .standstill = standstill_info(standstill, standstill_ms),
                          .pause_request = pause_request_info(pause, seating),
                          .pause = pause_info(pause),
                          .seed_exchange = seed_exchange_info(seed_exchange, seating),
                          .unfinished_before = match.options().unfinished_before};
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
                             .away = o->away,
                             .missed = missed_deadlines(*o)};
        if (match.game() != nullptr) {
            s.seed = o->seed;
        } else if (o->seed_hash) {
            s.seed_hash = protocol::hex(*o->seed_hash);
        }
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
    auto prompt = refs.prompt(now);
    if (prompt && prompt->seat == refs.seating.seat_of(viewer)) {
        prompt->actions = refs.match.offers();
    }
    return prompt;
}

// `own`: private patches.
TableUpdate with_viewers_parts(const TableRefs& refs, const SharedText& update,
                               const std::map<PlayerKey, std::string>& own,
                               std::optional<protocol::Prompt> prompt) {
    const std::string text = prompt ? protocol::to_json(*prompt) : "";
    TableUpdate result{
        .shared = prompt ? shared(protocol::with_parts(*update, {{}, text})) : update, .own = {}};
    for (const auto& [key, patch] : own) {
        result.own[key] = shared(protocol::with_parts(*update, {patch, text}));
    }
    if (!prompt) return result;
    const Occupant& decides = refs.seating.occupant_at(prompt->seat);
    if (!decides.is_person()) return result;
    prompt->actions = refs.match.offers();
    const auto patch = own.find(decides.player);
    result.own[decides.player] = shared(protocol::with_parts(
        *update,
        {patch == own.end() ? std::string_view() : patch->second, protocol::to_json(*prompt)}));
    return result;
}

}  // namespace

ViewPublisher::ViewPublisher(const TableRefs& refs, std::string epoch)
    : epoch_(std::move(epoch)), info_version_(info_version_of(refs)) {
    published_.table = table_info(refs);
}

ViewPublisher::TableInfoVersion ViewPublisher::info_version_of(const TableRefs& refs) {
    return {refs.seating.revision(),
            refs.seat_requests.revision(),
            refs.standstill.revision(),
            refs.pause.revision(),
            refs.seed_exchange.revision(),
            refs.match.id(),
            refs.config.invite,
            refs.match.status()};
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

std::optional<protocol::Prompt> ViewPublisher::take_new_prompt(const TableRefs& refs,
                                                               TimePoint now) {
    auto prompt = refs.prompt(now);
    if (!prompt || prompted_decision_ == prompt->decision) return std::nullopt;
    prompted_decision_ = prompt->decision;
    return prompt;
}

TableUpdate ViewPublisher::publish(const TableRefs& refs, const std::string& events,
                                   TimePoint now) {
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
    auto own = private_patches(refs);
    const auto prompt = take_new_prompt(refs, now);
    info_version_ = std::move(info_version);
    published_ = std::move(current);
    if (patch == protocol::kEmptyPatch && events.empty() && own.empty() && !prompt) return {};
    ++version_;
    std::string hash;
    if (version_ % kHashEvery == 0) hash = protocol::checksum(protocol::public_json(published_));
    SharedText update = shared(protocol::to_bytes(protocol::UpdateMessage{.table = refs.config.id,
                                                                          .v = version_,
                                                                          .events = events,
                                                                          .patch = patch,
                                                                          .hash = hash,
                                                                          .own = {},
                                                                          .prompt = {}}));
    TableUpdate result = with_viewers_parts(refs, update, own, prompt);
    sent_updates_.push_back({version_, std::move(update), std::move(own)});
    if (sent_updates_.size() > kSentUpdates) sent_updates_.pop_front();
    return result;
}

protocol::SnapshotMessage ViewPublisher::snapshot(const TableRefs& refs, PlayerKey viewer,
                                                  TimePoint now) const {
    return {.table = refs.config.id,
            .epoch = epoch_,
            .v = version_,
            .view = {published_, you(refs, refs.seating.seat_of(viewer))},
            .round_log = refs.match.round_log().json_members(),
            .prompt = prompt_for(refs, viewer, now)};
}

std::optional<std::vector<SharedText>> ViewPublisher::missed_since(std::uint64_t v,
                                                                   const TableRefs& refs,
                                                                   PlayerKey viewer,
                                                                   TimePoint now) const {
    if (v >= version_) return std::nullopt;
    if (sent_updates_.empty() || sent_updates_.front().v > v + 1) return std::nullopt;
    const auto lost = seat_lost_at_.find(viewer);
    if (lost != seat_lost_at_.end() && v < lost->second) return std::nullopt;
    std::vector<SharedText> missed;
    for (const SentUpdate& sent : sent_updates_) {
        if (sent.v <= v) continue;
        const auto own = sent.own.find(viewer);
        const std::string patch = own == sent.own.end() ? std::string() : own->second;
        std::string prompt;
        if (sent.v == version_) {
            if (const auto open = prompt_for(refs, viewer, now)) prompt = protocol::to_json(*open);
        }
        missed.push_back(patch.empty() && prompt.empty()
                             ? sent.update
                             : shared(protocol::with_parts(*sent.update, {patch, prompt})));
    }
    return missed;
}

}  // namespace vegas::core
