// Keeps a player's token between runs: one file per server and name, readable by its owner only.
// The open file is locked, so that two clients with one name do not replace each other.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

class TokenFile {
public:
    // nullopt if the file cannot be opened, or if another client has it.
    [[nodiscard]] static std::optional<TokenFile> open(const std::filesystem::path&);

    // The token in the file, also while another client has it; empty if none was kept.
    [[nodiscard]] static std::string peek(const std::filesystem::path&);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile& operator=(TokenFile&&) = delete;
    ~TokenFile();

    // Empty if none was kept.
    [[nodiscard]] std::string read() const;
    // False if it could not be written.
    bool write(std::string_view token) const;

private:
    explicit TokenFile(int fd) : fd_(fd) {}

    int fd_;
};

// $XDG_STATE_HOME/vegas/, by default ~/.local/state/vegas/; nullopt without a home folder.
[[nodiscard]] std::optional<std::filesystem::path> state_folder();

// "127.0.0.1%3a8080_Anna": anything but letters, digits, '.' and '-' is written as %xx.
[[nodiscard]] std::string token_file_name(std::string_view server, std::string_view name);

}  // namespace vegas::cli
