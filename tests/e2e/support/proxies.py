"""Real proxies before a server, set up as deploy/proxies has them: only names, ports and places of
files are others."""

import pathlib
import re
import shutil
import socket
import ssl
import time

from support import ROOT, TIMEOUT_S
from support.certificates import CertificateAuthority
from support.programs import Program, find_program, free_port, replace_each

SHIPPED = ROOT / "deploy" / "proxies"
NAME = "play.example.org"


class Proxy(Program):
    """As a Server for clients: `ws`, `host`, `port`, `tls`. Started when made."""

    path = ""

    def __init__(self, server):
        super().__init__()
        self.server = server
        self.authority = CertificateAuthority(self.folder / "authority")
        self.host, self.port, self.plain_port = "localhost", free_port(), free_port()
        self.ws = f"wss://{self.host}:{self.port}{self.path}/ws"
        self.tls = ssl.create_default_context(cafile=self.authority.certificate)
        self.start_with(self.authority.issue("/CN=localhost", "DNS:localhost"))

    def start_with(self, certificate_and_key):
        """Starts, perhaps once more, with a certificate and its key."""
        for path, name in zip(certificate_and_key, ("cert.pem", "key.pem")):
            shutil.copy(path, self.folder / name)
        (self.folder / "both.pem").write_text("".join(path.read_text()
                                                      for path in certificate_and_key))
        self.start(self.command())
        self._wait_until_it_listens()

    def command(self):
        """Writes the configuration, and says how the proxy is started with it."""
        raise NotImplementedError

    def all_logs(self):
        """All that it has written anywhere; whole once it has stopped."""
        texts = [p.read_text(encoding="utf-8") for p in self.folder.glob("*.log")]
        return "\n".join([*texts, self.output()])

    def _wait_until_it_listens(self):
        until = time.monotonic() + TIMEOUT_S
        for port in (self.port, self.plain_port):
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), TIMEOUT_S).close()
                    break
                except ConnectionRefusedError:
                    if self.process.poll() is not None or time.monotonic() > until:
                        raise AssertionError(f"no proxy: {self.all_logs()}") from None
                    time.sleep(0.02)


class Nginx(Proxy):
    """Beside Debian's default site, as on a machine where nginx was just installed."""

    def command(self):
        default = pathlib.Path(find_program("etc/nginx/sites-available/default"))
        (self.folder / "default.conf").write_text(replace_each(
            default.read_text(encoding="utf-8"),
            ("listen 80 default_server", f"listen 127.0.0.1:{self.plain_port} default_server"),
            ("\tlisten [::]:80 default_server;\n", "")))
        (self.folder / "vegas.conf").write_text(self.site())
        places = "".join(f"    {kind}_temp_path {self.folder}/{kind};\n" for kind in
                         ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\npid {self.folder}/pid;\nerror_log {self.folder}/error.log;\n"
            f"events {{}}\nhttp {{\n{places}    access_log {self.folder}/access.log;\n"
            f"    include {self.folder}/vegas.conf;\n    include {self.folder}/default.conf;\n}}\n")
        return [find_program("usr/sbin/nginx"), "-p", self.folder, "-c", self.folder / "nginx.conf",
                "-e", self.folder / "error.log"]

    def site(self):
        text = (SHIPPED / "nginx.conf").read_text(encoding="utf-8")
        return replace_each(
            text,
            ("    listen [::]:80;\n", ""), ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            ("/etc/letsencrypt/live/play.example.org/fullchain.pem", f"{self.folder}/cert.pem"),
            ("/etc/letsencrypt/live/play.example.org/privkey.pem", f"{self.folder}/key.pem"),
            (NAME, "localhost"), ("/var/log/nginx", str(self.folder)),
            ("127.0.0.1:8080", f"127.0.0.1:{self.server.port}"))


class NginxPath(Nginx):
    """Under a path of a site that is there already."""

    path = "/vegas"

    def site(self):
        text = (SHIPPED / "nginx_path.conf").read_text(encoding="utf-8")
        (self.folder / "path").write_text(
            replace_each(text, ("127.0.0.1:8080", f"127.0.0.1:{self.server.port}")))
        before = re.findall(r"^#   (.*)$", text, re.M)  # what the file says to put before it
        return "\n".join([*before, f"""server {{
    listen 127.0.0.1:{self.port} ssl http2;
    listen 127.0.0.1:{self.plain_port};
    server_name localhost;
    ssl_certificate {self.folder}/cert.pem;
    ssl_certificate_key {self.folder}/key.pem;
    include {self.folder}/path;
}}
"""])


class HAProxy(Proxy):
    """Appended to Debian's own file, whose user, socket and log belong to root."""

    def servers(self, text):
        return replace_each(text, ("127.0.0.1:8080", f"127.0.0.1:{self.server.port}"))

    def command(self):
        default = pathlib.Path(find_program("etc/haproxy/haproxy.cfg")).read_text(encoding="utf-8")
        ours = replace_each(
            self.servers((SHIPPED / "haproxy.cfg").read_text(encoding="utf-8")),
            ("bind :80", f"bind 127.0.0.1:{self.plain_port}"),
            ("bind :443", f"bind 127.0.0.1:{self.port}"),
            (f"/etc/haproxy/{NAME}.pem", f"{self.folder}/both.pem"))
        errors = pathlib.Path(find_program("etc/haproxy/errors/400.http")).parent
        default = replace_each(default, ("/dev/log\tlocal0\n", "stdout format raw local0\n"),
                               ("/etc/haproxy/errors", str(errors)))
        roots = ("chroot", "stats", "user", "group", "daemon", "log /dev/log")
        kept = [line for line in default.split("\n") if not line.strip().startswith(roots)]
        (self.folder / "haproxy.cfg").write_text("\n".join(kept) + ours)
        return [find_program("usr/sbin/haproxy"), "-db", "-f", self.folder / "haproxy.cfg"]


class HAProxyTwoServers(HAProxy):
    """Before two servers over one database, as the file says; `server`: the port of each, and that
    of its operators."""

    def servers(self, text):
        lines = text.rstrip("\n").split("\n")
        output = [line[1:] for line in lines if line.startswith("#    ")]
        first = lines.index("    option httpchk GET /api/version")
        (one, its), (two, others) = self.server
        return replace_each("\n".join([*lines[:first], *output, ""]),
                            ("check port 8081 ", "check "),
                            ("192.0.2.1:8080\n", f"127.0.0.1:{one} port {its}\n"),
                            ("192.0.2.2:8080\n", f"127.0.0.1:{two} port {others}\n"))


class Caddy(Proxy):
    """With our certificate in the place of one from outside."""

    def command(self):
        site = replace_each(
            (SHIPPED / "Caddyfile").read_text(encoding="utf-8"),
            (f"\n{{$VEGAS_SITE:{NAME}}} {{\n",
             f"\nlocalhost:{self.port} {{\n\ttls cert.pem key.pem\n"),
            ("/var/log/caddy", str(self.folder)),
            ("127.0.0.1:8080", f"127.0.0.1:{self.server.port}"))
        (self.folder / "Caddyfile").write_text(replace_each(
            site,
            ("\n{\n", f"\n{{\n\tadmin off\n\thttp_port {self.plain_port}\n"
                      f"\thttps_port {self.port}\n\tskip_install_trust\n"
                      f"\tstorage file_system {self.folder}/store\n")))
        return ["env", f"HOME={self.folder}", find_program("usr/bin/caddy"), "run", "--config",
                "Caddyfile", "--adapter", "caddyfile"]
