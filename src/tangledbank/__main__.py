"""`python -m tangledbank`."""

import sys

from tangledbank.cli import main

sys.exit(main())
