// The limit to compare the server with: the least that a Beast WebSocket server for tables of four
// can do. One thread, callbacks, concrete executors, no timeouts, no compression, no rules, nothing
// parsed. Connections form groups of four in the order they come; for each message from a member
// every member of its group is sent one message of 300 bytes, one write each.
//
// Prints "bare_beast ready ws=ws://127.0.0.1:PORT/" and runs until it is killed.
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstddef>
#include <deque>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;
using Error = boost::system::error_code;
using Executor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<tcp, Executor>;
using Acceptor = net::basic_socket_acceptor<tcp, Executor>;
using Text = std::shared_ptr<const std::string>;

constexpr std::size_t kSeats = 4;
constexpr std::size_t kBytes = 300;

class Member;
using Group = std::vector<std::weak_ptr<Member>>;

class Member : public std::enable_shared_from_this<Member> {
public:
    Member(Socket socket, std::shared_ptr<Group> group, Text text)
        : ws_(std::move(socket)), group_(std::move(group)), text_(std::move(text)) {}

    void start() {
        ws_.auto_fragment(false);
        ws_.text(true);
        ws_.async_accept([self = shared_from_this()](Error error) {
            if (error) return;
            self->group_->push_back(self);
            self->read();
        });
    }

private:
    void read() {
        ws_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error) return;
            self->buffer_.clear();
            for (const auto& other : *self->group_) {
                if (const auto member = other.lock()) member->send(self->text_);
            }
            self->read();
        });
    }

    void send(Text text) {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

    void write() {
        ws_.async_write(net::buffer(*queue_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                            if (error) return;
                            self->queue_.pop_front();
                            if (!self->queue_.empty()) self->write();
                        });
    }

    beast::websocket::stream<Socket, false> ws_;
    beast::flat_buffer buffer_;
    std::shared_ptr<Group> group_;
    Text text_;
    std::deque<Text> queue_;
};

class BareListener {
public:
    explicit BareListener(net::io_context& io)
        : acceptor_(io.get_executor(), tcp::endpoint(net::ip::address_v4::loopback(), 0)) {}

    [[nodiscard]] unsigned port() const { return acceptor_.local_endpoint().port(); }

    void accept() {
        acceptor_.async_accept([this](Error error, Socket socket) {
            if (error) return;
            socket.set_option(tcp::no_delay(true));
            if (count_++ % kSeats == 0) group_ = std::make_shared<Group>();
            std::make_shared<Member>(std::move(socket), group_, text_)->start();
            accept();
        });
    }

private:
    Acceptor acceptor_;
    std::size_t count_ = 0;
    std::shared_ptr<Group> group_;
    Text text_ = std::make_shared<const std::string>(kBytes, 'x');
};

}  // namespace

int main() {
    net::io_context io{1};
    BareListener listener(io);
    listener.accept();
    std::cout << "bare_beast ready ws=ws://127.0.0.1:" << listener.port() << "/" << std::endl;
    io.run();
}
