"""The usual frames of WebSockets; compiled, since every move passes here.

Nearly all frames of clients are single short text frames that arrive whole. Parsing them here takes a tenth of the time
that the parser of `websockets` takes; that one gets everything else, so this module need not know the protocol.
"""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one

FIN: Final = 0x80
TEXT_FRAME: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
MIDDLE: Final = 1 << 16
MASK_BYTES: Final = 4


def find_frame_end(data: bytes, start: int) -> int:
    """Return the end of a client's frame, or -1 if it is not all there, or neither a whole message nor short."""
    if len(data) - start < 2 + MASK_BYTES or not data[start] & FIN or not data[start + 1] & MASKED:
        return -1
    length, header = data[start + 1] & ~MASKED, 2
    if length > SHORT:
        return -1
    if length == SHORT:
        length, header = data[start + 2] << 8 | data[start + 3], 4
    end = start + header + MASK_BYTES + length
    return end if end <= len(data) else -1


def read_ascii(data: bytes, start: int, end: int) -> str | None:
    """Return the text of a frame with these bounds; None if it is no text frame, or has other characters."""
    if data[start] != TEXT_FRAME:
        return None
    mask_at = start + (4 if data[start + 1] == MASKED | SHORT else 2)
    content = apply_mask(data[mask_at + MASK_BYTES : end], data[mask_at : mask_at + MASK_BYTES])
    return content.decode("ascii") if content.isascii() else None


def frame_header(length: int) -> bytes:
    """Return the header of a server's text frame with a payload of this length."""
    if length < SHORT:
        return bytes((TEXT_FRAME, length))
    if length < MIDDLE:
        return bytes((TEXT_FRAME, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, SHORT + 1)) + length.to_bytes(8, "big")


def join_frames(payloads: list[bytes]) -> bytes:
    """Return the bytes of text frames with these payloads."""
    parts: list[bytes] = []
    for payload in payloads:
        parts.append(frame_header(len(payload)))
        parts.append(payload)
    return b"".join(parts)
