// Where a player's token is kept between runs: one file per server and name, readable by its owner
// only. The file is locked while it is open, so that two clients with one name do not replace each
// other.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

class TokenFile {
public:
    // Nothing if the file cannot be opened, or if another client has it.
    [[nodiscard]] static std::optional<TokenFile> open(const std::filesystem::path&);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile& operator=(TokenFile&&) = delete;
    ~TokenFile();

    // Empty where none was kept.
    [[nodiscard]] std::string read() const;
    // False if it could not be written.
    bool write(std::string_view token) const;

private:
    explicit TokenFile(int fd) : fd_(fd) {}

    int fd_;
};

// $XDG_STATE_HOME/vegas/, by default ~/.local/state/vegas/; none without a home.
[[nodiscard]] std::optional<std::filesystem::path> state_folder();

// "127.0.0.1%3a8080_Anna": what is not a letter, digit, '.' or '-' stands as %xx.
[[nodiscard]] std::string token_file_name(std::string_view server, std::string_view name);

}  // namespace vegas::cli
