#include "client-cli/session/table_model.hpp"

#include <boost/crc.hpp>
#include <iomanip>
#include <sstream>
#include <utility>

#include "client-cli/protocol/patch.hpp"
#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

TableModel::TableModel() = default;
TableModel::TableModel(TableModel&&) noexcept = default;
TableModel::~TableModel() = default;

void TableModel::reset() {
    known_ = false;
    id_.clear();
    epoch_.clear();
    version_ = 0;
    document_ = nullptr;
    view_.emplace();
    prompt_.reset();
    deadline_ms_.reset();
}

void TableModel::apply_snapshot(const WireStruct<protocol::SnapshotMessage>& snapshot,
                                const json& whole, std::int64_t now_ms) {
    known_ = true;
    id_ = snapshot.table;
    epoch_ = snapshot.epoch;
    version_ = snapshot.v;
    document_ = member(whole, "view");
    view_.emplace(snapshot.view);
    prompt_.reset();
    deadline_ms_.reset();
    if (snapshot.prompt) set_prompt(*snapshot.prompt, now_ms);
}

TableModel::UpdateResult TableModel::apply_update(const WireStruct<protocol::UpdateMessage>& update,
                                                  const json& whole, std::int64_t now_ms) {
    if (update.v <= version_) return UpdateResult::outdated;
    if (update.v != version_ + 1) return UpdateResult::gap;
    auto document = patched(document_, member(whole, "patch"));
    if (document) document = patched(std::move(*document), member(whole, "private"));
    if (!document) return UpdateResult::mismatch;
    if (update.hash && *update.hash != view_hash(*document)) return UpdateResult::mismatch;
    document_ = std::move(*document);
    read(document_, view_.emplace());
    version_ = update.v;
    if (update.prompt) set_prompt(*update.prompt, now_ms);
    if (is_finished()) prompt_.reset();
    return UpdateResult::applied;
}

void TableModel::set_prompt(const WireStruct<protocol::Prompt>& prompt, std::int64_t now_ms) {
    prompt_.emplace(prompt);
    deadline_ms_.reset();
    if (prompt_->deadline_ms) deadline_ms_ = now_ms + *prompt_->deadline_ms;
}

std::optional<std::int64_t> TableModel::time_left_ms(std::int64_t now_ms) const {
    if (!deadline_ms_ || !prompt_) return std::nullopt;
    return *deadline_ms_ - now_ms;
}

std::optional<std::size_t> TableModel::seat() const {
    if (!view_->you || view_->you->seat < 0) return std::nullopt;
    return static_cast<std::size_t>(view_->you->seat);
}

const WireStruct<protocol::Prompt>* TableModel::own_prompt() const {
    const bool asked = prompt_ && seat() && prompt_->seat == view_->you->seat;
    return asked && prompt_->actions && !prompt_->actions->empty() ? &*prompt_ : nullptr;
}

std::string view_hash(const json& view) {
    json shared = view;
    if (shared.is_object()) shared.erase("you");
    const std::string text = compact(shared);
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    std::ostringstream hex;
    hex << std::hex << std::setw(8) << std::setfill('0') << crc.checksum();
    return std::move(hex).str();
}

}  // namespace vegas::cli
