// Where a game tells what happens, in order: logs, animation and golden files listen; bots pass
// NullEventSink. Each family has a list of its own: las_vegas/events.hpp, vegas_1996/events.hpp.
#pragma once

namespace vegas {

namespace las_vegas {
struct Event;
}
namespace vegas_1996 {
struct Event;
}

class EventSink {
public:
    virtual ~EventSink() = default;
    // The event, and what it points to, is valid inside of the call.
    virtual void on(const las_vegas::Event&) = 0;
    virtual void on(const vegas_1996::Event&) = 0;
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
    void on(const las_vegas::Event&) override {}
    void on(const vegas_1996::Event&) override {}
};

}  // namespace vegas
