// A database as a ThreadedStore uses it: what is to be done comes in parts, and each part is done
// once, whatever happens on the way.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/forgetting.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// A Forgetting is what a Forget has left.
using Job = std::variant<core::Append, core::Ask, core::Visited, core::Forget, Forgetting,
                         core::SetAside, core::Claim, core::Release>;

struct Outcome {
    std::vector<Store::Said> said;
    // What is not urgent and was too much at once: to be done with the next part.
    std::vector<Job> left;
};

// The database does not answer, or fails, just now. One line for the operator, which holds nothing
// that is stored.
class StorageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Another server writes to the database from now on, and this one never again.
class StorageLost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// One thread at a time.
class Ledger {
public:
    virtual ~Ledger() = default;

    // As Store has them. Throw std::runtime_error with one line for the operator.
    [[nodiscard]] virtual std::uint64_t incarnation() const = 0;
    virtual void load(const std::function<void(core::Loaded)>& each) = 0;
    [[nodiscard]] virtual std::vector<std::string> aside() = 0;

    // All of it in this order, and it lasts on return. Throws StorageError: then it is not known
    // how much of it was done, and the same jobs are to be given again, and no others before.
    // Throws StorageLost.
    [[nodiscard]] virtual Outcome carry_out(const std::vector<Job>& jobs) = 0;
};

}  // namespace vegas::shell
