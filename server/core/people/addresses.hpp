// What the core holds of each address: the tables that were made from there, and wrong guesses
// (Limits, "of one address"). Connections and requests are the shell's (shell/net/admission.hpp).
// In memory only: an address is forgotten when nothing is left that it could be held to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/core/base/address.hpp"
#include "server/core/base/bucket.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

class Addresses {
public:
    struct Account {
        Address address;
        bool unlimited = false;  // nothing of what comes from there is too much
        std::set<std::string> tables{};
        Bucket guesses{};
        TimePoint seen{};
    };
    // Lives as long as a connection from there does.
    using Ref = std::shared_ptr<Account>;

    // REQUIRES: the limits outlive it.
    explicit Addresses(const Limits& limits) : limits_(limits) {}

    [[nodiscard]] Ref at(const Address&, TimePoint now);
    void made_table(const Ref&, const std::string& table);
    void lost_table(const std::string& table);
    // Nothing: a token or an invite may be tried; else how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> wait_to_guess(Account&, TimePoint now) const;
    void guessed_wrong(Account&, TimePoint now) const;

    void sweep(TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    const Limits& limits_;
    std::unordered_map<std::string, Ref> accounts_;
    std::unordered_map<std::string, Ref> made_by_;  // tables that are there
};

}  // namespace vegas::core
