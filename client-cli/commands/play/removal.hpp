// `vegas play`: the host removes people or lets them in again. Single-threaded.
#pragma once

#include <string>
#include <variant>

#include "client-cli/commands/people.hpp"
#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

class Removal {
public:
    explicit Removal(PlayRuntime& play) : play_(play) {}

    // Asks the server for the people at the table. False: it cannot be done now.
    [[nodiscard]] bool start();
    // Whom to remove, then whether to; not open unless the host is asked.
    [[nodiscard]] Question question() const;
    void choose_person(const std::string& answer);
    void choose_removal(const std::string& answer);

private:
    struct Closed {};

    void remove(const SelectedPerson& selected, bool for_good);
    void readmit(const SelectedPerson&);

    PlayRuntime& play_;
    // A list of people to choose from; the one about to be removed.
    std::variant<Closed, WireStruct<protocol::SpectatorsReply>, SelectedPerson> state_;
};

}  // namespace vegas::cli
