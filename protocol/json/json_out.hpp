// Writes compact JSON straight into a string. Views, patches and prompts are written for every
// action; building a document first would take three times as long as sending the text. Everything
// else uses nlohmann. The caller must keep the order of calls right. Keys and raw parts are written
// as they are, strings are escaped.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::protocol {

class JsonOut {
public:
    explicit JsonOut(std::string& out) : out_(&out) {}

    JsonOut& open(char bracket) {
        comma();
        *out_ += bracket;
        first_ = true;
        return *this;
    }
    JsonOut& close(char bracket) {
        *out_ += bracket;
        first_ = false;
        return *this;
    }
    JsonOut& key(std::string_view k) {
        comma();
        (*out_ += '"').append(k) += "\":";
        first_ = true;
        return *this;
    }
    // Something stands before what comes next.
    void resume() { first_ = false; }
    // A key with the comma before it: ,"key":
    JsonOut& member(std::string_view comma_key) {
        if (first_) comma_key.remove_prefix(1);
        out_->append(comma_key);
        first_ = true;
        return *this;
    }
    JsonOut& number(std::int64_t n) {
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
    JsonOut& boolean(bool b) { return raw(b ? "true" : "false"); }
    JsonOut& null() { return raw("null"); }
    JsonOut& word(std::string_view plain) {  // needs no escapes
        comma();
        ((*out_ += '"') += plain) += '"';
        return *this;
    }
    JsonOut& string(std::string_view s);   // UTF-8, escaped as little as JSON allows
    JsonOut& raw(std::string_view json) {  // JSON that has been written already
        comma();
        *out_ += json;
        return *this;
    }
    // An array of numbers.
    template <class Range>
    JsonOut& numbers(const Range& items) {
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

// What is written by `write`, which gets a JsonOut.
template <class Write>
[[nodiscard]] std::string json_text(const Write& write) {
    std::string text;
    JsonOut out(text);
    write(out);
    return text;
}

}  // namespace vegas::protocol
