// A table as this client knows it: the view, kept up to date by the server's patches, and the open
// prompt. It notices when an update was missed. Pure: it sends nothing itself.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class TableModel {
public:
    enum class Applied {
        fresh,  // the view is one version further
        old,    // known already, ignored
        gap,    // updates before it are missing: sync from `v`
        wrong,  // it does not fit what we have: sync from scratch
    };

    // What a view needs to be made and destroyed is compiled in one file.
    TableModel();
    TableModel(TableModel&&) noexcept;
    ~TableModel();

    // As it was when it was new.
    void forget();
    // Takes the message and the JSON that it was read from, whose view is patched from now on.
    void take_snapshot(const Read<protocol::Snapshot>&, const json& whole);
    [[nodiscard]] Applied take_update(const Read<protocol::Update>&, const json& whole);
    // A prompt that is older than the open one is ignored.
    void take_prompt(const Read<protocol::Prompt>&, std::int64_t now_ms);

    [[nodiscard]] bool known() const { return known_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    [[nodiscard]] std::int64_t version() const { return version_; }
    [[nodiscard]] const View& view() const { return *view_; }
    // Null where nobody owes a decision.
    [[nodiscard]] const Read<protocol::Prompt>* prompt() const {
        return prompt_ ? &*prompt_ : nullptr;
    }
    // Milliseconds that the prompted seat still has; none without a clock.
    [[nodiscard]] std::optional<std::int64_t> time_left_ms(std::int64_t now_ms) const;

    [[nodiscard]] std::optional<std::size_t> seat() const;  // the own one
    [[nodiscard]] const std::string& status() const { return view_->table.status; }
    [[nodiscard]] bool finished() const { return status() == "finished" && view_->result; }
    // The open prompt, if the own seat owes the answer and knows the actions.
    [[nodiscard]] const Read<protocol::Prompt>* own_prompt() const;

private:
    bool known_ = false;
    std::string id_;
    std::string epoch_;
    std::int64_t version_ = 0;
    json document_;                            // what patches are applied to
    std::optional<View> view_{std::in_place};  // the same, read; always there, made anew in place
    std::optional<Read<protocol::Prompt>> prompt_;
    std::optional<std::int64_t> deadline_ms_;
};

// The check that every 32nd update carries: of the view without `you`.
[[nodiscard]] std::string view_hash(const json& view);

}  // namespace vegas::cli
