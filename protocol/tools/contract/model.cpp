#include "protocol/tools/contract/model.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/event_lists.hpp"
#include "engine/families.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "protocol/families.hpp"
#include "protocol/game/events.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/json/write.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/view/tile_json.hpp"

namespace vegas::contract {
namespace {

using protocol::DescribedValue;
using protocol::FieldType;
using protocol::kField;
using protocol::kFieldCount;
using protocol::kWire;
using protocol::UnwrappedType;

// What others write may leave members out: then a new struct says what is taken.
template <class T>
constexpr bool kHasDefaults = std::is_same_v<T, Setup> || requires {
    T::kReplies;
};

// What a struct has in its I-th member, where that says something.
template <class T, std::size_t I>
std::string default_of(const typename DescribedValue<T>::Value& fresh) {
    constexpr const auto& m = kField<T, I>;
    const auto& v = protocol::project(fresh, m.get);
    using V = std::remove_cvref_t<decltype(v)>;
    std::string text;
    protocol::JsonWriter out(text);
    if constexpr (std::is_same_v<V, bool> || std::is_enum_v<V> || std::is_integral_v<V>) {
        protocol::write(out, m.as, v);
    }
    if constexpr (std::is_same_v<V, std::optional<protocol::TimeControl>>) {
        protocol::write(out, m.as, v);
    }
    return text == "-1" ? "" : text;
}

class ContractBuilder {
public:
    Contract contract;

    template <class T>
    ObjectType object(std::string_view name = kWire<T>.name, std::string_view doc = kWire<T>.doc) {
        ObjectType o{.name = std::string(name), .doc = std::string(doc)};
        protocol::each_index<kFieldCount<T>>([&](auto i) { o.members.push_back(member<T, i>()); });
        protocol::each_index<decltype(kWire<T>)::kSize>([&](auto i) {
            constexpr const auto& rule = protocol::get_element<i>(kWire<T>.members);
            using Rule = std::remove_cvref_t<decltype(rule)>;
            if constexpr (std::is_same_v<Rule, protocol::ExactlyOne>) {
                o.exactly_one.emplace_back(rule.a, rule.b);
            } else if constexpr (std::is_same_v<Rule, protocol::Together>) {
                o.together.emplace_back(rule.a, rule.b);
            }
        });
        return o;
    }
    template <template <class...> class List, class... T>
    std::vector<ObjectType> all(const List<T...>*) {
        return {object<T>()...};
    }
    template <class... T>
    std::vector<ObjectType> requests(const std::variant<T...>*) {
        std::vector<ObjectType> list{request<T>()...};
        return list;
    }
    template <class... F, class... List>
    void families(TypeList<F...>, TypeList<List...>) {
        (contract.families.push_back(family<F>(static_cast<const List*>(nullptr))), ...);
    }
    // What view_json() adds to the public part.
    Property you() {
        const Type item = reference<protocol::ViewerPart>();
        return {.name = "you",
                .type = {.kind = K::or_null, .item = std::make_shared<const Type>(item)},
                .optional = false,
                .doc = "your own part; null for spectators",
                .default_json = {}};
    }
    template <class... Contents>
    void faces(TypeList<Contents...>) {
        (contract.faces.push_back(
             {std::string(Contents::kRules.id),
              object<las_vegas::TileWith<Contents>>(kWire<Contents>.name, kWire<Contents>.doc)}),
         ...);
    }

private:
    template <class F, class Events>
    FamilyContract family(const Events* events) {
        std::string name(word_of(F::kFamily));
        std::ranges::replace(name, '-', '_');
        FamilyContract made{.family = F::kFamily,
                            .name = std::move(name),
                            .events = all(events),
                            .view = object<protocol::WholeView<typename F::View>>(),
                            .shows = object<typename F::Preview>()};
        made.view.members.push_back(you());
        return made;
    }
    template <class T>
    ObjectType request() {
        ObjectType o = object<T>();
        for (const std::string_view reply : T::kReplies) {
            if (!reply.empty()) o.replies.emplace_back(reply);
        }
        return o;
    }

