// Event sinks for tests, and functions that look into events. A test names events of any family by
// their structs.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/events.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/vegas_1996/events.hpp"
#include "protocol/game/events.hpp"

namespace vegas::test {

inline NullEventSink mute;  // for a game whose events do not matter

using AnyEvent = std::variant<las_vegas::AnyEvent, vegas_1996::AnyEvent>;

// nullptr if it is another event, perhaps one that only the other family has.
template <class E>
const E* event_if(const AnyEvent& event) {
    return std::visit(
        []<class... All>(const std::variant<All...>& any) -> const E* {
            if constexpr ((std::is_same_v<E, All> || ...)) {
                return std::get_if<E>(&any);
            } else {
                return nullptr;
            }
        },
        event);
}

// The tile that an event is about.
template <class E>
Tile tile_in(const E& e) {
    if constexpr (std::is_base_of_v<las_vegas::AnyEvent, E>) {
        return std::visit([](const auto& event) { return tile_in(event); },
                          static_cast<const las_vegas::AnyEvent&>(e));
    } else if constexpr (requires { e.at.tile; }) {
        return e.at.tile;
    } else if constexpr (requires { e.tile; }) {
        return e.tile;
    } else {
        return Tile::none;
    }
}

// The seat that the event is about.
template <class E>
Seat seat_in(const E& e) {
    if constexpr (requires { e.at.seat; }) {
        return e.at.seat;
    } else {
        return e.seat;
    }
}

// The casino of the event, 0 to 5.
template <class E>
int casino_in(const E& e) {
    if constexpr (requires { e.at.casino; }) {
        return e.at.casino;
    } else {
        return e.casino;
    }
}

// Passes every event to the sink's function `hear`, as its own struct.
template <class Sink>
class EachEvent : public EventSink {
public:
    void on(const las_vegas::Event& e) override { hand_over<las_vegas::AnyEvent>(e); }
    void on(const vegas_1996::Event& e) override { hand_over<vegas_1996::AnyEvent>(e); }

private:
    template <class Any>
    void hand_over(const Any& event) {
        std::visit([&](const auto& e) { static_cast<Sink&>(*this).hear(e); }, event);
    }
};

// Records all events in order.
class RecordedEvents final : public EventSink {
public:
    void on(const las_vegas::Event& e) override {
        if (const auto* cards = std::get_if<las_vegas::CardsDealt>(&e)) dealt = *cards->cards;
        keep(e);
    }
    void on(const vegas_1996::Event& e) override { keep(e); }

    template <class E>
    [[nodiscard]] std::vector<E> of() const {
        std::vector<E> found;
        for (const AnyEvent& event : events_) {
            if (const E* e = event_if<E>(event)) found.push_back(*e);
        }
        return found;
    }
    // The kinds of the events.
    [[nodiscard]] std::vector<std::string_view> kinds() const {
        std::vector<std::string_view> words;
        for (const AnyEvent& event : events_) {
            words.push_back(
                std::visit([](const auto& any) { return protocol::name_of(any); }, event));
        }
        return words;
    }
    void clear() {
        events_.clear();
        texts_.clear();
    }
    // Each event as the protocol writes it.
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

    las_vegas::CardsOfCasinos dealt;  // the last cards; the event's own are gone

private:
    template <class Event>
    void keep(const Event& event) {
        protocol::JsonWriter out(texts_.emplace_back());
        protocol::write(out, event);
        events_.emplace_back(event);
    }

    std::vector<AnyEvent> events_;
    std::vector<std::string> texts_;
};

}  // namespace vegas::test
