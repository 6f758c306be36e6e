"""What is said when the first connection with a server does not come about."""

from __future__ import annotations

import errno
import socket
import ssl
from typing import Any, Literal

from websockets.exceptions import (
    ConnectionClosed, InvalidMessage, InvalidURI, NegotiationError, WebSocketException,
)

ANSWER_WITHIN = 2.0  # seconds until the server must have said something
LONGEST_RETRY = 120.0  # seconds that a server may ask us to wait

ConnectCode = Literal["bad_address", "unknown_host", "no_server", "no_answer", "no_websocket",
                      "tls", "not_vegas", "rate_limited"]
# What ends a line, or keeps it from coming about. UnicodeError: of a name like "a..b".
BROKEN = (OSError, WebSocketException, UnicodeError)
REFUSED = f"[Errno {errno.ECONNREFUSED}]"


class ConnectError(Exception):
    """The server cannot be reached: `code` is one of those above, `address` is where we tried."""

    def __init__(self, code: ConnectCode, address: str, why: str):
        super().__init__(f"Cannot connect to {address or 'a server'}: {why}")
        self.code, self.address = code, address


def connect_error(address: str, ended: Exception | None) -> ConnectError:
    """`ended`: how the attempt ended; None: the server hung up."""
    if isinstance(ended, ConnectError):
        return ended
    for reason in (_by_name, _by_tls, _by_websocket, _by_network):
        if said := reason(address, ended):
            return ConnectError(said[0], address, said[1])
    return ConnectError("no_server", address, f"no connection came about: {ended}")


def retry_after(ended: Exception | None) -> float:
    """How many seconds a server that answers 429 or 503 asks us to wait; 0: it does not ask."""
    answer = _http_answer(ended)
    if getattr(answer, "status_code", None) not in (429, 503):
        return 0.0
    try:
        return min(max(float(answer.headers.get("Retry-After", "")), 0.0), LONGEST_RETRY)
    except ValueError:
        return 0.0


def is_rate_limited(ended: Exception | None) -> bool:
    return getattr(_http_answer(ended), "status_code", None) == 429


def rate_limited_words(ended: Exception | None) -> str:
    when = f"; try again in {retry_after(ended):g} s" if retry_after(ended) else ""
    return f"too many connections come from your address for now{when}"


Reason = tuple[ConnectCode, str] | None


def _by_name(address: str, ended: Exception | None) -> Reason:
    if isinstance(ended, InvalidURI):
        return "bad_address", "this is not an address"
    if isinstance(ended, (socket.gaierror, UnicodeError)):
        return "unknown_host", "its name was not found"
    return None


def _by_tls(address: str, ended: Exception | None) -> Reason:
    if isinstance(ended, ssl.SSLCertVerificationError):
        return "tls", f"its certificate is not trusted: {ended.verify_message}"
    if isinstance(ended, ssl.SSLError) and "ALERT" in (ended.reason or ""):
        return "tls", f"TLS failed: {ended.reason}"
    if isinstance(ended, ssl.SSLError):
        return "tls", f"the server speaks no TLS there; try {_other_scheme(address)}"
    return None


def _by_websocket(address: str, ended: Exception | None) -> Reason:
    status = getattr(_http_answer(ended), "status_code", None)
    if status == 429:
        return "rate_limited", rate_limited_words(ended)
    if status is not None:
        return "no_websocket", _http(address, status)
    if isinstance(ended, NegotiationError):
        return "not_vegas", "the WebSocket there is another program's"
    if isinstance(ended, InvalidMessage) and isinstance(ended.__cause__, ValueError):
        return "no_websocket", "what answers there is not a web server"
    if isinstance(ended, ConnectionClosed) and ended.rcvd is not None:
        reason = f" ({ended.rcvd.reason})" if ended.rcvd.reason else ""
        return "no_answer", f"closed by the server, code {ended.rcvd.code}{reason}"
    return None


def _by_network(address: str, ended: Exception | None) -> Reason:
    if isinstance(ended, TimeoutError):
        return "no_answer", f"no answer came within {ANSWER_WITHIN:g} s"
    # Of a host with several addresses, asyncio joins what was said of each.
    if isinstance(ended, ConnectionRefusedError) or REFUSED in str(ended):
        return "no_server", "nobody listens there; is the server running, and on this port?"
    if ended is None or isinstance(ended, (ConnectionError, InvalidMessage, ConnectionClosed)):
        tls = "TLS" if address.startswith("ws:") else "no TLS"
        return "no_answer", ("the server gave no answer; "
                             f"if it speaks {tls} there, try {_other_scheme(address)}")
    return None


def _http_answer(ended: Exception | None) -> Any:
    """What has `status_code` and `headers`: in older versions of the package the exception."""
    return getattr(ended, "response", ended)


def _http(address: str, status: int) -> str:
    words = f"the server answered HTTP {status} instead of a WebSocket"
    if status == 404:
        return f"{words}; is the path right?"
    if address.startswith("ws:") and (status == 400 or 300 <= status < 400):
        return f"{words}; if it wants TLS, try {_other_scheme(address)}"
    return words


def _other_scheme(address: str) -> str:
    """The same server with TLS instead of without, or the other way round."""
    scheme, rest = address.split("://", 1)
    return f"{'ws' if scheme == 'wss' else 'wss'}://{rest}"
