// A table as this client knows it: the view, kept current by the server's patches, and the open
// prompt. It detects missed updates. Pure: it sends nothing itself.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class TableModel {
public:
    enum class UpdateResult {
        applied,   // the view is one version further
        outdated,  // known already, ignored
        gap,       // updates before it are missing: sync from `v`
        mismatch,  // it does not fit what we have: sync from scratch
    };

    // Defined in the unit, so that only one file compiles how a view is made and destroyed.
    TableModel();
    TableModel(TableModel&&) noexcept;
    ~TableModel();

    // Returns to the initial state.
    void reset();
    // `whole`: the JSON that the message was read from. Later patches apply to its view. An update
    // without a prompt leaves the open one as it is.
    void apply_snapshot(const WireStruct<protocol::SnapshotMessage>&, const json& whole,
                        std::int64_t now_ms);
    [[nodiscard]] UpdateResult apply_update(const WireStruct<protocol::UpdateMessage>&,
                                            const json& whole, std::int64_t now_ms);

    [[nodiscard]] bool is_known() const { return known_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    [[nodiscard]] std::int64_t version() const { return version_; }
    [[nodiscard]] const WireView& view() const { return *view_; }
    // Null if no seat has to decide.
    [[nodiscard]] const WireStruct<protocol::Prompt>* prompt() const {
        return prompt_ ? &*prompt_ : nullptr;
    }
    // Milliseconds that the prompted seat still has; nullopt without a clock.
    [[nodiscard]] std::optional<std::int64_t> time_left_ms(std::int64_t now_ms) const;

    [[nodiscard]] std::optional<std::size_t> seat() const;  // our own
    [[nodiscard]] const std::string& status() const { return view_->table.status; }
    [[nodiscard]] bool is_finished() const { return status() == "finished" && view_->result; }
    // The open prompt if our seat has to decide and has its actions; else null.
    [[nodiscard]] const WireStruct<protocol::Prompt>* own_prompt() const;

private:
    void set_prompt(const WireStruct<protocol::Prompt>&, std::int64_t now_ms);

    bool known_ = false;
    std::string id_;
    std::string epoch_;
    std::int64_t version_ = 0;
    json document_;  // what patches are applied to
    // The same as a struct; always there, replaced in place.
    std::optional<WireView> view_{std::in_place};
    std::optional<WireStruct<protocol::Prompt>> prompt_;
    std::optional<std::int64_t> deadline_ms_;
};

// The hash that every 32nd update carries: of the view without `you`.
[[nodiscard]] std::string view_hash(const json& view);

}  // namespace vegas::cli
