// A slot of a listener's connection limit, freed on destruction.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

namespace vegas::shell {

class ConnectionSlot {
public:
    explicit ConnectionSlot(std::shared_ptr<std::size_t> taken) : taken_(std::move(taken)) {
        ++*taken_;
    }
    ConnectionSlot(ConnectionSlot&&) noexcept = default;
    ConnectionSlot& operator=(ConnectionSlot&&) = delete;
    ~ConnectionSlot() {
        if (taken_) --*taken_;
    }

private:
    std::shared_ptr<std::size_t> taken_;
};

}  // namespace vegas::shell
