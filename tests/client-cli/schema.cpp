#include "tests/client-cli/schema.hpp"

#include <fstream>

namespace vegas::cli {

using nlohmann::json;

namespace {

json schema(const std::string& file) {
    std::ifstream in(std::string(VEGAS_SOURCE_DIR) + "/protocol/schema/" + file);
    return json::parse(in);
}

json least_of(const json& type, const std::string& file);

// "common.json#/$defs/seat_number", "#/$defs/shows", "action.json"
json least_of_ref(const std::string& ref, const std::string& file) {
    const auto hash = ref.find('#');
    const std::string other = hash == 0 ? file : ref.substr(0, hash);
    const json whole = schema(other);
    if (hash == std::string::npos) return least_of(whole, other);
    return least_of(whole.at(json::json_pointer(ref.substr(hash + 1))), other);
}

json least_object(const json& type, const std::string& file) {
    json result = json::object();
    for (const json& key : type.at("required")) {
        result[key.get<std::string>()] = least_of(type.at("properties").at(key), file);
    }
    return result;
}

// The smallest value that fits.
json least_of(const json& type, const std::string& file) {
    if (type.contains("$ref")) return least_of_ref(type["$ref"], file);
    if (type.contains("const")) return type["const"];
    if (type.contains("enum")) return type["enum"][0];
    if (type.contains("oneOf")) return least_of(type["oneOf"][0], file);
    if (type.contains("anyOf")) return least_of(type["anyOf"][0], file);
    const std::string name = type.at("type");
    if (name == "object") return least_object(type, file);
    if (name == "string") return "x";
    if (name == "boolean") return false;
    if (name == "integer") return type.value("minimum", 0);
    const auto count = std::max(type.value("minItems", 0), 1);
    return std::vector<json>(static_cast<std::size_t>(count), least_of(type.at("items"), file));
}

}  // namespace

std::vector<json> samples_of(const std::string& file) {
    const json whole = schema(file);
    std::vector<json> samples;
    for (const json& one : whole.at("oneOf")) samples.push_back(least_of(one, file));
    return samples;
}

std::vector<std::string> prompt_kinds() {
    return schema("common.json")
        .at(json::json_pointer("/$defs/ask/enum"))
        .get<std::vector<std::string>>();
}

}  // namespace vegas::cli
