"""Everything hidalgo says to players, in five languages: message catalogues and their reader.

    catalogue = Catalogue(best_language([os.environ.get("LANG", "")]))
    catalogue.text("points", count=2)
    catalogue.attribute("card-veto", "text")

The messages are Fluent files, `<language>/*.ftl` beside this module; docs/translating.md says how
they are written. `hidalgo.locale.grande` puts cards, events and decisions of El Grande into them.
"""

from __future__ import annotations

from hidalgo.locale.catalogue import Catalogue, MessageError, languages
from hidalgo.locale.preferences import best_language

__all__ = ["Catalogue", "MessageError", "best_language", "languages"]
