"""Both kits for bots: where they are, and the TypeScript one as Node runs it."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from support import ROOT

PYTHON = ROOT / "protocol" / "kits" / "python"
TYPESCRIPT = ROOT / "protocol" / "kits" / "typescript"
PACKAGES = ROOT / "client-web" / "node_modules"

with_typescript = unittest.skipUnless((PACKAGES / "typescript").exists(),
                                      "client-web/install was not run")


class TypeScriptKit:
    """The TypeScript kit, in a folder of its own; use it with `with`."""

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory()
        made = self.path = pathlib.Path(self._folder.name)
        subprocess.run([PACKAGES / ".bin" / "tsc", "-p", TYPESCRIPT, "--outDir", made,
                        "--typeRoots", PACKAGES / "@types"], check=True)
        shutil.copy(TYPESCRIPT / "package.json", made)
        self._socket = made / "socket.mjs"  # older ones of Node have none of their own
        self._socket.write_text(f'import ws from "{PACKAGES}/ws/wrapper.mjs";\n'
                                "globalThis.WebSocket ??= ws;\n")
        return self

    def __exit__(self, *_):
        self._folder.cleanup()

    def command(self, name):
        """What runs this file of it."""
        return ["node", "--import", str(self._socket), str(self.path / name)]
