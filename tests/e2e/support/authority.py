"""Somebody who makes certificates."""

import re
import subprocess

NEW_KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")


class Authority:
    """One that makes certificates, in a folder of its own."""

    def __init__(self, folder):
        self._folder = folder
        folder.mkdir(mode=0o755)
        self.certificate = self._make("ca", "/CN=An authority of a test")

    def _openssl(self, *words):
        subprocess.run(["openssl", *words], check=True, capture_output=True)

    def _make(self, name, subject, *more):
        made, key = self._folder / f"{name}.pem", self._folder / f"{name}.key"
        self._openssl("req", "-x509", *NEW_KEY, "-days", "2", "-subj", subject, "-keyout", key,
                      "-out", made, *more)
        return made

    def sign(self, subject, alternative="DNS:nobody.example.org"):
        """A certificate and its key, which only its owner can read."""
        name = re.sub(r"\W", "_", subject)
        made = self._make(name, subject, "-CA", self.certificate, "-CAkey",
                          self.certificate.with_suffix(".key"), "-addext",
                          f"subjectAltName={alternative}")
        return made, made.with_suffix(".key")

    def sign_too_late(self, subject, alternative):
        """The same, but it expired yesterday."""
        asked, made, key = (self._folder / f"late.{kind}" for kind in ("csr", "pem", "key"))
        self._openssl("req", *NEW_KEY, "-subj", subject, "-keyout", key, "-out", asked, "-addext",
                      f"subjectAltName={alternative}")
        self._openssl("x509", "-req", "-in", asked, "-days", "-1", "-copy_extensions", "copy",
                      "-CA", self.certificate, "-CAkey", self.certificate.with_suffix(".key"),
                      "-out", made)
        return made, key
