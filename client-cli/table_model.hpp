// A table as this client knows it: the view, kept up to date by the server's patches, and the open
// prompt. It notices when something was missed. Pure: it asks nobody for anything.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace vegas::cli {

class TableModel {
public:
    enum class Applied {
        fresh,  // the view is one version further
        old,    // known already, ignored
        gap,    // updates before it are missing: sync from `v`
        wrong,  // it does not fit what we have: sync from scratch
    };

    void take_snapshot(const nlohmann::json& message);
    [[nodiscard]] Applied take_update(const nlohmann::json& message);
    // Older ones than the open prompt are ignored.
    void take_prompt(const nlohmann::json& message, std::int64_t now_ms);

    [[nodiscard]] bool known() const { return known_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const nlohmann::json& epoch() const { return epoch_; }
    [[nodiscard]] std::int64_t version() const { return version_; }
    [[nodiscard]] const nlohmann::json& view() const { return view_; }
    // JSON null where nobody owes a decision.
    [[nodiscard]] const nlohmann::json& prompt() const { return prompt_; }
    // Milliseconds that the prompted seat still has; none without a clock.
    [[nodiscard]] std::optional<std::int64_t> time_left_ms(std::int64_t now_ms) const;

    [[nodiscard]] std::optional<std::size_t> seat() const;  // the own one
    [[nodiscard]] std::string status() const;
    [[nodiscard]] bool finished() const;

private:
    bool known_ = false;
    std::string id_;
    nlohmann::json epoch_;
    std::int64_t version_ = 0;
    nlohmann::json view_;
    nlohmann::json prompt_;
    std::optional<std::int64_t> deadline_ms_;
};

// The check that every 32nd update carries: of the view without `you`.
[[nodiscard]] std::string view_hash(const nlohmann::json& view);

}  // namespace vegas::cli
