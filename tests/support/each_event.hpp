// An event sink that gets every event of any family as its own struct.
#pragma once

#include "engine/event_lists.hpp"
#include "engine/events.hpp"

namespace vegas::test {

// Passes every event to the sink's function `hear`.
template <class Sink>
class EachEvent : public EventSink {
public:
    void on(const Event& event) override {
        visit(AllEvents{}, event, [&](const auto& e) { static_cast<Sink&>(*this).hear(e); });
    }
};

}  // namespace vegas::test
