"""The notation: one short line for each action, written and read.

| line | action |
|---|---|
| `pass` | play no card / do nothing in this feeding go |
| `animal big/carnivorous` | play this card as a new animal |
| `play carnivorous/big on A1` | play this card with the trait that is named first up |
| `play cooperation/carnivorous on A1 A2` | the same for a pair trait |
| `play symbiosis on A1 A2 symbiont A2` | a pair trait with roles |
| `take A1` | take a red token for A1 |
| `attack A1 B2` | A1 attacks B2 |
| `burn A1 2` | turn two of A1's yellow tokens into blue ones |
| `graze A1`, `hibernate A1` | use these traits of A1 |
| `steal A1 B2 red` | A1's piracy takes a red token from B2 |
| `end` | end a feeding go in which something was done |
| `run` | answer an attack by Running |
| `redirect B2` | answer it by Mimicry: B2 is attacked instead |
| `drop poisonous/carnivorous` | answer it by Tail loss: this card goes |
| `drop fat-tissue/big holding yellow` | the same, of a card with a token on it |
| `drop cooperation/fat-tissue with B2` | the same, of a pair card |
| `accept` | answer no more: be eaten |
| `share cooperation A1 A2` | the next pair trait to act, from giver to receiver |
| `stop` | let no more pair traits act |
| `scavenge A1` | A1 is the scavenger that eats |
| `cards 2` | take two cards, and points for the other animals |
| `animal swimming in laurasia` | with Continents: play it on that continent |
| `animal swimming for B2` | lay this card onto the remains of B2, which is restored |
| `attack A1 B2 ignoring camouflage` | with Intellect (or an Anglerfish's counter-attack) |
| `attack A1 B2 ignoring symbiosis with B3` | the same, of one of several pair cards |
| `shed A1 camouflage/fat-tissue` | Metamorphosis; like `drop`, with `holding` or `with` |
| `hide`, `ink` | answer an attack by Shell or Ink cloud |
| `settle A1` | move A1 into an empty shell |
| `specialize A1`, `warm A1` | use these traits of A1 |
| `reveal A1` | turn an Anglerfish over |
| `migrate A1 to ocean` | announce, or pick, where A1 goes |
| `follow A2 B1` | A2 goes along with B1 |
| `recombine A1 A2` | begin an exchange of traits |
| `hand running of A1` | what A1 hands over (`holding yellow` for a full card) |
| `drop running upper` | of two equal cards after an exchange the higher one goes |
| `fetch swimming for A1 from B` | A1 takes this card along, from B's discard (or `common`) |

When read, a card may be called by the trait that is to be up alone (`play carnivorous on A1`) if
that leaves no doubt which card of the hand, or of the animal, is meant.
"""
