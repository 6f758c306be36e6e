"""The attacks, each a file of the attack's name with one class. A new file is a new attack."""

import importlib
import pkgutil

from harness.attack import Attack

# Attacks that do harm today, and why. What their short form finds is printed and fails nothing.
KNOWN_FAILURES = {}


def attack_names():
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def find_attack(name):
    """The class."""
    module = importlib.import_module(f"attacks.{name}")
    return next(value for value in vars(module).values()
                if isinstance(value, type) and issubclass(value, Attack)
                and value.__module__ == module.__name__)
