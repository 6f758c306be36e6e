#include "tests/sim/trace.hpp"

#include <cstdio>
#include <type_traits>
#include <variant>

namespace vegas::sim {
namespace {

std::string words_of(const core::Input& in) {
    return std::visit(
        []<class T>(const T& what) -> std::string {
            if constexpr (std::is_same_v<T, core::ConnectionOpened>) {
                return std::to_string(what.conn.value) + " opened";
            } else if constexpr (std::is_same_v<T, core::ConnectionClosed>) {
                return std::to_string(what.conn.value) + " closed";
            } else if constexpr (std::is_same_v<T, core::Received>) {
                return std::to_string(what.conn.value) + " > " + what.bytes;
            } else if constexpr (std::is_same_v<T, core::AppendStored>) {
                return "stored " + what.table + " to " + std::to_string(what.seq);
            } else if constexpr (std::is_same_v<T, core::AppendRefused>) {
                return "refused " + what.table;
            } else if constexpr (std::is_same_v<T, core::QueryReply>) {
                return "told " + std::to_string(what.ticket.number);
            } else if constexpr (std::is_same_v<T, core::AllTablesLoaded>) {
                return "---- ready";
            } else if constexpr (std::is_same_v<T, core::BotDecided>) {
                return "bot moved at " + what.table + " " + std::to_string(what.decision);
            } else {
                return {};
            }
        },
        in.what);
}

}  // namespace

void Trace::on_input(const core::Input& in) {
    if (const std::string words = words_of(in); !words.empty()) print(words);
}

void Trace::on_append(const core::Append& append) {
    for (const std::string& record : append.records) print("+ " + append.table + " " + record);
}

void Trace::on_send(const core::Send& send) {
    print(std::to_string(send.conn.value) + " < " + *send.text);
}

void Trace::on_log(const core::LogLine& line) { print("log " + line.text); }

void note(const Plan& plan, const Scheduler& agenda, const std::string& of,
          const std::string& what) {
    if (!plan.trace) return;
    std::printf("%7lld %s: %s\n", static_cast<long long>(agenda.now_ms()), of.c_str(),
                what.c_str());
}

}  // namespace vegas::sim
