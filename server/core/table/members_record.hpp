// What the journal holds of a table's members. Whatever changes them, what differs from it is
// recorded, so that nobody can forget to.
#pragma once

#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/time.hpp"
#include "server/core/journal/records.hpp"

namespace vegas::core {

class Members;
class Notes;

class MembersRecord {
public:
    // A record for each seat, one for the host and for each who has been removed or admitted, where
    // that is not as the journal has it.
    void note(const Members&, TimePoint now, Notes&);
    // The journal holds exactly this.
    void set(const Members&);

private:
    void note_removed(const std::vector<protocol::Somebody>& removed, TimePoint now, Notes&);

    std::vector<journal::Seated> seats_;
    journal::Hosted host_;
    std::vector<protocol::Somebody> removed_;
};

}  // namespace vegas::core
