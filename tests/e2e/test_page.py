#!/usr/bin/python3
"""The page for browsers as vegasd serves it: its files, encodings, caching and headers."""

import asyncio
import gzip
import html.parser
import http.client
import json
import re
import subprocess
import unittest
import urllib.parse

from support import TIMEOUT_S
from support.client import Client
from support.prefix_proxy import PrefixProxy
from support.raw_socket import RawSocket
from support.server import ServerTest
from support.tables import close_clients

URL_IN_CSS = re.compile(r"url\(([^)]+)\)")
CONTENT_TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
POLICY = {
    "default-src": "'none'", "script-src": "'self'", "style-src": "'self'",
    "img-src": "'self' data:", "font-src": "'self'", "connect-src": "'self'",
    "manifest-src": "'self'", "base-uri": "'none'", "form-action": "'none'",
    "frame-ancestors": "'none'",
}


class Links(html.parser.HTMLParser):
    """What a page of HTML loads, the build that it names, and what the policy would not let be."""

    def __init__(self, text):
        super().__init__()
        self.urls, self.build, self.inline = [], None, []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        fields = dict(attrs)
        if tag in ("link", "script", "img"):
            self.urls += [fields[name] for name in ("href", "src") if name in fields]
        if tag == "meta" and fields.get("name") == "build":
            self.build = fields["content"]
        if tag == "style" or (tag == "script" and "src" not in fields):
            self.inline.append(tag)
        self.inline += [name for name in fields if name.startswith("on")]


def unbrotli(data):
    program = ("const data = require('fs').readFileSync(0);"
               "process.stdout.write(require('zlib').brotliDecompressSync(data))")
    return subprocess.run(["node", "-e", program], input=data, capture_output=True,
                          check=True).stdout


class PageTest(ServerTest):
    def get(self, path, method="GET", **headers):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.server.http_bytes(method, path, headers=named)

    def files(self):
        """Path -> content of the page and of all that it loads, found as a browser would."""
        found, wanted = {}, ["/"]
        while wanted:
            path = wanted.pop()
            if path in found:
                continue
            status, headers, body = self.get(path)
            self.assertEqual(status, 200, path)
            found[path] = body
            wanted += [urllib.parse.urljoin(path, url) for url in self.urls_in(path, headers, body)]
        return found

    @staticmethod
    def urls_in(path, headers, body):
        kind = headers["content-type"].split(";")[0]
        if kind == "text/html":
            return Links(body.decode()).urls
        if kind == "text/css":
            return [url.strip("\"'") for url in URL_IN_CSS.findall(body.decode())]
        if kind == "application/manifest+json":
            return [icon["src"] for icon in json.loads(body)["icons"]]
        if kind == "text/javascript":  # the parts that are loaded when they are needed
            return re.findall(r"[\"'`](\./[\w-]+-[\w-]{8}\.(?:js|css))[\"'`]", body.decode())
        return []


class Files(PageTest):
    def test_everything_that_the_page_loads_is_there(self):
        files = self.files()
        kinds = {path.rsplit(".", 1)[-1] for path in files}
        self.assertLessEqual({"js", "css", "woff2", "svg", "webmanifest"}, kinds)
        for path in files:
            kind = "html" if path == "/" else path.rsplit(".", 1)[-1]
            with self.subTest(path):
                self.assertEqual(self.get(path)[1]["content-type"], CONTENT_TYPES[kind])

    def test_nothing_in_it_is_inline(self):
        self.assertEqual(Links(self.get("/")[2].decode()).inline, [])

    def test_the_page_has_two_paths(self):
        self.assertEqual(self.get("/")[2], self.get("/index.html")[2])
        self.assertEqual(self.get("/?from=mail")[2], self.get("/")[2])

    async def test_it_names_the_build_that_the_server_names(self):
        build = Links(self.get("/")[2].decode()).build
        self.assertRegex(build, "^[0-9a-f]{16}$")
        self.assertEqual(self.server.json("/api/version")["page"], build)
        client = await Client.connect(self.server, name="Anna")
        self.assertEqual(client.welcome["server"]["page"], build)

    def test_links_are_relative(self):
        for url in Links(self.get("/")[2].decode()).urls:
            self.assertTrue(url.startswith("./"), url)

    def test_head_says_how_long_each_file_is(self):
        for path, body in self.files().items():
            with self.subTest(path):
                status, headers, nothing = self.get(path, "HEAD")
                self.assertEqual((status, nothing), (200, b""))
                self.assertEqual(int(headers["content-length"]), len(body))

    def test_it_is_only_read(self):
        for method in ("POST", "PUT", "DELETE"):
            status, headers, _ = self.get("/", method)
            self.assertEqual((status, headers["allow"]), (405, "GET, HEAD"))

    def test_several_files_come_over_one_connection(self):
        connection = http.client.HTTPConnection(
            self.server.host, self.server.port, timeout=TIMEOUT_S
        )
        for path, body in self.files().items():
            connection.request("GET", path)
            self.assertEqual(connection.getresponse().read(), body)
        connection.close()


