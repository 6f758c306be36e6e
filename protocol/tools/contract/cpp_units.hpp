// The structs of the terminal client, before they are written: which there are, in which namespace,
// with which members. cpp.hpp writes them.
#pragma once

#include <string>
#include <vector>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

struct Field {
    std::string name, type, otherwise;  // otherwise: what stands there where nothing is told
    std::string needs;                  // the unit that its type is made of; or nothing
};

struct Unit {  // a struct, or a variant of others
    std::string space, name;
    std::string word = {};  // by which it is told from others of its list
    std::vector<Field> fields = {};
    std::vector<std::string> of = {};  // of a variant: its alternatives
    std::string read = {};             // how it is read, if not member by member
    bool is_read = true;               // false: its word is all that there is

    [[nodiscard]] std::string full() const { return space.empty() ? name : space + "::" + name; }
};

// Each before those that hold it.
[[nodiscard]] std::vector<Unit> units(const Contract&);

}  // namespace vegas::contract
