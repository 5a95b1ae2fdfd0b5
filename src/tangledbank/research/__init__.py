"""Games for learning programs: actions as numbers, observations as buffers, many games at once.

It needs only the standard library.  `docs/program/research.md` introduces it.
"""

from tangledbank.research.batch import Batch
from tangledbank.research.encodings import Encoding, encoding
from tangledbank.research.errors import EncodingError
from tangledbank.research.recent import Recent

__all__ = ["Batch", "Encoding", "EncodingError", "Recent", "encoding"]
