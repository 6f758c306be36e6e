#include "tests/sim/trace.hpp"

#include <cstdio>
#include <type_traits>
#include <variant>

namespace vegas::sim {
namespace {

std::string words_of(const core::Input& in) {
    return std::visit(
        []<class T>(const T& what) -> std::string {
            if constexpr (std::is_same_v<T, core::Opened>) {
                return std::to_string(what.conn.value) + " opened";
            } else if constexpr (std::is_same_v<T, core::Closed>) {
                return std::to_string(what.conn.value) + " closed";
            } else if constexpr (std::is_same_v<T, core::Received>) {
                return std::to_string(what.conn.value) + " > " + what.bytes;
            } else if constexpr (std::is_same_v<T, core::Stored>) {
                return "stored " + what.table + " to " + std::to_string(what.seq);
            } else if constexpr (std::is_same_v<T, core::Refused>) {
                return "refused " + what.table;
            } else if constexpr (std::is_same_v<T, core::Told>) {
                return "told " + std::to_string(what.ticket);
            } else if constexpr (std::is_same_v<T, core::Ready>) {
                return "---- ready";
            } else if constexpr (std::is_same_v<T, core::BotMoved>) {
                return "bot moved at " + what.table + " " + std::to_string(what.decision);
            } else {
                return {};
            }
        },
        in.what);
}

}  // namespace

void Trace::given(const core::Input& in) {
    if (const std::string words = words_of(in); !words.empty()) print(words);
}

void Trace::appended(const core::Append& append) {
    for (const std::string& record : append.records) print("+ " + append.table + " " + record);
}

void Trace::sent(const core::Send& send) {
    print(std::to_string(send.conn.value) + " < " + *send.text);
}

void Trace::logged(const core::LogLine& line) { print("log " + line.text); }

void note(const Plan& plan, const Agenda& agenda, const std::string& of, const std::string& what) {
    if (!plan.trace) return;
    std::printf("%7lld %s: %s\n", static_cast<long long>(agenda.now_ms()), of.c_str(),
                what.c_str());
}

}  // namespace vegas::sim
