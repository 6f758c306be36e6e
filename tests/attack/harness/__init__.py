"""What the attacks share: a server to be attacked, people who play meanwhile, and figures.

It builds on the end-to-end tests' `support`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "e2e"))
