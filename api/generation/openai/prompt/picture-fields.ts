/** The part of a model's instructions that explains the fields of a picture's plan. */
export const pictureFields = [
  '"place", "pose" and "props" are the nearest of what can be named, "props" none to three of them, first the thing that the story is about: it lies before his nose and he looks at it.',
  '"on" is the piece of furniture or the thing that he lies, sits or stands on or in; "lap" and "arms" are those of the person in "company". "under" is what he is under, and "by" what he is close to, before a bare wall that is all of the place. These three only where the moment depends on them: what he is on or under is drawn instead of something else, and a second one of it must not be among "props".',
  '"camera" is "wide" for the place, "half" for him and what he looks at, "close" for his head and one thing; not always the same.',
  '"company" is whoever is with him in that moment, as far as a cat sees them: of people feet, a hand or a sleeve, never a face. "posture" says of a person that he sits, that he knits or reads a newspaper sitting, or that his hand strokes Mruk, and of Bułka that she sits, lies or stands. "inHand" is what that person has in the hand.',
  '"open" is "window" if he is at an open one, and "stove" if the little door of the tiled stove stands open before him. "lighting" is only for a light that the hour does not have: a blackout, a night by day, a day in the evening, a stove without fire, a fire in the stove on a mild day.',
  'Every field but "place", "pose", "props" and "scene" is null where nothing fits.',
  '"scene" says in two to four English sentences what is to be seen: where Mruk is, what he does, what lies before what, where the light comes from, the weather, who else is there. Only what is in the story, one cat only unless the story has another, nothing written anywhere.',
].join(" ");
