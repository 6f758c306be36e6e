#include "client-cli/session/seed_giver.hpp"

#include <openssl/sha.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSeedDigits = 24;
constexpr std::string_view kHexDigits = "0123456789abcdef";

// The view has changed since, and says what to do.
bool is_outdated(const std::string& code) {
    return code == "stale_commitment" || code == "wrong_seed" || code == "game_started" ||
           code == "not_seated";
}

}  // namespace

std::string random_hex(std::size_t digits) {
    std::random_device random;
    std::string text;
    for (std::size_t i = 0; i < digits; ++i) text += kHexDigits[random() % kHexDigits.size()];
    return text;
}

std::string setup_text(const std::string& ruleset, const JsonFields& options) {
    json members = json::object();  // sorts them
    for (const JsonField& option : options) members[option.name] = parse_json(option.json);
    return ruleset + " " + compact(members);
}

std::string seed_hash(std::string_view seed) {
    std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const std::uint8_t*>(seed.data()), seed.size(), digest.data());
    std::string hex;
    for (const unsigned byte : digest) {
        hex += kHexDigits[byte >> 4U];
        hex += kHexDigits[byte & 0xFU];
    }
    return hex;
}

struct SeedGiver::Start {
    std::string game, commitment, setup;
    std::vector<std::string> hashes;  // of seats that are taken, in order; empty: none
    std::size_t own_place = 0;        // among them
    std::string hash;                 // that our seat shows; empty: none
    bool is_under_way = false;
    bool asks_hash = false;  // of us
    bool asks_seed = false;  // of us
    bool has_all_hashes = false;
    bool is_alone = true;  // no other person has a seat
};

// nullopt: no game is open, or we have no seat.
std::optional<SeedGiver::Start> SeedGiver::start() const {
    const auto seat = model_.seat();
    if (!model_.is_known() || model_.status() != "open" || !seat) return std::nullopt;
    const auto& table = model_.view().table;
    if (*seat >= table.seats.size() || !table.seats[*seat]) return std::nullopt;
    Start start{.game = table.game,
                .commitment = table.commitment,
                .setup = setup_text(table.ruleset, table.options),
                .hash = table.seats[*seat]->seed_hash.value_or(std::string())};
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const auto& person = table.seats[i];
        if (!person) continue;
        if (i == *seat) start.own_place = start.hashes.size();
        start.hashes.push_back(person->seed_hash.value_or(std::string()));
        if (i != *seat && !person->bot) start.is_alone = false;
    }
    if (const auto& exchange = table.seed_exchange) {
        const bool asks_us = std::ranges::find(exchange->seats, static_cast<std::int64_t>(*seat)) !=
                             exchange->seats.end();
        start.is_under_way = true;
        start.has_all_hashes = exchange->asks == "seed";
        start.asks_hash = asks_us && exchange->asks == "hash";
        start.asks_seed = asks_us && exchange->asks == "seed";
    }
    return start;
}

void SeedGiver::reset() {
    share_.reset();
    open_game_ = {};
    closed_commitment_.clear();
    is_first_view_ = true;
}

void SeedGiver::on_view() {
    const bool is_first_view = std::exchange(is_first_view_, false);
    const auto now = start();
    if (!now) {
        follow_game_begun();
        return share_.reset();
    }
    follow(*now, is_first_view);
    if (open_game_.game != now->game) {
        open_game_ = {
            .game = now->game, .commitment = now->commitment, .broken_starts = lost_starts()};
    }
    if (now->commitment == closed_commitment_) return;
    take_offer(*now);
    if (share_) {
        if (now->asks_seed && share_->stage == Stage::hash_shown) show_seed(*now, Stage::seed_sent);
        return;
    }
    // Another device of ours has given this hash, or all hashes are there.
    if ((!now->hash.empty() && !is_first_view) || now->has_all_hashes) return;
    choose(*now);
    if (now->asks_hash && now->is_alone) return show_seed(*now, Stage::seed_sent_openly);
    send("hash", share_->hash);
}

