#include "client-cli/commands/devices.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

class DevicesTest : public ScreenTest {
protected:
    void begin(const DevicesOptions& options) {
        devices = std::make_unique<DevicesClient>(
            ClientContext{transport, console, err, texts_for({}), 1}, options,
            Identity{"Anna", "old"}, [](const std::string&) { return ""; });
        devices->start();
        transport.connect();
        transport.welcome();
    }
    // With a token of before, or without; `aside`: under which name it can be kept.
    void redeem(const std::string& token, const std::string& aside) {
        DevicesOptions options;
        options.redeem = "K3FA-XQ2B";
        devices = std::make_unique<DevicesClient>(
            ClientContext{transport, console, err, texts_for({}), 1,
                          [this](const std::string& kept) { saved.push_back(kept); }},
            options, Identity{"Anna", token}, [this, aside, token](const std::string& kept) {
                EXPECT_EQ(kept, token);
                ++set_aside;
                return aside;
            });
        devices->start();
        transport.connect();
        transport.welcome();
    }

    std::ostringstream out, err;
    Console console{out, Style{}};
    FakeTransport transport;
    std::unique_ptr<DevicesClient> devices;
    std::vector<std::string> saved;
    int set_aside = 0;
};

TEST_F(DevicesTest, RedeemingKeepsWhoOneWasUnderAnotherName) {
    redeem("old", "Anna-1");
    EXPECT_EQ(set_aside, 1);
    transport.reply({{"player", "p-b"}, {"name", "Bo"}, {"token", "token-of-bo"}});
    EXPECT_EQ(saved.back(), "token-of-bo");
    EXPECT_EQ(out.str(), R"(From now on you are Bo here.
"--name Anna-1" brings back who you were here.
)");
    EXPECT_EQ(devices->exit_code(), 0);
}

TEST_F(DevicesTest, ACodeIsShownWithoutControlCharacters) {
    for (const bool is_link : {true, false}) {
        begin({.link = is_link, .recovery = !is_link});
        transport.reply({{"code", "K3FA\x1b[2J"}});
        EXPECT_TRUE(out.str().starts_with("K3FA?[2J\n")) << out.str();
        out.str("");
    }
}

TEST_F(DevicesTest, ACodeIsNotUsedUpWhereTheTokenCannotBeKept) {
    redeem("old", "");
    EXPECT_TRUE(transport.last("device.redeem").is_null());
    EXPECT_EQ(err.str(),
              "vegas: The token of who you are cannot be kept, so the code was not used.\n");
    EXPECT_EQ(devices->exit_code(), 1);
}

TEST_F(DevicesTest, WhoWasNobodyHasNothingToKeep) {
    redeem("", "Anna-1");
    EXPECT_EQ(set_aside, 0);
    transport.reply({{"player", "p-b"}, {"name", "Bo"}, {"token", "token-of-bo"}});
    EXPECT_EQ(out.str(), "From now on you are Bo here.\n");
}

}  // namespace
}  // namespace vegas::cli
