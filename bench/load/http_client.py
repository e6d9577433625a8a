"""POST requests to a server on this machine, one at a time on one connection."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any


class UnexpectedStatus(Exception):
    """The server answered with an error."""


class HttpClient:
    """Sends POST requests."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._port = port
        self._lock = asyncio.Lock()

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """Return the response body and its cookie."""
        async with self._lock:
            return await asyncio.to_thread(self._post, path, json.dumps(body), cookie)

    def _post(self, path: str, body: str, cookie: str) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self._port}"}
        if cookie:
            headers["Cookie"] = cookie
        try:
            self._connection.request("POST", path, body, headers)
            answer = self._connection.getresponse()
        except ConnectionError:  # the server closed the idle connection
            self._connection.close()
            self._connection.request("POST", path, body, headers)
            answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise UnexpectedStatus(f"POST {path}: {answer.status} {text[:200].decode('utf-8', 'replace')}")
        cookies = [part.split(";")[0] for part in answer.headers.get_all("Set-Cookie", [])]
        return json.loads(text) if text else None, "; ".join(cookies)
