"""The kit's patches, for documents that have to stay as they are."""

import copy

from vegas import patch


def applied(document, operations):
    """A new document."""
    made = copy.deepcopy(document)
    patch.apply(made, copy.deepcopy(operations))
    return made
