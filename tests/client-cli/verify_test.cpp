#include "client-cli/local/verify.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "client-cli/commands/exit_codes.hpp"
#include "tests/protocol/some_transcript.hpp"

namespace vegas::cli {
namespace {

struct Said {
    int code;
    std::string out, err;
};

Said said(const std::string& bytes) {
    std::ostringstream out, err;
    const int code = verify_bytes(bytes, out, err);
    return {code, out.str(), err.str()};
}

protocol::Transcript played() { return test::played({.seats = 3}); }

}  // namespace

TEST(VerifyCommand, SaysWhatItFoundRight) {
    const auto t = played();
    const Said s = said(protocol::transcript_json(t));
    EXPECT_EQ(s.code, kExitDone);
    EXPECT_EQ(s.out.find("verified game=k3f9xq-1 ruleset=royale-basic actions="), 0U) << s.out;
    EXPECT_NE(s.out.find("\ncommitment=" + protocol::hex(t.commitment)), std::string::npos);
    EXPECT_NE(s.out.find("\ndigest=" + protocol::hex(t.digest)), std::string::npos);
    EXPECT_EQ(s.err, "");
}

TEST(VerifyCommand, SaysWhatIsWrongAndWhere) {
    auto t = played();
    t.answers[2].action = {Act::pass};
    const Said s = said(protocol::transcript_json(t));
    EXPECT_EQ(s.code, kExitFailed);
    EXPECT_EQ(s.out, "wrong game=k3f9xq-1 action 3 (seat " + std::to_string(t.answers[2].seat) +
                         "): this is not a legal action here\n");
}

TEST(VerifyCommand, TellsWhatIsNoJsonFromWhatIsNoTranscript) {
    EXPECT_EQ(said("{}").code, kExitFailed);
    EXPECT_EQ(said("{").code, kExitUsage);
}

TEST(VerifyCommand, ReadsStandardInput) {
    std::istringstream in(protocol::transcript_json(played()));
    std::ostringstream out, err;
    EXPECT_EQ(verify({"-", {}}, in, out, err), kExitDone);
}

TEST(VerifyCommand, SaysWhatItCannotRead) {
    std::istringstream in;
    std::ostringstream out, err;
    EXPECT_EQ(verify({"no/such/file", {}}, in, out, err), kExitUsage);
    EXPECT_EQ(err.str(), "vegas: no/such/file cannot be read\n");
    EXPECT_EQ(verify({"-", {}}, in, out, err), kExitUsage);
}

}  // namespace vegas::cli
