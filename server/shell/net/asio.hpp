// Asio types of the shell. Only files that do I/O include it, because it is slow to compile.
// Executors are concrete, because everything runs on one io_context and one thread. The usual
// type-erased executor costs an indirect call and an allocation at each step.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>

namespace vegas::shell {

namespace net = boost::asio;
using boost::system::error_code;
using tcp = net::ip::tcp;

using Executor = net::io_context::executor_type;
using TcpSocket = net::basic_stream_socket<tcp, Executor>;
using TcpAcceptor = net::basic_socket_acceptor<tcp, Executor>;
using Timer = net::basic_waitable_timer<std::chrono::steady_clock,
                                        net::wait_traits<std::chrono::steady_clock>, Executor>;

template <class T>
using Task = net::awaitable<T, Executor>;

// Awaits an operation and returns its error code as a value.
inline constexpr net::as_tuple_t<net::use_awaitable_t<Executor>> kTuple{};

}  // namespace vegas::shell
