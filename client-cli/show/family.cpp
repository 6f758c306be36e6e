#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

namespace mp = boost::mp11;

template <class F>
using PaymentsOf = typename F::Payments;
template <class F>
using RoundStartsOf = typename F::RoundStarts;
template <class F>
using RoundEndsOf = typename F::RoundEnds;
template <class F>
using DealsOf = typename F::Deals;

// Whether the event is in the list Of<F> of any family F.
template <template <class> class Of>
bool is_any(const WireEvent& event) {
    using List = mp::mp_rename<mp::mp_flatten<mp::mp_transform<Of, ShownFamilies>>, TypeList>;
    return of_known(List{}, event, [](const auto&) { return true; });
}

}  // namespace

std::string total_text(std::int64_t total, std::string_view family, const Texts& texts) {
    std::string text = texts.money(total);
    mp::mp_for_each<ShownFamilies>([&]<class F>(F) {
        if (F::View::kWord == family) text = F::total_text(total, texts);
    });
    return text;
}

bool is_payment(const WireEvent& event) { return is_any<PaymentsOf>(event); }

bool is_round_end(const WireEvent& event) { return is_any<RoundEndsOf>(event); }

bool is_deal(const WireEvent& event) { return is_any<DealsOf>(event); }

std::optional<std::int64_t> started_round(const WireEvent& event) {
    using List =
        mp::mp_rename<mp::mp_flatten<mp::mp_transform<RoundStartsOf, ShownFamilies>>, TypeList>;
    return of_known(List{}, event, [](const auto& e) { return std::optional(e.round); });
}

void add_earnings(const WireEvent& event, Earnings& earnings) {
    mp::mp_for_each<ShownFamilies>([&]<class F>(F) { F::add_earnings(event, earnings); });
}

}  // namespace vegas::cli
