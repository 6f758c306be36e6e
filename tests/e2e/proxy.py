#!/usr/bin/python3
"""A proxy as deploy/proxies sets it up, before a server that runs: proxy.py KIND PORT, where KIND
is Nginx, NginxPath, HAProxy or Caddy. Prints its address, and runs until its input ends."""

import sys
import types

from support import proxies


def main():
    kind, port = sys.argv[1:]
    proxy = getattr(proxies, kind)(types.SimpleNamespace(port=int(port)))
    try:
        print(f"https://{proxy.host}:{proxy.port}{proxy.path}/", flush=True)
        sys.stdin.read()
    finally:
        proxy.stop()
        proxy.close()


if __name__ == "__main__":
    main()
