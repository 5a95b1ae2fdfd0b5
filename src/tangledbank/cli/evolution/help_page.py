"""What `help` says at the prompt."""

from typing import Final

from tangledbank.evolution.traits.names import NAMES

_TRAITS: Final = ", ".join(NAMES)

HELP: Final = f"""\
Answer with the number of a choice, or write an action:
  animal big/carnivorous             play this card as a new animal
  play carnivorous/big on A1         play it as a trait, the one named first
  play cooperation on A1 A2          play a pair trait
  play symbiosis on A1 A2 symbiont A2
  take A1                            take a red token for A1
  attack A1 B2     burn A1 2         hunt with A1; turn two of its fat into food
  steal A1 B2 red  graze A1          use piracy, grazing
  hibernate A1                       let it sleep through this turn
  run   redirect B2   drop poisonous   accept      answer an attack
  share cooperation A1 A2   stop     pair traits that wait to act
  pass   end                         also: p

With the expansions:
  animal big/carnivorous in laurasia a new animal on a continent
  animal running for A1              bring an eaten animal with regeneration back
  attack A1 B2 ignoring running      use intellect; of a pair card: ... with B3
  hide   ink                         answer an attack by shell, ink cloud
  reveal A1                          turn your anglerfish over
  shed A1 running  specialize A1     use metamorphosis, specialization
  settle A1        warm A1           move into an empty shell; use warm-blooded
  migrate A1 to ocean   follow A1 B2 use migration or flight, suckerfish
  recombine A1 A2  hand big of A1    exchange traits: first the animals, then the traits
  fetch swimming for A1 from B       the card that an animal takes out of the Ocean

Or ask for something:
  why ACTION       the rules that forbid it
  hint             what the best bot would do, and why (hint 5: after 5 seconds)
  help TRAIT       what a trait does; also help CLAUSE and help OPTION
  table            draw the table again
  log              everything that has happened in this game
  scores           everybody's points if the game ended now
  discard          the discarded cards that you can see
  save FILE        save the game (it is also saved as you play)
  quit             leave; come back with: tangledbank play --resume

Traits: {_TRAITS}
"""
