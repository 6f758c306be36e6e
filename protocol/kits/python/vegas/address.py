"""The address of a server, in the forms that people write: wss://host, https://host/path,
ws://host:port, host:port, [::1]:8080. `vegas play --server` reads the same."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import threading
import urllib.parse
import urllib.request

from vegas.connect_error import ConnectError

FORMS = "an address is wss://host, https://host/path, ws://host:port or host:port"
PORTS = {"wss": "443", "https": "443", "ws": "80", "http": "80", "": "8080"}  # by the scheme


def socket_address(text: str) -> str:
    """That of the server's WebSocket; a ConnectError says what is wrong with the text."""
    scheme, mark, rest = text.partition("://")
    if not (scheme and mark):
        scheme, rest = "", text
    authority, path, more = re.findall(r"([^/?#]*)([^?#]*)(.*)", rest, re.S)[0]
    try:
        return _read(scheme.lower(), authority, path, more)
    except ValueError as why:
        raise ConnectError("bad_address", _fit_to_show(text), str(why)) from None


def _read(scheme: str, authority: str, path: str, more: str) -> str:
    if not scheme and (meant := _with_slashes(authority, path)):
        raise ValueError(f"try {meant}")
    if scheme not in PORTS:
        raise ValueError(f"{scheme}:// is not spoken; {FORMS}")
    host, port = _host_and_port(authority)
    if re.search("[^!-~]", path):
        raise ValueError("a path has neither spaces nor letters beyond ASCII")
    socket_scheme = "wss" if PORTS[scheme] == "443" else "ws"
    port = port or PORTS[scheme]
    shown = "" if port == PORTS[socket_scheme] else f":{port}"
    server = f"{socket_scheme}://{host}{shown}{path.rstrip('/').removesuffix('/ws')}"
    if more not in ("", "#", "#/"):
        raise ValueError(f"that is a link to something at the server; try {server}")
    return f"{server}/ws"


def _host_and_port(authority: str) -> tuple[str, str]:
    if authority.startswith("[") and "]" not in authority:
        raise ValueError("the bracket is not closed")
    host, port = re.findall(r"(\[[^\]]*\]|[^:]*)(.*)", authority, re.S)[0]
    if not host.startswith("[") and port.count(":") > 1:
        raise ValueError(f"an IPv6 address stands in brackets; try [{authority}]")
    if not re.fullmatch(r"[A-Za-z0-9._:%-]+", host.strip("[]")):
        raise ValueError(FORMS)
    if port and not (port.startswith(":") and _is_port(port[1:])):
        raise ValueError("a port is a number from 1 to 65535, behind a colon")
    return host, port[1:]


def _is_port(text: str) -> bool:
    return re.fullmatch("[0-9]{1,5}", text) is not None and 1 <= int(text) <= 65535


def _with_slashes(authority: str, path: str) -> str:
    """What wss:host and https:/host mean; empty: neither is meant."""
    name, colon, host = authority.partition(":")
    if not (colon and name.lower() in PORTS) or not name or _is_port(host):
        return ""
    host = host or path[1:]
    return f"{name.lower()}://{host}" if host else ""


def _fit_to_show(text: str) -> str:
    """Without what may be secret: an invite behind the #, a password before the @."""
    return re.sub(r"//[^/@]*@", "//", re.split("[?#]", text)[0])


async def find_host(address: str) -> None:
    """Looks its name up in a thread that nobody waits for. Those of asyncio would hold up the end
    of the program for as long as no name server answers."""
    url = urllib.parse.urlsplit(address)
    if urllib.request.getproxies():
        return  # then the proxy may know names that this machine does not
    loop = asyncio.get_running_loop()
    found: asyncio.Future[None] = loop.create_future()

    def tell(why: Exception | None) -> None:
        if found.done():
            return
        found.set_exception(why) if why else found.set_result(None)

    def look_up() -> None:
        why: Exception | None = None
        try:
            socket.getaddrinfo(url.hostname, url.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            why = error
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, why)

    threading.Thread(target=look_up, daemon=True).start()
    await found
