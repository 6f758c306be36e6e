// What a data directory holds, for whoever wants to know and not to change it. A vegasd may be at
// work there.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class Look {
public:
    // Throws std::runtime_error with one line for the operator.
    explicit Look(const std::filesystem::path& dir);

    [[nodiscard]] std::int64_t format();
    [[nodiscard]] std::int64_t starts();
    [[nodiscard]] std::int64_t players();
    [[nodiscard]] std::int64_t games();

    // Each table with its records, and why it was set aside.
    using EachTable = std::function<void(core::Loaded, std::optional<std::string> aside)>;
    void tables(const EachTable& each);

    // Each finished game that did not end before that, the oldest first, for as long as it says
    // that there is to be another.
    using EachGame = std::function<bool(std::string_view id, std::string_view transcript)>;
    void games(core::UtcTime since, const EachGame& each);

private:
    Database database_;
};

}  // namespace vegas::shell::sqlite