    template <class T, std::size_t I>
    Property member() {
        constexpr const auto& m = kField<T, I>;
        if constexpr (requires { m.get; }) {
            using V = FieldType<decltype(m.get), T>;
            Property made{.name = std::string(m.name),
                          .type = type_of<V>(m.as),
                          .optional = m.presence != protocol::FieldPresence::required,
                          .doc = std::string(m.doc),
                          .default_json = {}};
            if constexpr (m.presence != protocol::FieldPresence::required && kHasDefaults<T> &&
                          std::is_lvalue_reference_v<decltype(protocol::project(
                              std::declval<const typename DescribedValue<T>::Value&>(), m.get))>) {
                made.default_json = default_of<T, I>({});
            }
            return made;
        } else {
            return {.name = std::string(m.name),
                    .type = type_of<std::string>(m.as),
                    .optional = false,
                    .doc = std::string(m.doc),
                    .default_json = {}};
        }
    }

    template <class V, class As>
    Type type_of(const As& as) {
        return type(as, static_cast<V*>(nullptr));
    }
    using K = Type::Kind;
    static Type plain(K kind) { return {.kind = kind}; }
    Type type(as::SeatFormat, const void*) { return plain(K::seat); }
    Type type(as::OwnerFormat, const void*) { return plain(K::owner); }
    Type type(as::CasinoFormat, const void*) { return plain(K::casino); }
    Type type(as::TileIdFormat, const void*) { return plain(K::tile); }
    Type type(as::TileNameFormat, const void*) { return plain(K::tile); }
    Type type(as::FaceFormat, const void*) { return plain(K::face); }
    Type type(as::DollarsFormat, const void*) { return plain(K::dollars); }
    Type type(as::MoneyFormat, const void*) { return plain(K::money); }
    Type type(as::SumFormat, const void*) { return plain(K::sum); }
    Type type(as::BoolFormat, const void*) { return plain(K::boolean); }
    Type type(as::YesFormat, const void*) { return plain(K::yes); }
    Type type(as::NullFormat, const void*) { return plain(K::null); }
    Type type(as::EmptyFormat, const void*) { return plain(K::empty); }
    Type type(as::ActionFormat, const void*) { return plain(K::action); }
    Type type(as::OfferFormat, const void*) { return plain(K::offer); }
    Type type(as::ViewFormat, const void*) { return plain(K::view); }
    template <class T>
    Type type(const as::OwnFormat& as, const T* none) {
        const std::string name(as.schema);
        contract.own_schemas[name] = own_schema(none);
        return {.kind = K::object, .name = name};
    }
    Type type(const as::NumberFormat& as, const void*) {
        return {.kind = K::number, .least = as.least, .most = as.most};
    }
    Type type(const as::TextFormat& as, const void*) {
        return {.kind = K::text, .name = std::string(as.kind)};
    }
    Type type(as::TitleFormat, const void*) { return {.kind = K::text, .name = "text"}; }
    Type type(const as::HexFormat& as, const void*) { return {.kind = K::hex, .least = as.bytes}; }
    Type type(const as::RawFormat& as, const void*) {
        return {.kind = K::raw, .name = std::string(as.schema)};
    }
    Type type(const as::RawListFormat& as, const void*) {
        const Type item{.kind = K::raw, .name = std::string(as.schema)};
        return {.kind = K::list,
                .least = 0,
                .most = INT32_MAX,
                .item = std::make_shared<const Type>(item)};
    }
    template <class T>
    Type type(const as::WrittenFormat<T>& as, const void*) {
        return {.kind = K::list,
                .least = 0,
                .most = as.most,
                .item = std::make_shared<const Type>(reference<T>())};
    }
    Type type(const as::EitherFormat& as, const void*) {
        return {.kind = K::word, .words = {std::string(as.if_true), std::string(as.if_false)}};
    }
    Type type(as::OptionNameFormat, const void*) {
        Type t{.kind = K::word, .name = {}};
        for (const std::string_view name : protocol::kFieldNames<Setup>) t.words.emplace_back(name);
        return t;
    }
    template <class E>
    Type type(as::WordFormat, const E*) {
        Type t{.kind = K::word, .name = {}};
        for (const auto& row : words(E{})) {
            if (row.name != "none" || !std::is_same_v<E, Ask>) t.words.emplace_back(row.name);
        }
        if constexpr (requires { list_title(E{}); }) {
            constexpr ListTitle title = list_title(E{});
            t.name = title.name;
            contract.lists[t.name] = {std::string(title.doc), t.words};
        }
        return t;
    }
    Type type(as::OptionsFormat, const Setup*) { return reference<Setup>(); }
    Type type(as::ObjectFormat, const las_vegas::TileView*) { return plain(K::tile_on_casino); }
    template <class T>
    Type type(as::ObjectFormat, const T*) {
        return reference<T>();
    }
    template <class T>
    Type type(as::InOrderFormat, const T*) {
        return reference<T>();
    }
    template <class Item, class V>
    Type type(const as::OrNullFormat<Item>& as, const V*) {
        return {.kind = K::or_null, .item = std::make_shared<const Type>(type_of<V>(as.item))};
    }
    template <class Item, as::PatchMode How, class L>
    Type type(const as::ListFormat<Item, How>& as, const L*) {
        using V = UnwrappedType<decltype(*std::declval<const L&>().begin())>;
        return {.kind = K::list,
                .least = as.least,
                .most = as.most,
                .item = std::make_shared<const Type>(type_of<V>(as.item))};
    }

