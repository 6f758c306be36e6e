"""The scripts of this folder have no suffix; so their tests load them."""
import importlib.machinery
import importlib.util
import pathlib
import sys


def load(name):
    sys.dont_write_bytecode = True
    path = pathlib.Path(__file__).with_name(name)
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    sys.modules[name] = module
    loader.exec_module(module)
    return module
