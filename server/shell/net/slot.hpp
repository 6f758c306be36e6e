// One of the connections that a listener may hold at a time; it is free again when it is destroyed.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

namespace vegas::shell {

class Slot {
public:
    explicit Slot(std::shared_ptr<std::size_t> taken) : taken_(std::move(taken)) { ++*taken_; }
    Slot(Slot&&) noexcept = default;
    Slot& operator=(Slot&&) = delete;
    ~Slot() {
        if (taken_) --*taken_;
    }

private:
    std::shared_ptr<std::size_t> taken_;
};

}  // namespace vegas::shell
