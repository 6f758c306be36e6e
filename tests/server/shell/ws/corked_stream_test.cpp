#include "server/shell/ws/corked_stream.hpp"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/beast/_experimental/test/stream.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <functional>
#include <optional>
#include <string>

namespace vegas::shell {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Error = boost::system::error_code;
using TestStream = beast::test::stream;
using Corked = CorkedStream<TestStream>;

TEST(TextHeader, HasTheShortestLength) {
    const auto header = [](std::size_t bytes) {
        std::string out;
        append_text_header(out, bytes);
        return out;
    };
    EXPECT_EQ(header(0), std::string("\x81\x00", 2));
    EXPECT_EQ(header(125), "\x81\x7d");
    EXPECT_EQ(header(126), std::string("\x81\x7e\x00\x7e", 4));
    EXPECT_EQ(header(65535), "\x81\x7e\xff\xff");
    EXPECT_EQ(header(65536), std::string("\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00", 10));
}

class CorkedStreamTest : public testing::Test {
protected:
    net::io_context io_;
    TestStream peer_{io_};
    Corked stream_{io_};
    std::size_t told_bytes_ = 0;

    void SetUp() override {
        stream_.next_layer().connect(peer_);
        stream_.on_sent([this](Error, std::size_t bytes) { told_bytes_ += bytes; });
    }

    void run() {
        io_.restart();
        io_.run();
    }
};

TEST_F(CorkedStreamTest, NothingLeavesBeforeTheFlush) {
    stream_.append_text("one");
    run();
    EXPECT_EQ(peer_.str(), "");
}

TEST_F(CorkedStreamTest, SeveralMessagesLeaveInOneWrite) {
    stream_.append_text("one");
    stream_.append_text("two!");
    stream_.flush();
    EXPECT_EQ(peer_.str(), "\x81\x03one\x81\x04two!");
    EXPECT_EQ(stream_.next_layer().nwrite(), 1U);
}

TEST_F(CorkedStreamTest, ReadsNoMoreThanWasSaid) {
    std::string bytes(6, 'x');
    const auto read = [&] {
        std::optional<std::size_t> got;
        stream_.async_read_some(net::buffer(bytes), [&](Error error, std::size_t n) {
            if (!error) got = n;
        });
        run();
        return got;
    };
    peer_.write_some(net::buffer(std::string(100, 'x')));
    EXPECT_EQ(read(), 6U);
    stream_.read_at_most(7);
    EXPECT_EQ(read(), 6U);
    EXPECT_EQ(read(), 6U);
    EXPECT_FALSE(read());
    EXPECT_FALSE(read());
}

TEST_F(CorkedStreamTest, TellsThePayloadThatHasLeft) {
    stream_.append_text("one");
    stream_.append_text("two!");
    stream_.flush();
    EXPECT_EQ(told_bytes_, 7U);
}

TEST_F(CorkedStreamTest, WhatTheSocketDoesNotTakeFollows) {
    stream_.next_layer().write_size(5);
    stream_.append_text("a rather long message");
    stream_.flush();
    EXPECT_LT(peer_.str().size(), 23U);
    stream_.append_text("another");
    run();
    EXPECT_EQ(peer_.str(),
              "\x81\x15"
              "a rather long message\x81\x07"
              "another");
    EXPECT_EQ(told_bytes_, 28U);
}

TEST_F(CorkedStreamTest, AWriteOfBeastsGoesBehindWhatWasGathered) {
    stream_.append_text("one");
    std::optional<std::size_t> written;
    stream_.async_write_some(net::buffer("pong", 4),
                             [&written](Error, std::size_t bytes) { written = bytes; });
    EXPECT_FALSE(written.has_value()) << "completes from the event loop only";
    run();
    EXPECT_EQ(written, 4U);
    EXPECT_EQ(peer_.str(), "\x81\x03onepong");
    EXPECT_EQ(told_bytes_, 3U);
}

TEST_F(CorkedStreamTest, AWriteCompletesWhenItsBytesHaveLeft) {
    stream_.next_layer().write_size(2);
    std::size_t left = 0;
    stream_.append_text("one");
    stream_.async_write_some(net::buffer("pong", 4),
                             [this, &left](Error, std::size_t) { left = peer_.str().size(); });
    run();
    EXPECT_EQ(left, 9U);
}

TEST(CorkedStreamFailure, IsToldOnceAndNothingMoreIsTaken) {
    net::io_context io;
    beast::test::fail_count fail(0);
    Corked stream(io, fail);
    TestStream peer(io);
    stream.next_layer().connect(peer);
    int told = 0;
    stream.on_sent([&told](Error error, std::size_t) { told += error ? 1 : 100; });
    stream.append_text("one");
    stream.flush();
    EXPECT_EQ(told, 0) << "errors come from the event loop only";
    io.run();
    EXPECT_EQ(told, 1);
    Error late;
    stream.append_text("two");
    stream.flush();
    stream.async_write_some(net::buffer("pong", 4),
                            [&late](Error error, std::size_t) { late = error; });
    io.restart();
    io.run();
    EXPECT_TRUE(late);
    EXPECT_EQ(told, 1);
    EXPECT_EQ(peer.str(), "");
}

// A server side with a WebSocket over the corked stream answers one message with two and closes;
// the client is plain Beast. Returns what the client heard, or nothing if something failed.
std::optional<std::string> converse(beast::test::fail_count& fail) {
    net::io_context io;
    websocket::stream<Corked, false> server(io, fail);
    websocket::stream<TestStream, false> client(io);
    client.next_layer().connect(server.next_layer().next_layer());
    server.next_layer().on_sent([&server](Error error, std::size_t) {
        if (error) server.next_layer().next_layer().close();
    });
    std::string heard;
    bool closed = false;
    beast::flat_buffer in, question, header;
    beast::http::request<beast::http::string_body> request;
    std::function<void(Error, std::size_t)> on_heard = [&](Error error, std::size_t) {
        if (error) {
            closed = error == websocket::error::closed && client.reason().code == 1000;
            if (!closed) client.next_layer().close();
            return;
        }
        heard += beast::buffers_to_string(in.data()) + ";";
        in.clear();
        client.async_read(in, on_heard);
    };
    const auto on_question = [&](Error error, std::size_t) {
        if (error) return server.next_layer().next_layer().close();
        server.next_layer().append_text("one");
        server.next_layer().append_text("two");
        server.next_layer().flush();
        server.async_close(websocket::close_code::normal, [](Error) {});
    };
    const auto on_accept = [&](Error error) {
        if (error) return server.next_layer().next_layer().close();
        server.async_read(question, on_question);
    };
    beast::http::async_read(server.next_layer().next_layer(), header, request,
                            [&](Error error, std::size_t) {
                                if (error) return server.next_layer().next_layer().close();
                                server.async_accept(request, on_accept);
                            });
    client.async_handshake("host", "/ws", [&](Error error) {
        if (error) return client.next_layer().close();
        client.async_write(net::buffer("hello", 5), [](Error, std::size_t) {});
        client.async_read(in, on_heard);
    });
    io.run();
    if (!closed) return std::nullopt;
    return heard;
}

TEST(CorkedWebSocket, SurvivesAFailureOfEachOfItsSteps) {
    std::size_t failed = 0;
    while (failed < 100) {
        beast::test::fail_count fail(failed);
        const auto heard = converse(fail);
        if (heard) {
            EXPECT_EQ(*heard, "one;two;");
            break;
        }
        ++failed;
    }
    EXPECT_GT(failed, 2U);
    EXPECT_LT(failed, 100U);
}

}  // namespace
}  // namespace vegas::shell
