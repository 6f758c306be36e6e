// What a person does next: it looks at what the person knows and does one thing, so that it needs
// no memory of its own over lost lines and crashes.
#pragma once

#include <cstdint>
#include <memory>

namespace vegas::sim {

class Chance;
class Person;

class Habit {
public:
    virtual ~Habit() = default;
    virtual void step(Person& person) = 0;
    // From one step to the next.
    [[nodiscard]] virtual std::int64_t pause_ms(Chance& chance) const;
    // Says nothing that the protocol does not allow.
    [[nodiscard]] virtual bool is_honest() const { return true; }
    [[nodiscard]] virtual bool reads_slowly() const { return false; }
};

// One of those that there are; `mischief`: also of those that are not honest.
[[nodiscard]] std::unique_ptr<Habit> any_habit(Chance& chance, bool mischief);
// Ends what was begun, and begins nothing.
[[nodiscard]] std::unique_ptr<Habit> closing_habit();

}  // namespace vegas::sim
