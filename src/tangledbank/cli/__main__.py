"""`python -m tangledbank.cli`."""

import sys

from tangledbank.cli import main

sys.exit(main())
