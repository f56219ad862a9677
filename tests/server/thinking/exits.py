"""A module of bots that ends the process which imports it."""

import sys

sys.exit("no licence for these bots")
