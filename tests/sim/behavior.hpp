// Chooses what a person does next. A behavior looks at what the person knows and does one thing, so
// it needs no memory across lost connections and crashes.
#pragma once

#include <cstdint>
#include <memory>

namespace vegas::sim {

class RandomStream;
class ClientModel;

class Behavior {
public:
    virtual ~Behavior() = default;
    virtual void step(ClientModel& person) = 0;
    // Time between two steps.
    [[nodiscard]] virtual std::int64_t pause_ms(RandomStream& chance) const;
    // Sends only what the protocol allows.
    [[nodiscard]] virtual bool is_honest() const { return true; }
    [[nodiscard]] virtual bool reads_slowly() const { return false; }
};

// A random behavior. `mischief`: dishonest ones are possible too.
[[nodiscard]] std::unique_ptr<Behavior> any_habit(RandomStream& chance, bool mischief);
// Finishes what was begun, and begins nothing new.
[[nodiscard]] std::unique_ptr<Behavior> closing_habit();

}  // namespace vegas::sim
