#include "client-cli/table_model.hpp"

#include "client-cli/crc32.hpp"
#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

// The document after the patch; none where the patch does not fit.
std::optional<json> patched(const json& document, const json& patch) {
    if (patch.is_null()) return document;
    // json::patch is the only thing here that tells of a bad document by exceptions.
    try {
        return document.patch(patch);
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace

void TableModel::take_snapshot(const json& message) {
    known_ = true;
    id_ = text_of(message, "table");
    epoch_ = field(message, "epoch");
    version_ = int_of(message, "v");
    view_ = field(message, "view");
    prompt_ = nullptr;
    deadline_ms_.reset();
}

TableModel::Applied TableModel::take_update(const json& message) {
    const std::int64_t version = int_of(message, "v", -1);
    if (version <= version_) return Applied::old;
    if (version != version_ + 1) return Applied::gap;
    auto view = patched(view_, field(message, "patch"));
    if (view) view = patched(*view, field(message, "private"));
    if (!view) return Applied::wrong;
    const json& hash = field(message, "hash");
    if (hash.is_string() && hash != view_hash(*view)) return Applied::wrong;
    view_ = std::move(*view);
    version_ = version;
    if (finished()) prompt_ = nullptr;
    return Applied::fresh;
}

void TableModel::take_prompt(const json& message, std::int64_t now_ms) {
    const bool older = int_of(message, "decision", -1) < int_of(prompt_, "decision", -1);
    if (!message.is_object() || older) return;
    prompt_ = message;
    deadline_ms_.reset();
    if (const auto left = as_int(field(message, "deadline_ms"))) deadline_ms_ = now_ms + *left;
}

std::optional<std::int64_t> TableModel::time_left_ms(std::int64_t now_ms) const {
    if (!deadline_ms_ || prompt_.is_null()) return std::nullopt;
    return *deadline_ms_ - now_ms;
}

std::optional<std::size_t> TableModel::seat() const {
    const auto seat = as_int(field(field(view_, "you"), "seat"));
    if (!seat || *seat < 0) return std::nullopt;
    return static_cast<std::size_t>(*seat);
}

std::string TableModel::status() const { return text_of(field(view_, "table"), "status"); }

bool TableModel::finished() const { return status() == "finished" && has(view_, "result"); }

std::string view_hash(const json& view) {
    json shared = view;
    if (shared.is_object()) shared.erase("you");
    return crc32_hex(compact(shared));
}

}  // namespace vegas::cli
