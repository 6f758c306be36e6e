// Where a game tells what happens, in order: logs, animation and golden files listen; bots pass
// NullEventSink. event_lists.hpp lists all events.
#pragma once

#include "engine/any_value.hpp"

namespace vegas {

// Something that happened: one of the structs in the list of a family.
using Event = AnyValue<24>;

class EventSink {
public:
    virtual ~EventSink() = default;
    // The event, and what it points to, is valid inside of the call.
    virtual void on(const Event&) = 0;
    // False if nobody reads the events; then the engine does not make them.
    [[nodiscard]] bool is_listening() const { return listens_; }

protected:
    explicit EventSink(bool listens = true) : listens_(listens) {}

private:
    const bool listens_;
};

class NullEventSink final : public EventSink {
public:
    NullEventSink() : EventSink(false) {}
    void on(const Event&) override {}
};

}  // namespace vegas
