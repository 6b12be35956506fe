"""Kinds of events that acts are tried on: how each is made, as it would be typed."""

from __future__ import annotations

from pathlib import Path

TONGO = Path(__file__).parents[1] / "games" / "tongo.toml"  # a game that no code knows
FOUR = '--players "Kira, Odo, Quark, Dax"'
FIVE = '--players "Kira, Odo, Quark, Dax, Garak"'
SIX = '--players "Kira, Odo, Quark, Dax, Garak, Morn"'
EIGHT = '--players "Kira, Odo, Quark, Dax, Garak, Morn, Rom, Nog"'

# Every rulebook, every stage, every format that hands out cards, every scenario.
MADE = {
    "1e": f"-r star-trek-1e --rounds 3 --confrontation {FIVE}",
    "tongo": f"-r {TONGO} --rounds 3 {FIVE}",
    "1e three": '-r star-trek-1e --rounds 3 --players "Kira, Odo, Quark"',
    "1e warp speed": f"-r star-trek-1e -o rules=warp-speed --rounds 3 {FOUR}",
    "1e online": f"-r star-trek-1e -o online=true --rounds 3 {FOUR}",
    "1e 2010": f"-r star-trek-1e-2010 --rounds 3 {FIVE}",
    "1e 2010 match play": f"-r star-trek-1e-2010 --bracket single --best-of 3 {FOUR}",
    "2e": f"-r star-trek-2e --rounds 3 --cut 2 {FIVE}",
    "2e slipstream": f"-r star-trek-2e -o rules=slipstream --rounds 3 {FOUR}",
    "2e infinite diversity": f"-r star-trek-2e -o format=draft -o rules=infinite-diversity-draft --rounds 3 {FOUR}",
    "2e sealed": f"-r star-trek-2e -o format=sealed --rounds 3 {FOUR}",
    "2e 2010": f"-r star-trek-2e-2010 --rounds 3 {FIVE}",
    "2e match play": f"-r star-trek-2e --bracket single --best-of 3 {FOUR}",
    "2e mcintyre": f"-r star-trek-2e --rounds 3 --cut 8 --bracket mcintyre {EIGHT}",
    "2e play-in": f"-r star-trek-2e --bracket play-in --seeds drawn {FIVE}",
    "2e heats": f"-r star-trek-2e --rounds 3 --heats 2 --cut 4 {EIGHT}",
    "tribbles": f"-r tribbles --rounds 1 {FOUR}",
    "tribbles ten rounds": f"-r tribbles --rounds 2 {SIX}",
    "tribbles two stages": '-r tribbles --rounds 2 --players "Kira, Odo, Quark, Dax, Garak, Morn, Rom, Nog, Leeta"',
    "transformers": f"-r transformers --rounds 3 --cut 4 {SIX}",
    "transformers tie-break": f"-r transformers -o tied_match=tiebreak --rounds 3 --cut 2 --best-of 5 {FOUR}",
    "transformers draft": f"-r transformers -o format=draft --rounds 2 --cut 8 --bracket seats {EIGHT}",
    "transformers seats": f"-r transformers -o format=draft --bracket seats {EIGHT}",
    "transformers sealed": f"-r transformers -o format=sealed -o pool_swap=true --rounds 3 {FOUR}",
    "transformers early end": f"-r transformers --rounds 4 --unless-unbeaten 3 --cut 2 {SIX}",
    "star wars": f"-r star-wars --rounds 3 --cut 2 {FIVE}",
    "star wars differential": f"-r star-wars -o tie_breaker=differential --rounds 3 {FIVE}",
    "star wars cube": f"-r star-wars -o format=cube --rounds 3 --cut 2 {SIX}",
    "star wars both sides": f"-r star-wars -o format=cube-both-sides --rounds 3 {FOUR}",
    "star wars winston": f"-r star-wars -o format=cube-winston --rounds 3 {FIVE}",
    "star wars squirrel": f"-r star-wars -o format=cube-squirrel --rounds 3 {FIVE}",
    "star wars cube sealed": f"-r star-wars -o format=cube-sealed --rounds 3 {FOUR}",
    "yomi": f"-r yomi --rounds 3 --cut 4 {SIX}",
    "yomi double": f"-r yomi --bracket double --seeds drawn {FOUR}",
    "gathering": f"-r yomi --casual {FIVE}",
    "puzzle strike": f"-r puzzle-strike --rounds 3 --cut 2 {FIVE}",
    "flash duel": f"-r flash-duel --rounds 3 --cut 4 {FIVE}",
    "flash duel single": f"-r flash-duel --bracket single {FIVE}",
    "magic": f"-r magic --rounds 3 --cut 4 {FIVE}",
    "magic draft": f"-r magic -o format=draft --rounds 3 {SIX}",
    "swiss": f"-r swiss --rounds 3 --cut 4 {FIVE}",
    "x-wing": f"-r x-wing --rounds 3 --cut 2 {FIVE}",
    "lottery": f"-r star-trek-2e -o scenario=deck-lottery --rounds 3 {FIVE}",
    "no luck": f"-r star-trek-2e -o scenario=no-such-thing-as-luck --rounds 4 {FOUR}",
    "orbit": f"-r star-trek-1e -o scenario=standard-orbit --rounds 3 {FOUR}",
    "cool": f"-r star-trek-1e -o scenario=cool --rounds 3 {FOUR}",
    "race": f"-r star-trek-2e -o scenario=race-to-the-alpha-quadrant --rounds 3 {FOUR}",
    "bend the rules": f"-r tribbles -o scenario=bend-the-rules --rounds 1 {FOUR}",
    "testing": f"-r star-trek-1e -o scenario=public-play-testing --rounds 3 {FOUR}",
    "beer": f"-r star-trek-2e -o scenario=biermeister --rounds 3 {FOUR}",
}
# Journals of an earlier Topcut (see tests/journals): what may happen to them is decided by the rules they carry.
EARLIER = (
    "earlier flash-duel",
    "earlier magic",
    "earlier match-play",
    "earlier star-trek-1e-2010",
    "earlier star-trek-1e-warp-speed",
    "earlier star-trek-2e-heats",
    "earlier star-trek-2e-match-play",
    "earlier star-trek-2e-slipstream",
    "earlier star-wars-differential",
    "earlier transformers-draft",
    "earlier transformers-tiebreak",
    "earlier tribbles-ten-rounds",
    "earlier x-wing",
    "earlier yomi",
)
