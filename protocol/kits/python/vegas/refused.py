"""What the server says to a request that it does not grant."""

from typing import Any

from vegas.types import ErrorCode, RefusalError


class Refused(Exception):
    """`code` is of the closed list in the reference, `data` says more. `request` is what was
    asked."""

    def __init__(self, error: RefusalError, request: dict[str, Any] | None = None):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: ErrorCode = error["code"]
        self.data = error.get("data", {})
        self.request = request or {}