class Encodings(PageTest):
    decoders = {"br": unbrotli, "gzip": gzip.decompress}

    def test_each_encoding_holds_the_same_file(self):
        for path, plain in self.files().items():
            for name, decode in self.decoders.items():
                with self.subTest(path, encoding=name):
                    status, headers, body = self.get(path, Accept_Encoding=name)
                    self.assertEqual((status, int(headers["content-length"])), (200, len(body)))
                    if "content-encoding" in headers:
                        self.assertEqual(headers["content-encoding"], name)
                        self.assertLess(len(body), len(plain))
                        self.assertEqual(decode(body), plain)
                    else:
                        self.assertEqual(body, plain)

    def test_what_can_be_smaller_is(self):
        for path, plain in self.files().items():
            _, headers, _ = self.get(path, Accept_Encoding="gzip, deflate, br")
            text = headers["content-type"].startswith(("text/", "image/svg")) and len(plain) > 1000
            if text:
                self.assertEqual(headers["content-encoding"], "br", path)
                self.assertEqual(headers["vary"], "Accept-Encoding", path)
            if path.endswith(".woff2"):
                self.assertNotIn("content-encoding", headers, path)

    def test_the_weights_count(self):
        for accept, encoding in (("br;q=0.1, gzip;q=0.2", "gzip"), ("br;q=0, *", "gzip"),
                                 ("identity, br;q=0.9", None), ("gzip;q=0", None), ("", None)):
            with self.subTest(accept):
                _, headers, _ = self.get("/", Accept_Encoding=accept)
                self.assertEqual(headers.get("content-encoding"), encoding)

    def test_a_header_in_several_lines(self):
        raw = RawSocket(self.server, upgrade=False)
        raw.send(b"HEAD / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br;q=0.5\r\n"
                 b"Accept-Encoding: gzip\r\nConnection: close\r\n\r\n")
        self.assertIn(b"\r\nContent-Encoding: gzip\r\n", raw.socket.recv(65536))
        raw.close()


class Caching(PageTest):
    options = ("--unlimited", "127.0.0.1")  # each file is asked for nine times

    def test_only_names_with_a_hash_are_kept_unasked(self):
        for path in self.files():
            with self.subTest(path):
                keep = "public, max-age=31536000, immutable"
                cache = keep if path.startswith("/assets/") else "no-cache"
                self.assertEqual(self.get(path)[1]["cache-control"], cache)

    def test_what_is_known_is_not_sent_again(self):
        for path in self.files():
            for accept in ("", "gzip", "br"):
                with self.subTest(path, accept=accept):
                    _, first, _ = self.get(path, Accept_Encoding=accept)
                    for method in ("GET", "HEAD"):
                        status, headers, body = self.get(
                            path, method, Accept_Encoding=accept, If_None_Match=first["etag"]
                        )
                        self.assertEqual((status, body), (304, b""))
                        for name in ("etag", "cache-control", "vary"):
                            self.assertEqual(headers.get(name), first.get(name))
                        self.assertNotIn("content-length", headers)

    def test_each_encoding_has_an_etag_of_its_own(self):
        etags = [self.get("/", Accept_Encoding=name)[1]["etag"] for name in ("", "gzip", "br")]
        self.assertEqual(len(set(etags)), 3)
        status, _, body = self.get("/", Accept_Encoding="br", If_None_Match=etags[0])
        self.assertEqual((status, unbrotli(body)), (200, self.get("/")[2]))


