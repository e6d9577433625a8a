"""Mau-Mau, a game for Tischlein."""

from mau_mau.policy import MauMauPolicy
from mau_mau.rules import MauMau
from tischlein.core.game import GameBox
from tischlein.core.options import Option, flag
from tischlein.games.kit.card_game import info_for

OPTIONS = [Option("decks", [1, 2]), flag("say_mau", house=True)]

BOX = GameBox("mau-mau", __name__, [info_for("mau-mau", MauMau, (2, 5), OPTIONS, MauMauPolicy())], draft=True)
