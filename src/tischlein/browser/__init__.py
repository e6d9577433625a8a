"""The table without a server: the server's tables in a web worker, on the storage of the browser."""
