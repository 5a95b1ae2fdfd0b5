"""Games for learning programs: actions as numbers, observations as buffers, many games at once.

Nothing here needs more than the standard library.  `docs/program/research.md` is the tour.
"""

from tangledbank.research.batch import Batch
from tangledbank.research.encodings import Encoding, encoding
from tangledbank.research.errors import EncodingError
from tangledbank.research.recent import Recent

__all__ = ["Batch", "Encoding", "EncodingError", "Recent", "encoding"]
