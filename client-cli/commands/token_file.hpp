// Where a player's token is kept between runs: one file per server and name, readable by its owner
// only. While it is open it is locked, so that two clients of one name do not throw each other out.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

class TokenFile {
public:
    // None where the file cannot be opened or another client has it.
    [[nodiscard]] static std::optional<TokenFile> open(const std::filesystem::path&);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile& operator=(TokenFile&&) = delete;
    TokenFile(const TokenFile&) = delete;
    TokenFile& operator=(const TokenFile&) = delete;
    ~TokenFile();

    // Empty where none was kept.
    [[nodiscard]] std::string read() const;
    // False where the disk refused.
    bool write(std::string_view token) const;

private:
    explicit TokenFile(int fd) : fd_(fd) {}

    int fd_;
};

// $XDG_STATE_HOME/vegas/, by default ~/.local/state/vegas/; none without a home.
[[nodiscard]] std::optional<std::filesystem::path> state_folder();

// "127.0.0.1%3a8080_Anna": what is not a letter, digit, '.' or '-' stands as %xx.
[[nodiscard]] std::string token_file_name(std::string_view authority, std::string_view name);

}  // namespace vegas::cli
