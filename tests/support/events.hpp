// Event sinks for tests, and functions that look into events. A test names events of any family by
// their structs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/events.hpp"
#include "engine/las_vegas/events.hpp"
#include "protocol/game/events.hpp"

namespace vegas::test {

inline NullEventSink mute;  // for a game whose events do not matter

// nullptr if it is another event.
template <class E>
const E* event_if(const Event& event) {
    return event.get_if<E>();
}

// The tile that an event is about.
template <class E>
Tile tile_in(const E& e) {
    if constexpr (requires { e.at.tile; }) {
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

// Records all events in order.
class RecordedEvents final : public EventSink {
public:
    void on(const Event& event) override {
        if (const auto* cards = event.get_if<las_vegas::CardsDealt>()) dealt = *cards->cards;
        protocol::JsonWriter out(texts_.emplace_back());
        protocol::write(out, event);
        events_.push_back(event);
    }

    template <class E>
    [[nodiscard]] std::vector<E> of() const {
        std::vector<E> found;
        for (const Event& event : events_) {
            if (const E* e = event_if<E>(event)) found.push_back(*e);
        }
        return found;
    }
    // The kinds of the events.
    [[nodiscard]] std::vector<std::string_view> kinds() const {
        std::vector<std::string_view> words;
        for (const Event& event : events_) words.push_back(protocol::name_of(event));
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
    std::vector<Event> events_;
    std::vector<std::string> texts_;
};

}  // namespace vegas::test
