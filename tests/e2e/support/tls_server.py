"""A server that only listens: what a client tells somebody who shows a certificate."""

import socket
import ssl
import threading
import warnings

from support import TIMEOUT_S


class TlsServer:
    """Shows a certificate to everybody who comes, and hears the beginning of what they say. `old`:
    by TLS 1.1."""

    def __init__(self, made, old=False):
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if old:
            self._tls.set_ciphers("ALL:@SECLEVEL=0")  # else OpenSSL would not do it
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._tls.minimum_version = ssl.TLSVersion.TLSv1_1
                self._tls.maximum_version = ssl.TLSVersion.TLSv1_1
        self._tls.load_cert_chain(*made)
        self._tls.set_alpn_protocols(["h2", "http/1.1"])
        self._tls.sni_callback = self._on_sni
        self.connection_count = 0
        self.name = self.protocol = None  # what the last one asked for
        self.received = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _on_sni(self, _, name, __):
        self.name = name

    def _serve(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return  # closed
            self.connection_count += 1
            connection.settimeout(TIMEOUT_S)
            try:
                with self._tls.wrap_socket(connection, server_side=True) as tls:
                    self.protocol = tls.selected_alpn_protocol()
                    self.received += tls.recv(65536)
            except OSError:  # ssl's too: who does not trust us goes away
                connection.close()

    def close(self):
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(TIMEOUT_S)
