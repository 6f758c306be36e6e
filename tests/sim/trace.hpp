// Prints what goes into the core and what comes out of it, a line each, with the time and the
// connection.
#pragma once

#include <string>

#include "tests/sim/agenda.hpp"
#include "tests/sim/machine.hpp"

namespace vegas::sim {

class Trace final : public Inspector {
public:
    explicit Trace(const Agenda& agenda) : agenda_(agenda) {}

    void given(const core::Input& in) override;
    void appended(const core::Append& append) override;
    void sent(const core::Send& send) override;
    void logged(const core::LogLine& line) override;

private:
    void print(const std::string& text) const;

    const Agenda& agenda_;
};

}  // namespace vegas::sim
