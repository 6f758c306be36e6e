# Writes the .cpp that holds the SQL of the schema's steps.
#   cmake -D "FILES=1.sql;2.sql;..." -D OUT=schema_steps.cpp -P embed_sql.cmake

set(steps "")
foreach(file IN LISTS FILES)
    file(READ ${file} sql)
    string(APPEND steps "R\"sql(${sql})sql\",\n")
endforeach()

file(WRITE ${OUT} "// Written by embed_sql.cmake.
#include \"server/shell/store/postgres/schema.hpp\"

namespace {

constexpr const char* kSteps[] = {
${steps}};

}  // namespace

namespace vegas::shell::postgres {

std::span<const char* const> schema_steps() { return kSteps; }

}  // namespace vegas::shell::postgres
")
