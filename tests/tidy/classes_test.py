#!/usr/bin/python3
"""Members of classes are counted as C++ reads them, and each exception is needed."""
import unittest

from load import load

classes = load("classes")

SOURCE = """
namespace vegas::core {
enum class Color { red, green };
// class Commented { int a; };
template <class T>
class Table final : public Base<T>, Other {
    friend class Chair;
    using Map = std::map<int, std::function<void(int)>>;
    static constexpr int kMost = 3, kLeast = 1;
    enum { kOne, kTwo };
    struct Seat {
        int a = 0, b = 1;
        void leave();
    };

public:
    Table() : color_{Color::red}, seats_(std::vector<int>{1, 2}), Base<T>{} { start(); }
    explicit Table(int a) noexcept(true);
    ~Table() { stop(); }
    Table(const Table&) = delete;
    Table& operator=(Table&&) = delete;
    bool operator==(const Table&) const = default;
    bool operator<(const Table& other) const { return color_ < other.color_; }
    explicit operator bool() const;
    void operator()(int) const {}
    [[nodiscard]] const std::map<int, int>& seats() const { return seats_; }
    [[nodiscard]] auto begin() const -> std::vector<int>::iterator { return {}; }
    template <class F, int N = (3 > 2 ? 1 : 0)>
        requires std::invocable<F>
    void each(F&& f, std::map<int, int> with = {}) { f(); }
    static int count(int a) { return a < 3 ? 1 : 2; }
    virtual void stop() = 0;

protected:
    void on(int);
    void on(char) const noexcept;

private:
    std::function<void(int)> callback_;
    void (*pointer_)(int) = nullptr;
    bool (Seat::*member_)() const;
    Color color_{Color::red};
    int low_ = 3 < 4, high_[2] = {1, 2};
    std::array<int, (kMost > 2)> list_{};
    static inline int instances_ = 0;
    Seat first_ = make(1, [](int) { return Seat{}; });
    struct { int x; } point_;
    const char* text_ = "int a; int b; }";
};
}  // namespace vegas::core
"""


def count(body, head="struct T"):
    return list(classes.classes_in(head + " {" + body + "};"))[0]


class Counts(unittest.TestCase):
    def test_a_class_with_everything(self):
        table, seat = classes.classes_in(SOURCE, "a.hpp")
        self.assertEqual((table.name, table.file, table.line), ("core::Table", "a.hpp", 6))
        # <, bool, (), seats, begin, each, count, stop, on, on
        self.assertEqual(table.functions, 10)
        # callback, pointer, member, color, low, high, list, instances, first, point, text
        self.assertEqual(table.data, 11)
        self.assertEqual((seat.name, seat.functions, seat.data), ("core::Table::Seat", 1, 2))

    def test_classes_in_functions_and_in_anonymous_namespaces(self):
        names = [c.name for c in classes.classes_in(
            "namespace vegas {\nnamespace {\nclass A { int a; };\n}\nvoid f() { struct B {}; }\n}")]
        self.assertEqual(names, ["A", "B"])

    def test_plain_records(self):
        self.assertTrue(count("int a, b; bool operator==(const T&) const = default;"
                              "static int most(const T&) { return 1; }"
                              "static constexpr auto wire(auto is) { return is(); }").is_record)
        self.assertTrue(count("template <class F> constexpr auto wire(F is) {}").is_record)
        self.assertFalse(count("int a; int b() const { return a; }").is_record)
        self.assertFalse(count("T(); int a;").is_record)
        self.assertFalse(count("int a;", "class T").is_record)

    def test_forward_declarations_are_no_classes(self):
        self.assertEqual(list(classes.classes_in("class A; enum class B { c }; A f(class A* a);")),
                         [])


class Limits(unittest.TestCase):
    def setUp(self):
        self.many = list(classes.classes_in(
            "class Many {" + "void f();" * 26 + "int a;" * 13 + "};\nclass Few { int a; };",
            "a.hpp"))

    def test_too_many(self):
        self.assertEqual(classes.check(self.many, ""),
                         ["a.hpp:1: Many has 26 member functions; at most 25",
                          "a.hpp:1: Many has 13 data members; at most 12"])

    def test_exceptions(self):
        allowed = "# why\nMany functions 26 It is a list.\nMany data 13 Likewise.  # more\n"
        self.assertEqual(classes.check(self.many, allowed), [])
        self.assertEqual(len(classes.check(self.many, allowed.replace("26", "24"))), 1)

    def test_each_exception_is_needed_and_says_why(self):
        said = classes.check(self.many[1:], "Few data 13 It grows.\nGone functions 30 It grew.\n")
        self.assertEqual(said, ["classes.txt: Few needs no exception for its data",
                                "classes.txt: Gone needs no exception for its functions"])
        self.assertIn("REASON", classes.check([], "Many data 13")[0])

    def test_a_long_record_fits(self):
        record = classes.classes_in("struct Row {" + "int a;" * 40 + "};")
        self.assertEqual(classes.check(record, ""), [])


if __name__ == "__main__":
    unittest.main()
