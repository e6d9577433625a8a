"""The browser, the server and the users of tests/browser."""

from tests.browser.conftest import chromium, new_user, server, shared

__all__ = ["chromium", "new_user", "server", "shared"]
