// The lengths of the lists are different primes: `sparkOf` walks each of them to its end.

export const places: readonly string[] = [
  ...[
    "the sill of the tall window",
    "under the kitchen table",
    "on top of the stove",
    "the stairs between the second and third floor",
  ],
  ...[
    "the gateway with the letter boxes",
    "the cellar corridor",
    "the attic with the washing lines",
    "behind the radiator",
  ],
  ...["the bath with feet", "the hall among the coats", "inside the second drawer from the top", "the balcony"],
  ...["Ola's table with the dictionaries", "under the bed", "the top of the wardrobe", "the armchair", "the larder"],
  ...["the roof between the chimneys", "the gutter", "the courtyard under the chestnut", "the carpet-beating frame"],
  ...[
    "the caretaker's bench",
    "Mrs Halina's kitchen",
    "Staś's room with the music stand",
    "the landing with the warm step",
  ],
  ...["the doorstep of the bakery", "the bicycle shed", "beside the shrine", "a window that looks into the yard"],
  ...["the shelf above the radio", "a basket of clean laundry", "between the two panes of the old window"],
  ...["the tram stop as seen from above", "the threshold, neither in nor out", "the tiled corner by the stove door"],
  ...["the bookcase, third shelf", "the coal chute", "an empty flat with its door ajar", "the rug in the moonlight"],
  ...["a suitcase", "the piano on the second floor"],
];

export const kinds: readonly string[] = [
  ...[
    "a siege",
    "a misunderstanding",
    "a visit",
    "a wait",
    "a truce",
    "a small theft",
    "a lesson that fails",
    "a debt that is paid",
  ],
  ...[
    "a conversation of people that Mruk hears",
    "an inventory",
    "something that comes back",
    "an investigation",
    "a trial",
  ],
  ...[
    "a vigil",
    "a rescue that is not needed",
    "a negotiation",
    "a journey of eleven metres",
    "a concert",
    "a farewell",
  ],
  ...["a secret that everybody knows", "an experiment", "an inheritance", "a bet", "a rehearsal", "a change of guard"],
  ...[
    "a promise kept too literally",
    "a mistaken identity",
    "a census",
    "an apology",
    "a first time",
    "a last time before something new",
  ],
];

export const company: readonly string[] = [
  ...[
    "nobody but Mruk",
    "Ola",
    "Tomek",
    "Ola and Tomek",
    "Mrs Halina",
    "Mr Zenon",
    "Staś",
    "Prezes",
    "Bułka",
    "somebody passing through",
  ],
  ...["Mrs Halina and Staś", "Mr Zenon and Prezes", "a neighbour who is only heard"],
];

export const forms: readonly string[] = [
  ...[
    "told straight on",
    "told straight on",
    "told straight on",
    "told straight on",
    "minutes of a meeting, kept by a narrator",
  ],
  ...[
    "a letter to nobody in particular",
    "told straight on, beginning at the end",
    "told straight on, almost all of it talk",
  ],
  ...["a list with remarks", "an account in hours and minutes", "a report that grows personal"],
];
