import type { Season } from "#api/generation/model.ts";

/** Situations to begin a story from, a prime number of them (see `sparkOf`). A thing alone suggests a still life; a situation already has a question in it. */
export const situations: readonly string[] = [
  // What arrives, and what is sent.
  ...["a parcel is left with them for a neighbour who does not come", "the postman rings twice, which he never does"],
  ...[
    "a postcard arrives ten years late",
    "a letter was delivered to the wrong floor",
    "somebody sends back a borrowed pot",
  ],
  ...[
    "a telegram of congratulations without a reason",
    "the newspaper is yesterday's",
    "a box arrives that is too big",
  ],
  ...[
    "a wrong number keeps ringing",
    "a card is pinned up in the gateway without a signature",
    "an invitation gets lost",
  ],
  // Repairs and things that stop.
  ...["the lift of the house next door is stuck between floors", "the alarm clock gains ten minutes a day"],
  ...[
    "a fuse blows at supper",
    "the tap drips in three-four time",
    "the hall lamp burns at noon",
    "a key breaks in the lock",
  ],
  ...["the stove will not draw", "a chair has lost a leg, and nobody admits it", "the radio gets only one station"],
  ...[
    "a picture hangs crooked again every morning",
    "the scales in the kitchen are suspected",
    "the doorbell plays by itself",
  ],
  ...["a drawer has not opened since Easter", "the plumber comes, a day early", "the wall clock strikes thirteen"],
  ...["a window will not close", "the iron is still warm, and nobody has ironed", "one stair begins to creak"],
  // Neighbours and stairs.
  ...[
    "a new name appears on the letter boxes",
    "somebody moves out and leaves a plant",
    "two neighbours stop greeting",
  ],
  ...[
    "a pram stands on the landing",
    "the whole house looks for one spectacles case",
    "a ladder is left in the gateway",
  ],
  ...["somebody sings in the bathroom of the fourth floor", "the caretaker's forty keys are one too many"],
  ...[
    "a sack of flour is carried up",
    "the stairs are washed, and nobody may step on them",
    "a bicycle is borrowed overnight",
  ],
  ...[
    "a stranger sits down on the stairs to rest",
    "the tenants' meeting lacks one chair",
    "a doormat has changed its owner",
  ],
  ...["the trumpet has been silent for two days", "a rumour goes up the stairs and changes on each floor"],
  ...["a bucket is lowered on a string from the third floor", "a piano is to go up to the second floor"],
  // Guests.
  ...[
    "an aunt stays for one night",
    "a guest is afraid of cats and too polite to say so",
    "a baby visits and has hands",
  ],
  ...["a dog waits in the hall for its owner", "a colleague comes to dinner and talks only of one thing"],
  ...["nobody comes to the party until everybody does", "a photographer wants everyone in one picture"],
  ...["a child is left with them for an hour", "a former tenant wants to see the flat again"],
  ...["a chimney sweep has to pass through the room", "a meter reader needs the cupboard in which somebody sleeps"],
  // Kitchen.
  ...["one dumpling is left on the plate", "a cake has to cool, out of reach", "a recipe lacks its last line"],
  ...[
    "the fish is served to the wrong person",
    "a loaf is still warm and must not be cut",
    "the milk is about to boil over",
  ],
  ...["soup for the sick neighbour stands by the door", "eggs are counted and do not agree", "somebody is on a diet"],
  ...[
    "jam is tasted from the saucer",
    "the market had only parsley",
    "a nut rolls under the cupboard",
    "salt was sugar",
  ],
  ...[
    "the good plates come out on a weekday",
    "a jar cannot be opened by anybody",
    "a pan is missing, and then a smell is",
  ],
  // Lost, found, changed places.
  ...[
    "a single glove comes home",
    "a button is found that fits nothing",
    "a chess piece is missing",
    "a ring is in the flour",
  ],
  ...[
    "a library book was due in spring",
    "an umbrella has been exchanged at the cafe",
    "a coin lies between two boards",
  ],
  ...["a photograph falls out of a dictionary", "the keys are where they belong", "the other slipper turns up"],
  ...[
    "a map has a fold where the town should be",
    "a list was found, and nobody knows of what",
    "somebody else's scarf smells of river",
  ],
  ...["a pencil rolls to the same place every time", "a toy tram has no rails", "a thimble is used as a cup"],
  // What the furniture does.
  ...["the armchair is to be sold", "the table has been turned to the window", "the carpet is out to be beaten"],
  ...["a wardrobe door opens by itself at the same hour", "a mirror is leaned against the wall for a day"],
  ...["a shelf comes down in the night, politely", "the bed has new sheets, from which something is missing"],
  ...["a cardboard box is about to be thrown away", "the curtain is washed, and the street looks in"],
  // Sounds, smells, light.
  ...[
    "a sound comes from behind the tiles",
    "somebody whistles a tune without its end",
    "the fridge has stopped humming",
  ],
  ...[
    "a smell of paint from nowhere",
    "a patch of sun is in the wrong place",
    "a lamp is on in the empty flat opposite",
  ],
  ...["the bell on the collar falls silent", "an echo answers a little too late", "a shadow does not match anyone"],
  ...["a moth has the lamp to itself", "a radio play is interrupted before the end", "the trams run without ringing"],
  // The street and the courtyard.
  ...["the number fifteen is replaced by a bus", "the street is closed for a film crew", "a bench is repainted"],
  ...[
    "a queue stands before a shop that is closed",
    "a brass band rehearses in the yard",
    "a balloon is caught in the tree",
  ],
  ...[
    "a lost pigeon with a ring on its foot",
    "the carpet frame is to be moved",
    "somebody chalks a hopscotch under the window",
  ],
  ...["a van parks in the place of the sun", "two removal men rest on a sofa in the yard", "a marathon passes"],
  ...["the bakery shuts for a day", "a street musician chooses their corner", "the shrine's light has gone out"],
  ...[
    "a lost tourist asks everyone the way",
    "a hat lies on the pavement, crown down",
    "surveyors look at the house through a tube",
  ],
  ...[
    "somebody has hung a swing in the yard",
    "the outside thermometer has a view of its own",
    "a proverb is put to the test",
  ],
  // Mruk's own affairs.
  ...["breakfast is served by somebody else", "his place is taken by a pile of clean laundry", "he has been weighed"],
  ...["a toy is bought for him", "he has hiccups and does not mention it", "his collar is being mended"],
  ...[
    "he is praised for something that he did not do",
    "he is blamed for what the wind did",
    "he has a rival in the mirror",
  ],
  ...[
    "he cannot remember why he came into the room",
    "he keeps a secret for somebody",
    "he has to choose between two laps",
  ],
  ...[
    "he misses the tram that he always watches",
    "he oversleeps a thing he was waiting for",
    "he is drawn by a child",
  ],
  ...["he guards something without being asked", "he receives an apology", "he owes somebody a sparrow"],
  // Work and people's affairs.
  ...[
    "Ola cannot find a word",
    "Tomek marks thirty tests on rivers",
    "a suitcase stands in the hall and is not spoken of",
  ],
  ...["somebody practises a speech before the stove", "a form has to be filled in, in three copies"],
  ...[
    "a coat is made to measure, and the lining is wrong",
    "Ola reads a sad chapter aloud",
    "Tomek builds a shelf by a drawing",
  ],
  ...["a school play needs a cat", "two people wait for the telephone to ring", "an old quarrel ends over a potato"],
  ...["somebody learns to dance in socks", "a birthday is kept secret from everybody but him"],
];

