"""The browser, the server and the people of tests/browser."""

from tests.browser.conftest import chromium, come, server, shared

__all__ = ["chromium", "come", "server", "shared"]
