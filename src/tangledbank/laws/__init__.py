"""Laws: invariants of every position of every game, and the trials that look for violations.

A law is a small module with a `check`: it takes a game and raises `LawBroken` if the law does not
hold there.  No law trusts what it checks: traits and points are recounted from the cards, food from
the events, and legality is queried in every possible way.

* `cards`, `tokens`, `animals`: nothing appears from nowhere, and what is worked out is right;
* `legality`, `notation`: every legal action applies, every other is refused with a reason;
* `reference`, `flow`, `limits`: what is legal, whose go it is and how often a trait may act, read
  again from the clauses;
* `sameness`: a clone, a saved game and a replay are the game they were made from;
* `secrecy`: what a seat is shown does not depend on what it cannot see;
* `course`: turns, phases, deals and the last turn follow each other as they should;
* `ending`: every game goes on until it ends, and its points are counted right.

`trial` plays a whole game under these laws, on a table of `tables` or a board of `boards`.
"""
