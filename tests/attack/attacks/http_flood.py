from harness.attack import HttpFlood

PATHS = ("/api/version", "/", "/api/rules", "/api/rules/royale", "/api/tables", "/nowhere")
BATCH = b"".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for path in PATHS * 5)


class Http(HttpFlood):
    """Asks for everything that can be had over HTTP, many requests in one write."""

    def next_bytes(self, number):
        return BATCH
