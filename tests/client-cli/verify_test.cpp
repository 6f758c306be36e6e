#include "client-cli/local/verify.hpp"

#include <gtest/gtest.h>

#include <fstream>
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
    t.actions[2].action = {Act::pass};
    const Said s = said(protocol::transcript_json(t));
    EXPECT_EQ(s.code, kExitFailed);
    EXPECT_EQ(s.out, "wrong game=k3f9xq-1 action 3 (seat " + std::to_string(t.actions[2].seat) +
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

// Their values are those of the document that they were made from, and so is the digest.
TEST(VerifyCommand, FindsNothingRightInADocumentMadeToLookLikeAnother) {
    const std::string text = protocol::transcript_json(played());
    const auto with = [&](const std::string& old, const std::string& now) {
        std::string changed = text;
        const std::size_t at = changed.find(old);
        EXPECT_NE(at, std::string::npos) << old;
        return changed.replace(at, old.size(), now);
    };
    const std::string nul(1, '\0');
    EXPECT_EQ(said(text + "\n").code, kExitDone);
    EXPECT_EQ(said(text + nul + "and more").code, kExitUsage);
    EXPECT_EQ(said("\xef\xbb\xbf" + text).code, kExitUsage);
    EXPECT_EQ(said(with(R"("game":)", R"("game":"x","game":)")).code, kExitUsage);
    EXPECT_EQ(said(with(R"("options":{})", R"("options":{"open_money":false})")).code, kExitFailed);
    EXPECT_EQ(said(with(R"("winners":[0)", R"("winners":[0.0)")).code, kExitFailed);
}

TEST(VerifyCommand, ReadsNoMoreThanATranscriptHas) {
    std::ifstream endless("/dev/zero", std::ios::binary);
    std::ostringstream out, err;
    EXPECT_EQ(verify({"-", {}}, endless, out, err), kExitFailed);
    EXPECT_EQ(err.str(), "vegas: not a transcript: too large for a transcript\n");
}

TEST(VerifyCommand, SaysWhatItCannotRead) {
    std::istringstream in;
    std::ostringstream out, err;
    EXPECT_EQ(verify({"no/such/file", {}}, in, out, err), kExitUsage);
    EXPECT_EQ(
        err.str(),
        "vegas: no/such/file: there is no such file, and it is neither the id of a game (like "
        "k3f9xq-1) nor a link to one\n");
    EXPECT_EQ(verify({"-", {}}, in, out, err), kExitUsage);
}

}  // namespace vegas::cli