    // The object joins the list once, behind what it is made of.
    template <class T>
    Type reference() {
        const std::string name(kWire<T>.name);
        auto& list = contract.objects;
        const auto known = [&](const ObjectType& o) { return o.name == name; };
        if (std::ranges::none_of(list, known)) {
            ObjectType made = object<T>();
            list.push_back(std::move(made));
        }
        return {.kind = K::object, .name = name};
    }
};

template <class List>
constexpr const List* kAll = nullptr;

}  // namespace

Contract make_contract() {
    ContractBuilder make;
    make.faces(las_vegas::Tiles{});
    Contract& c = make.contract;
    c.requests = make.requests(kAll<protocol::Op>);
    c.table_events = make.all(kAll<protocol::at_table::TableEvent>);
    make.families(Families{}, EventLists{});
    c.view_before = make.object<protocol::WholeView<protocol::NoGame>>();
    c.view_before.members.push_back(make.you());
    c.messages = make.all(kAll<protocol::ServerMessage>);
    c.replies = make.all(kAll<protocol::PlainReply>);
    c.transcript = make.object<protocol::Transcript>();
    return c;
}

std::string default_of_option(Ruleset ruleset, std::string_view option) {
    std::string text;
    protocol::each_index<kFieldCount<Setup>>([&](auto i) {
        if (kField<Setup, i>.name == option) text = default_of<Setup, i>(Setup::fresh(ruleset));
    });
    return text;
}

bool same(const Type& a, const Type& b) {
    if (a.kind != b.kind || a.least != b.least || a.most != b.most || a.name != b.name ||
        a.words != b.words || (a.item == nullptr) != (b.item == nullptr)) {
        return false;
    }
    return a.item == nullptr || same(*a.item, *b.item);
}

std::vector<MergedProperty> merged(const std::vector<const ObjectType*>& objects) {
    std::vector<MergedProperty> list;
    std::vector<std::size_t> times;
    for (const ObjectType* o : objects) {
        for (const Property& m : o->members) {
            auto it = std::ranges::find(list, m.name, &MergedProperty::name);
            if (it == list.end()) {
                list.push_back({.name = m.name, .doc = m.doc, .alternatives = {}});
                times.push_back(0);
                it = list.end() - 1;
            }
            ++times[static_cast<std::size_t>(it - list.begin())];
            it->optional = it->optional || m.optional;
            if (it->doc.empty()) it->doc = m.doc;
            const auto is_same = [&](const Type& t) { return same(t, m.type); };
            if (std::ranges::none_of(it->alternatives, is_same)) {
                it->alternatives.push_back(m.type);
            }
        }
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        list[i].optional = list[i].optional || times[i] < objects.size();
    }
    return list;
}

std::vector<MergedProperty> merged_view(const Contract& c) {
    std::vector<const ObjectType*> views;
    for (const FamilyContract& family : c.families) views.push_back(&family.view);
    views.push_back(&c.view_before);
    return merged(views);
}

std::vector<ObjectType> all_events(const Contract& c) {
    std::vector<ObjectType> list = c.table_events;
    for (const FamilyContract& family : c.families) {
        for (const ObjectType& e : family.events) {
            if (std::ranges::none_of(
                    list, [&](const ObjectType& known) { return known.name == e.name; })) {
                list.push_back(e);
            }
        }
    }
    return list;
}

std::string pascal(std::string_view snake) {
    std::string text;
    bool up = true;
    for (const char ch : snake) {
        const bool joint = ch == '_' || ch == '.' || ch == '-';
        if (!joint) {
            text += up ? static_cast<char>(std::toupper(static_cast<unsigned char>(ch))) : ch;
        }
        up = joint;
    }
    return text;
}

}  // namespace vegas::contract
