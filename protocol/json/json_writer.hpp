// Writes compact JSON straight into a string. Views, patches and prompts are written for every
// action; building a document first would take three times as long as sending the text. Everything
// else uses nlohmann. Calls must come in the right order. Keys and raw parts are written as they
// are, strings are escaped.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::protocol {

class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : out_(&out) {}

    JsonWriter& open(char bracket) {
        comma();
        *out_ += bracket;
        first_ = true;
        return *this;
    }
    JsonWriter& close(char bracket) {
        *out_ += bracket;
        first_ = false;
        return *this;
    }
    JsonWriter& key(std::string_view k) {
        comma();
        (*out_ += '"').append(k) += "\":";
        first_ = true;
        return *this;
    }
    // Something has been written before the next value.
    void expect_comma() { first_ = false; }
    // A key with the comma before it: ,"key":
    JsonWriter& member(std::string_view comma_key) {
        if (first_) comma_key.remove_prefix(1);
        out_->append(comma_key);
        first_ = true;
        return *this;
    }
    JsonWriter& number(std::int64_t n) {
        comma();
        if (n >= 0 && n < 10) {
            *out_ += static_cast<char>('0' + n);
            return *this;
        }
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
        out_->append(digits, end);
        return *this;
    }
    JsonWriter& boolean(bool b) { return raw(b ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }
    JsonWriter& word(std::string_view plain) {  // needs no escapes
        comma();
        ((*out_ += '"') += plain) += '"';
        return *this;
    }
    JsonWriter& string(std::string_view s);   // UTF-8, with as few escapes as JSON allows
    JsonWriter& raw(std::string_view json) {  // JSON that has been written already
        comma();
        *out_ += json;
        return *this;
    }
    // An array of numbers.
    template <class Range>
    JsonWriter& numbers(const Range& items) {
        open('[');
        for (const auto n : items) number(static_cast<std::int64_t>(n));
        return close(']');
    }

private:
    void comma() {
        if (!first_) *out_ += ',';
        first_ = false;
    }

    std::string* out_;
    bool first_ = true;
};

// The text that `write` writes; it gets a JsonWriter.
template <class Write>
[[nodiscard]] std::string json_text(const Write& write) {
    std::string text;
    JsonWriter out(text);
    write(out);
    return text;
}

}  // namespace vegas::protocol
