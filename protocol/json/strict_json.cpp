#include "protocol/json/strict_json.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace vegas::protocol {
namespace {

using nlohmann::json;

// Builds the value while it is parsed; false from any of its calls ends that.
class Builder {
public:
    json root;
    std::optional<Error> problem;  // other than that it is no JSON

    bool null() { return put(nullptr); }
    bool boolean(bool b) { return put(b); }
    // The parser calls this for numbers with a minus. -0 is kept as a float, for it is no integer.
    bool number_integer(json::number_integer_t n) { return n == 0 ? put(-0.0) : put(n); }
    bool number_unsigned(json::number_unsigned_t n) { return put(n); }
    bool number_float(json::number_float_t x, const json::string_t&) { return put(x); }
    bool string(json::string_t& s) { return put(std::move(s)); }
    bool binary(json::binary_t&) { return false; }  // JSON has none

    bool start_object(std::size_t) { return open(json::value_t::object); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(json::value_t::array); }
    bool end_array() { return close(); }

    bool key(json::string_t& name) {
        auto& members = open_[depth_ - 1]->get_ref<json::object_t&>();
        const auto [it, is_new] = members.try_emplace(std::move(name));
        member_ = &it->second;
        return is_new || fail(ErrorCode::bad_json, "a member is given twice");
    }
    bool parse_error(std::size_t, const std::string&, const json::exception&) { return false; }

private:
    template <class Value>
    bool put(Value&& value) {
        place(std::forward<Value>(value));
        return true;
    }
    template <class Value>
    json& place(Value&& value) {
        if (depth_ == 0) return root = std::forward<Value>(value);
        json& in = *open_[depth_ - 1];
        if (in.is_object()) return *member_ = std::forward<Value>(value);
        return in.get_ref<json::array_t&>().emplace_back(std::forward<Value>(value));
    }
    bool open(json::value_t kind) {
        if (depth_ == open_.size()) return fail(ErrorCode::bad_message, "nested too deeply");
        json& opened = place(kind);
        open_[depth_++] = &opened;
        return true;
    }
    bool close() {
        --depth_;
        return true;
    }
    bool fail(ErrorCode code, const char* message) {
        problem = Error{code, message, {}};
        return false;
    }

    std::array<json*, kJsonDepth> open_{};  // the lists and objects around what comes next
    std::size_t depth_ = 0;
    json* member_ = nullptr;  // of the innermost object: whose value comes next
};

}  // namespace

Result<json> parse_strict(std::string_view bytes) {
    const Error no_json{ErrorCode::bad_json, "not JSON", {}};
    if (bytes.starts_with("\xef\xbb\xbf") || bytes.find('\0') != bytes.npos) return no_json;
    Builder builder;
    if (json::sax_parse(bytes, &builder)) {
        return {boost::system::in_place_value, std::move(builder.root)};
    }
    return builder.problem.value_or(no_json);
}

}  // namespace vegas::protocol
