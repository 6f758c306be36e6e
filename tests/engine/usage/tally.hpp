// Counts things that were announced before: what was never counted stands out.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <iomanip>
#include <map>
#include <ostream>
#include <string>

namespace vegas::test {

class Tally {
public:
    void expect(const std::string& what) { counts_.emplace(what, 0); }
    void count(const std::string& what) {
        const auto it = counts_.find(what);
        if (it == counts_.end()) {
            ADD_FAILURE() << what << " was not expected";
            counts_.emplace(what, 1);
        } else {
            ++it->second;
        }
    }
    [[nodiscard]] const std::map<std::string, std::uint64_t>& counts() const { return counts_; }

    void print(std::ostream& out) const {
        for (const auto& [what, n] : counts_) out << std::setw(9) << n << "  " << what << '\n';
    }
    void expect_no_zero() const {
        for (const auto& [what, n] : counts_) EXPECT_GT(n, 0U) << what;
    }

private:
    std::map<std::string, std::uint64_t> counts_;
};

}  // namespace vegas::test
