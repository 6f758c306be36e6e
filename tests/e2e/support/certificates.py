"""Somebody who makes certificates."""

import re
import subprocess

NEW_KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")


class CertificateAuthority:
    """One that makes certificates, in a folder of its own."""

    def __init__(self, folder):
        self._folder = folder
        folder.mkdir(mode=0o755)
        self.certificate = self._issue("ca", "/CN=An authority of a test",
                                       "-addext", "keyUsage=critical,keyCertSign,cRLSign")

    def _openssl(self, *words):
        subprocess.run(["openssl", *words], check=True, capture_output=True)

    def _issue(self, name, subject, *more):
        certificate, key = self._folder / f"{name}.pem", self._folder / f"{name}.key"
        self._openssl("req", "-x509", *NEW_KEY, "-days", "2", "-subj", subject, "-keyout", key,
                      "-out", certificate, *more)
        return certificate

    def issue(self, subject, alternative="DNS:nobody.example.org"):
        """A certificate and its key, which only its owner can read."""
        name = re.sub(r"\W", "_", subject)
        certificate = self._issue(name, subject, "-CA", self.certificate, "-CAkey",
                                  self.certificate.with_suffix(".key"), "-addext",
                                  f"subjectAltName={alternative}", "-addext",
                                  "basicConstraints=critical,CA:FALSE")
        return certificate, certificate.with_suffix(".key")

    def issue_expired(self, subject, alternative):
        """The same, but it has expired when it is made."""
        request, certificate, key = (self._folder / f"late.{kind}"
                                     for kind in ("csr", "pem", "key"))
        self._openssl("req", *NEW_KEY, "-subj", subject, "-keyout", key, "-out", request, "-addext",
                      f"subjectAltName={alternative}")
        self._openssl("x509", "-req", "-in", request, "-days", "0", "-copy_extensions", "copy",
                      "-CA", self.certificate, "-CAkey", self.certificate.with_suffix(".key"),
                      "-out", certificate)
        return certificate, key