// Finds out what has become of our share; a start that was broken off has forgotten it.
void SeedGiver::follow(const Start& now, bool is_first_view) {
    if (!share_) return;
    if (share_->commitment != now.commitment) return share_.reset();
    const bool is_shown = now.hash == share_->hash;
    switch (share_->stage) {
    case Stage::hash_sent:
        if (is_shown) share_->stage = Stage::hash_shown;
        if (!is_shown && is_first_view) share_.reset();
        return;
    case Stage::hash_shown:
        if (!is_shown) share_.reset();
        return;
    case Stage::seed_sent:
        if (!is_shown || !now.has_all_hashes) return break_off();
        if (is_first_view && now.asks_seed) share_->stage = Stage::hash_shown;
        return;
    case Stage::seed_sent_openly:
        if (!now.is_under_way || (is_first_view && now.asks_hash)) break_off();
        return;
    }
}

void SeedGiver::choose(const Start& now) {
    const std::string seed = random_hex(kSeedDigits);
    share_ = Share{.commitment = now.commitment, .seed = seed, .hash = seed_hash(seed)};
}

std::string SeedGiver::offer() {
    offered_ = random_hex(kSeedDigits);
    return seed_hash(offered_);
}

// Once: what was shown for one game must not count for another.
void SeedGiver::take_offer(const Start& now) {
    const std::string seed = std::exchange(offered_, {});
    if (seed.empty() || share_ || now.hash != seed_hash(seed)) return;
    share_ = Share{
        .commitment = now.commitment, .seed = seed, .hash = now.hash, .stage = Stage::hash_shown};
}

// Kept before it is sent, so that nothing is shown of which no trace is left.
void SeedGiver::show_seed(const Start& now, Stage stage) {
    share_->stage = stage;
    if (open_game_.seed != share_->seed) open_game_.broken_starts = lost_starts();
    open_game_.seed = share_->seed;
    open_game_.hashes = now.hashes;
    open_game_.hashes[now.own_place] = share_->hash;
    open_game_.setup = now.setup;
    if (keep_) keep_(open_game_);
    send("seed", share_->seed);
}

void SeedGiver::break_off() {
    share_.reset();
    open_game_.broken_starts = lost_starts();
    open_game_.seed.clear();
    open_game_.hashes.clear();
    if (keep_) keep_(open_game_);
}

int SeedGiver::lost_starts() const {
    return open_game_.broken_starts + (open_game_.seed.empty() ? 0 : 1);
}

// A game that has not begun is not forgotten: the next one may stand in its place.
void SeedGiver::follow_game_begun() {
    const bool has_begun = model_.is_known() && model_.status() != "open" &&
                           model_.view().table.game == open_game_.game;
    if (!has_begun) return;
    const bool is_playing = model_.status() == "playing";
    if (is_playing && open_game_.seed.empty() && keep_) keep_(open_game_);
    open_game_ = {};
}

void SeedGiver::send(const char* member, const std::string& value) {
    json request = {{"op", "table.seed"},
                    {"table", model_.id()},
                    {"commitment", share_->commitment},
                    {member, value}};
    session_.request(std::move(request), [this, hash = share_->hash](const WireReply& reply) {
        if (reply.error) on_refused(hash, *reply.error);
    });
}

// Does no harm: without our seed the game starts too.
void SeedGiver::on_refused(const std::string& hash, const WireError& error) {
    if (!share_ || share_->hash != hash) return;
    if (error.code == "rate_limited") {
        const auto wait =
            std::clamp<std::int64_t>(error.data.retry_after_ms.value_or(1000), 50, 5000);
        return transport_.after(std::chrono::milliseconds(wait), [this, hash] { retry(hash); });
    }
    if (!is_outdated(error.code)) closed_commitment_ = share_->commitment;
    const bool was_shown =
        share_->stage == Stage::seed_sent || share_->stage == Stage::seed_sent_openly;
    if (was_shown) return break_off();
    share_.reset();
}

void SeedGiver::retry(const std::string& hash) {
    if (!share_ || share_->hash != hash) return;
    if (share_->stage == Stage::seed_sent) {
        share_->stage = Stage::hash_shown;
    } else if (share_->stage != Stage::hash_shown) {
        share_.reset();
    }
    on_view();
}

}  // namespace vegas::cli
