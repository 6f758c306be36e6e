// The page for browsers: files embedded in the program.
#pragma once

#include <span>
#include <string_view>

namespace vegas::shell {

// A file and its encodings. An encoding that saves next to nothing is left out.
struct PageFile {
    std::string_view path;  // "/assets/index-B5Fq.js"
    std::string_view content_type;
    bool immutable = false;  // its name has a hash of its content
    std::string_view etag;   // without quotes
    std::string_view plain;
    std::string_view brotli;  // empty: not kept
    std::string_view gzip;    // empty: not kept
};

struct Page {
    std::string_view build;           // a hash of all files, in the page's <meta name="build"> too
    std::span<const PageFile> files;  // sorted by path; none: there is no page

    // nullptr if there is no such file. "/" is "/index.html".
    [[nodiscard]] const PageFile* find(std::string_view path) const;
};

// The page that this program was built with. Defined in vegas_page, which client-web/ builds, not
// in the shell's library.
[[nodiscard]] Page embedded_page();

}  // namespace vegas::shell
