// Prints the core's inputs and outputs, one line each, with the time, the server and the
// connection.
#pragma once

#include <string>

#include "tests/sim/plan.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/server_process.hpp"

namespace vegas::sim {

// Prints a line if the plan has a trace: the time, the subject, and what happened.
void note(const Plan& plan, const Scheduler& agenda, const std::string& of,
          const std::string& what);

class Trace final : public Checker {
public:
    Trace(const Plan& plan, const Scheduler& agenda, int number)
        : plan_(plan), agenda_(agenda), of_("server " + std::to_string(number)) {}

    void on_input(const core::Input& in) override;
    void on_append(const core::Append& append) override;
    void on_send(const core::Send& send) override;
    void on_log(const core::LogLine& line) override;

private:
    void print(const std::string& text) const { note(plan_, agenda_, of_, text); }

    const Plan& plan_;
    const Scheduler& agenda_;
    const std::string of_;
};

}  // namespace vegas::sim
