# Writes OUT, which names the commit of the sources in SOURCE. COMMIT names it where they are in no
# repository, as in a container's build. A file that would be the same stays as old as it is.
cmake_minimum_required(VERSION 3.25)
if(NOT COMMIT)
    execute_process(
        COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
        OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT
"#include \"server/shell/process/version.hpp\"

std::string_view vegas::shell::commit() { return \"@COMMIT@\"; }
")
