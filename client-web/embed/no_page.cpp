// The page of a program that was built without one.
#include "server/shell/http/page.hpp"

namespace vegas::shell {

Page embedded_page() { return {}; }

}  // namespace vegas::shell
