#include "server/shell/store/postgres/pooling.hpp"

#include <random>
#include <string>
#include <utility>

namespace vegas::shell::postgres {
namespace {

void require_whole_transactions(PostgresConnection& connection) {
    connection.begin();
    const PostgresRows found = connection.run(
        "select current_setting('vegas.transaction', true), current_setting('in_hot_standby')");
    connection.run("commit");
    require_primary(found.text(0, 1));
    if (found.text(0, 0) == "whole") return;
    throw PostgresError({}, "a connection pooler splits transactions: use session pooling");
}

// A value of its own, in the session that the connection has at that moment.
class Mark {
public:
    Mark(PostgresConnection& connection, std::string value)
        : connection_(connection), value_(std::move(value)) {
        connection_.run("set vegas.session = '" + value_ + "'");
    }

    [[nodiscard]] bool is_there() const {
        return connection_.run("select current_setting('vegas.session', true)").text(0, 0) ==
               value_;
    }

private:
    PostgresConnection& connection_;
    std::string value_;
};

// Two connections mark their sessions in turn. If both get the same session, the second mark
// replaces the first. If the pooler has more, the second connection holds one in a transaction, and
// a mark is missing.
bool has_own_session(PostgresConnection& first, const std::string& url) {
    PostgresConnection second(url);
    const std::string name = std::to_string(std::random_device{}());
    const Mark mark(first, name + " first");
    const Mark other(second, name + " second");
    if (!mark.is_there()) return false;
    second.begin();
    const bool has_both = mark.is_there() && other.is_there();
    second.run("commit");
    return has_both;
}

}  // namespace

void require_pooling(PostgresConnection& connection, const std::string& url,
                     DatabasePooling pooling) {
    require_whole_transactions(connection);
    if (pooling == DatabasePooling::transaction || has_own_session(connection, url)) return;
    throw PostgresError({},
                        "a connection pooler gives a connection another session for each "
                        "transaction: use session pooling, or say database_pooling = transaction");
}

}  // namespace vegas::shell::postgres
