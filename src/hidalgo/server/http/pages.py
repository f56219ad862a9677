"""The web client: its built files, read once and served from memory.

Files under `assets/` have names that change with their content, so browsers may keep them for
good. Every path that is no file is a page of the client and gets `index.html`, which learns from
its `<base>` under which path it is served.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import SkipValidation

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_SMALLEST: Final = 1000  # bytes that are worth compressing
_COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest", "image/svg")
_MISSING: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>hidalgo</title></head>
<body>
<h1>The web client is not built</h1>
<p>The server runs, but the page that belongs to it is not there. Build it with
<code>make setup</code>, which needs Node 20.19 or newer, and start the server again.</p>
</body>
</html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class File(NamedTuple):
    """A file as it is served."""

    content: bytes
    compressed: bytes | None
    kind: str
    tag: str
    cache: str


class Pages:
    """All files of the client."""

    def __init__(self, folder: Path, base_path: str) -> None:
        """Read the client from a folder; it will be reached under a path."""
        self._files = _read(folder)
        index = self._files.pop(INDEX, None)
        page = _MISSING if index is None else index.content.decode()
        self.built = index is not None
        self._index = _file(INDEX, _with_base(page, base_path).encode())

    def find(self, path: str) -> File | None:
        """Return the file for a path; None where nothing is, which only a lost asset can be."""
        name = path.lstrip("/")
        file = self._files.get(name)
        if file is not None:
            return file
        return None if name.startswith(ASSETS) else self._index


def _read(folder: Path) -> dict[str, File]:
    """Read all files of a folder, by their paths in it."""
    if not folder.is_dir():
        return {}
    return {
        path.relative_to(folder).as_posix(): _file(
            path.relative_to(folder).as_posix(), path.read_bytes()
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(name: str, content: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = None
    if len(content) >= _SMALLEST and kind.startswith(_COMPRESSIBLE):
        compressed = gzip.compress(content, 9, mtime=0)
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    return File(content, compressed, kind, tag, _FOREVER if name.startswith(ASSETS) else _ASK_AGAIN)


def _with_base(page: str, base_path: str) -> str:
    """Tell the page under which path it is served."""
    return page.replace('<base href="/"', f'<base href="{html.escape(base_path)}/"', 1)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    pages: NamedDependency[SkipValidation[Pages]],
) -> Response[bytes]:
    """Return a file of the client, or its page."""
    path = request.url.path
    if path.startswith(("/api/", "/live/")):
        raise NotFoundException
    file = pages.find(path)
    if file is None:
        raise NotFoundException
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.compressed
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=file.kind, headers=headers)