/** Situations that are possible only in their season. */
export const seasonal: Record<Season, readonly string[]> = {
  spring: [
    ...[
      "the storks are announced and late",
      "the balcony is swept for the first time",
      "windows are washed, all on one day",
    ],
    ...["lilac is carried past, more than one person can hold", "winter coats are put away with somebody in them"],
    ...["seedlings stand on every sill", "the swifts are back, or it was only one"],
  ],
  summer: [
    ...["half the house has gone to the lakes", "cherries drip through their bag", "a fan is set up and has opinions"],
    ...[
      "everybody sleeps with open doors",
      "a watermelon is carried to the third floor",
      "a watering can is passed around",
    ],
    ...["a storm stands over Praga and does not come"],
  ],
  autumn: [
    ...["mushrooms dry on strings", "the first fire is lit", "chestnuts fall on the roof of the bicycle shed"],
    ...[
      "jars are filled, and one lid is missing",
      "leaves are swept against the wind",
      "the clocks are put back, all but one",
    ],
    ...["fog has taken the house opposite"],
  ],
  winter: [
    ...["the radiators knock at five", "somebody's footprints lead to the wall and end", "a snowman looks in"],
    ...["one carp too many", "a sledge is brought down from the attic", "the pipes are wrapped in an old cardigan"],
    ...["ice flowers cover the view"],
  ],
};
