// Wraps a read handler: passes the bytes to FrameLengths before the wrapped handler gets them.
#pragma once

#include <algorithm>
#include <boost/asio/associator.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "server/shell/ws/frame_lengths.hpp"

namespace vegas::shell {

template <class Handler, class Buffers>
struct CheckedRead {
    Handler handler;
    Buffers buffers;
    std::shared_ptr<FrameLengths> lengths;

    void operator()(boost::system::error_code error, std::size_t bytes) {
        auto left = bytes;
        const auto end = boost::asio::buffer_sequence_end(buffers);
        for (auto it = boost::asio::buffer_sequence_begin(buffers); it != end && left > 0; ++it) {
            const boost::asio::mutable_buffer part(*it);
            const auto size = std::min(left, part.size());
            lengths->pass({static_cast<std::uint8_t*>(part.data()), size});
            left -= size;
        }
        std::move(handler)(error, bytes);
    }
};

}  // namespace vegas::shell

// Executor, allocator and cancellation slot are those of the wrapped handler.
template <template <typename, typename> class Associator, class Handler, class Buffers,
          class Default>
struct boost::asio::associator<Associator, vegas::shell::CheckedRead<Handler, Buffers>, Default>
    : Associator<Handler, Default> {
    static decltype(auto) get(const vegas::shell::CheckedRead<Handler, Buffers>& read) noexcept {
        return Associator<Handler, Default>::get(read.handler);
    }
    static decltype(auto) get(const vegas::shell::CheckedRead<Handler, Buffers>& read,
                              const Default& otherwise) noexcept {
        return Associator<Handler, Default>::get(read.handler, otherwise);
    }
};
