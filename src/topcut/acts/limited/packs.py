"""Dealing packs: the seed is drawn at that moment, every deal is on the record, nobody sees a card by it."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.limited.commands import DealPacks
from topcut.acts.limited.facts import Group, PacksDealt
from topcut.acts.matter import Matter
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact
from topcut.play.limited.cards import digest, plain, read_plain
from topcut.play.limited.dealt import dealt_digest
from topcut.play.limited.drafters import drafters, stage_to_deal
from topcut.play.limited.drafting import drafting_in, players_to_seat
from topcut.play.limited.packs import METHODS, deal, must_be_a_method
from topcut.play.limited.product import OF_METHOD, Product, product_of
from topcut.refusal import refuse

_FEW = 5  # players who are named where many have changed


def deal_packs(matter: Matter, command: DealPacks) -> list[AnyFact]:
    """Deal to everybody who is seated (sealed: who is here); dealing again says why."""
    matter.must_run()
    stage = stage_to_deal(matter.tournament, matter.book)
    _must_be_fair(matter, command, stage)
    product = _product(matter, command, stage)
    cards = read_plain(command.cards)
    groups = _groups(matter, stage, product.method)
    seed = matter.context.entropy.seed()  # only now: nobody can know the packs before (001 13.2)
    numbers = (product.method, product.packs, product.size, product.rarities)
    dealt = deal(cards, groups, *numbers, seed)
    return [
        PacksDealt(
            cards=matter.context.text(plain(cards)),
            digest=digest(cards),
            method=product.method,
            seed=seed,
            packs=product.packs,
            size=product.size,
            rarities=dict(sorted(product.rarities.items())),
            dealt=dealt_digest(dealt),
            stage=stage,
            reason=matter.context.text(command.reason),
        )
    ]


def _must_be_fair(matter: Matter, command: DealPacks, stage: StageNumber) -> None:
    """Nobody chooses a seed, and nobody deals until he likes what he sees."""
    if command.seed:
        raise refuse("pack-seed-chosen")
    before = sum(isinstance(record.fact, PacksDealt) and record.fact.stage == stage for record in matter.history)
    if before and not command.reason:  # one that was undone counts too
        raise refuse("pack-dealt-already", times=before)


def _product(matter: Matter, command: DealPacks, stage: StageNumber) -> Product:
    """What the format hands out, with what the director says instead."""
    drafting = drafting_in(matter.tournament, matter.book, stage)
    usual = product_of(drafting) if drafting else None
    if command.method:
        must_be_a_method(command.method)
    if command.method and (usual is None or command.method != usual.method):
        usual = OF_METHOD.get(command.method, Product(command.method))
    if usual is None:
        raise refuse("pack-format-without", format=matter.book.text("format") or "none", methods=tuple(METHODS))
    rarities = dict(command.rarities) or ({} if command.size else usual.rarities)
    size = command.size or (0 if command.rarities else usual.size) or sum(rarities.values())
    product = replace(usual, packs=command.packs or usual.packs, size=size, rarities=rarities)
    _must_be_said(product)
    return product


def _must_be_said(product: Product) -> None:
    if product.method == "winston":
        return
    if not product.packs:
        raise refuse("pack-number-unsaid")
    if not product.size:
        raise refuse("pack-size-unsaid")


def _groups(matter: Matter, stage: StageNumber, method: str) -> tuple[Group, ...]:
    """Who gets packs: everybody who plays and nobody who has left."""
    groups = drafters(matter.tournament, matter.book, stage, method)
    if not groups:
        raise refuse("pack-nobody-seated")
    seated = {player for group in groups for player in group.players}
    here = set(players_to_seat(matter.tournament, matter.book, stage))
    if changed := sorted(seated ^ here, key=lambda player: matter.entrant(player).number):
        players = tuple(matter.player(player) for player in changed[:_FEW])
        raise refuse("pack-field-changed", players=players, more=len(changed[_FEW:]))
    return groups
