"""The geometry of the page: what a table shows at every size of the window, measured in a real Chromium."""
