"""What remains of a chat message."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.in_process import ClockedHost, open_table_with, run_with_host
from tischlein.server import messages
from tischlein.server.chat_text import HARMFUL, clean_chat
from tischlein.server.errors import CommandError

KEPT = [
    "Bravo!",
    "  ".join("ab"),
    "👩\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🏴\U000e0067\U000e0062\U000e007f 🇭🇺",
    "שלום, 3 קלפים\u200f",
    "مرحبا \u061c(1)",
    "می\u200cخواهم",
    "क्\u200dष",
    "Zoltán: „ő nyert”",
]


@pytest.mark.parametrize("text", KEPT)
def test_emoji_and_every_script_stay_as_they_are(text: str) -> None:
    assert clean_chat(text) == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\0b", "ab"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066one\u2069 \u202btwo\u202c", "one two"),
        ("\x1b[31mred\x07", "[31mred"),
        ("two\r\nlines\u2028more", "two lines more"),
        ("\ufefftext\x9b\x7f", "text"),
        (" around\n", "around"),
    ],
)
def test_harmful_characters_are_removed(text: str, line: str) -> None:
    assert clean_chat(text) == line


@pytest.mark.parametrize("text", ["\0", " \n ", "\u202e", "\u200d\ufe0f", "\u2800\u3164"])
def test_a_message_must_have_something_to_read(text: str) -> None:
    with pytest.raises(CommandError, match="nothing to read"):
        clean_chat(text)


def test_nothing_harmful_reaches_the_table(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, bo) = await open_table_with(table_host, "Ann", "Bo")
        assert isinstance(await ann.ask(messages.SendChat, "\u202eevil\0"), messages.CommandDone)
        blank = await ann.ask(messages.SendChat, "\u202e")
        assert (blank.code, blank.fatal) == ("bad-message", False)
        assert (await ann.ask(messages.AddEntropy, "a\u202eb")).code == "bad-message"
        assert isinstance(await ann.ask(messages.AddEntropy, "kék hold 🌙"), messages.CommandDone)
        for name in ("Ann\u202e", "A\0nn"):
            assert (await ann.ask(messages.TakeSeat, None, name)).code in ("name-invisible", "not-now")
        await bo.until(lambda: any(isinstance(f, messages.News) and f.kind == "entropy-added" for f in bo.frames))
        assert not any(HARMFUL.search(frame.decode()) for frame in bo.raw)
        said = [frame.facts["text"] for frame in bo.frames if getattr(frame, "kind", "") == "chat-sent"]
        assert said == ["evil"]

    run_with_host(tmp_path, play)
