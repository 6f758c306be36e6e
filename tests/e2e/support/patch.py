"""The kit's patches, for documents that have to stay as they are."""

import pickle

from vegas import patch


def deep_copy(document):
    """A JSON document of its own; copy.deepcopy() takes ten times as long."""
    return pickle.loads(pickle.dumps(document))


def apply_to_copy(document, *patches):
    """A new document."""
    made = deep_copy(document)
    for one in patches:
        patch.apply(made, deep_copy(one))
    return made
