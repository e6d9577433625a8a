"""The review of a finished game: what was luck, what was skill, and which moments mattered."""

from tischlein.review.errors import ReviewError
from tischlein.review.results import Review
from tischlein.review.reviewer import Reviewer, review

__all__ = ["Review", "ReviewError", "Reviewer", "review"]
