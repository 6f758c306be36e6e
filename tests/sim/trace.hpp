// Prints what goes into the core and what comes out of it, a line each, with the time, the server
// and the connection.
#pragma once

#include <string>

#include "tests/sim/agenda.hpp"
#include "tests/sim/machine.hpp"
#include "tests/sim/plan.hpp"

namespace vegas::sim {

// A line of the trace, if there is one: when, of whom, and what.
void note(const Plan& plan, const Agenda& agenda, const std::string& of, const std::string& what);

class Trace final : public Inspector {
public:
    Trace(const Plan& plan, const Agenda& agenda, int number)
        : plan_(plan), agenda_(agenda), of_("server " + std::to_string(number)) {}

    void given(const core::Input& in) override;
    void appended(const core::Append& append) override;
    void sent(const core::Send& send) override;
    void logged(const core::LogLine& line) override;

private:
    void print(const std::string& text) const { note(plan_, agenda_, of_, text); }

    const Plan& plan_;
    const Agenda& agenda_;
    const std::string of_;
};

}  // namespace vegas::sim
