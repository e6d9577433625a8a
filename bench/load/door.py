"""Requests to a server on this machine, one after the other on one connection."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any


class BadAnswer(Exception):
    """The server did not do what it was asked."""


class Door:
    """Asks a server by POST."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._port = port
        self._turn = asyncio.Lock()

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        async with self._turn:
            return await asyncio.to_thread(self._post, path, json.dumps(body), cookie)

    def _post(self, path: str, body: str, cookie: str) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self._port}"}
        if cookie:
            headers["Cookie"] = cookie
        try:
            self._line.request("POST", path, body, headers)
            answer = self._line.getresponse()
        except ConnectionError:  # kept open for too long without a request
            self._line.close()
            self._line.request("POST", path, body, headers)
            answer = self._line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise BadAnswer(f"POST {path}: {answer.status} {text[:200].decode('utf-8', 'replace')}")
        cookies = [part.split(";")[0] for part in answer.headers.get_all("Set-Cookie", [])]
        return json.loads(text) if text else None, "; ".join(cookies)