class Headers(PageTest):
    def test_every_reply_of_the_page_has_them(self):
        etag = self.get("/")[1]["etag"]
        for path, known in [(path, "") for path in self.files()] + [("/", etag)]:
            with self.subTest(path, known=known):
                _, headers, _ = self.get(path, If_None_Match=known)
                policy = dict(
                    part.split(" ", 1) for part in headers["content-security-policy"].split("; ")
                )
                self.assertEqual(policy, POLICY)
                self.assertEqual(headers["x-content-type-options"], "nosniff")
                self.assertEqual(headers["referrer-policy"], "no-referrer")
                self.assertEqual(headers["cross-origin-opener-policy"], "same-origin")
                self.assertIn("camera=()", headers["permissions-policy"])

    def test_what_is_no_page_may_do_nothing(self):
        for path in ("/api/version", "/nothing"):
            policy = self.get(path)[1]["content-security-policy"]
            self.assertEqual(policy, "default-src 'none'; frame-ancestors 'none'")


class Elsewhere(PageTest):
    def test_other_paths_are_not_found(self):
        for path in ("/index.htm", "/INDEX.HTML", "/index.html/", "/assets", "/assets/",
                     "/assets/index.js", "/favicon.ico", "/src/main.ts", "/package.json", "//"):
            with self.subTest(path):
                self.assertEqual(self.get(path)[0], 404)

    def test_no_path_leads_out(self):
        script = next(path for path in self.files() if path.endswith(".js"))
        for path in ("/../etc/passwd", "/../../../../../../etc/passwd", "/assets/../index.html",
                     f"/./{script}", "/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
                     "/assets/%2e%2e/index.html", "/assets\\..\\index.html", "/index.html%00",
                     "/assets/../../../CMakeLists.txt", "/" + "../" * 500 + "etc/passwd"):
            with self.subTest(path):
                status, headers, body = self.get(path)
                self.assertEqual((status, headers["content-type"]), (404, "application/json"))
                self.assertEqual(json.loads(body)["error"]["code"], "not_found")

    def test_bytes_that_are_no_path(self):
        for target in (b"index.html", b"/\x00", b"/\xff\xfe", b"*", b"http://x/index.html"):
            with self.subTest(target):
                raw = RawSocket(self.server, upgrade=False)
                raw.send(b"GET " + target + b" HTTP/1.1\r\nHost: localhost\r\n"
                         b"Connection: close\r\n\r\n")
                self.assertRegex(raw.socket.recv(65536), rb"^HTTP/1.1 4\d\d ")
                raw.close()


class BehindAProxy(PageTest):
    """All that the page needs lies below the prefix, the game too."""

    prefix = "/games/vegas"

    async def fetch(self, proxy, path):
        def ask():
            connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=TIMEOUT_S)
            connection.request("GET", path)
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, body

        return await asyncio.to_thread(ask)

    async def test_the_page_and_all_that_it_loads(self):
        async with PrefixProxy(self.server, self.prefix) as proxy:
            found, wanted = set(), [self.prefix + "/"]
            while wanted:
                path = wanted.pop()
                if path in found:
                    continue
                found.add(path)
                status, headers, body = await self.fetch(proxy, path)
                self.assertEqual(status, 200, path)
                urls = self.urls_in(path, headers, body)
                wanted += [urllib.parse.urljoin(path, url) for url in urls]
            self.assertEqual(proxy.outside_paths, [])
            direct = {self.prefix + path for path in self.files()}
            self.assertEqual(found, direct)

    async def test_the_game(self):
        async with PrefixProxy(self.server, self.prefix) as proxy:
            client = await Client.connect(proxy, name="Anna")
            made = await client.create("classic")
            self.assertIn(made["table"], client.tables)
            await client.request("table.leave", table=made["table"])
            await close_clients([client])


if __name__ == "__main__":
    unittest.main(verbosity=2)
