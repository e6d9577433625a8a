"""The guided first games: every lesson has words and cites a rule."""

from __future__ import annotations

import re

import pytest

from tischlein.games.registry import boxes
from tischlein.table.lesson import UnknownLesson, has_lessons, lessons
from tischlein.table.locales import ftl
from tischlein.table.rulebook import LANGUAGES, rulebook

BOOKS = [book for book in boxes() if has_lessons(book)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_each_lesson_has_a_message_and_a_rule_in_every_language(book: str, lang: str) -> None:
    said = set(re.findall(r"^([\w-]+) =", ftl(lang), re.MULTILINE))
    rules = rulebook(book, lang).rules
    for chapter in lessons(book).chapters:
        for lesson in chapter.lessons:
            assert lesson.say in said
            assert f"{book}.{lesson.rule}" in rules


@pytest.mark.parametrize("book", BOOKS)
def test_no_two_lessons_say_the_same(book: str) -> None:
    found = [lesson.say for chapter in lessons(book).chapters for lesson in chapter.lessons]
    assert len(set(found)) == len(found)


def test_a_box_without_lessons_says_so() -> None:
    with pytest.raises(UnknownLesson, match="there is no guided first game of 'skat'"):
        lessons("skat")
