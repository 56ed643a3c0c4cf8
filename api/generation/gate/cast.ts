/**
 * A member of the cast: the pattern of the name in each language (inflected in Polish), and alternatives that also
 * count.
 */
export type Member = { name: string; en: string; pl: string; orEn?: string; orPl?: string };

/** Parts of patterns, without word boundaries. */
export const cast = {
  mruk: { name: "Mruk", en: "Mruk", pl: "Mruk(?:a|owi|iem|u|ow\\p{Ll}{1,4})?" },
  ola: { name: "Ola", en: "Ola", pl: "Ol(?:a|i|ę|ą|o|in\\p{Ll}{0,4})" },
  tomek: { name: "Tomek", en: "Tomek", pl: "Tom(?:ek|k\\p{Ll}{1,5})" },
  halina: {
    name: "Halina",
    en: "Halina",
    pl: "Halin(?:a|y|ie|ę|ą|o)",
    orEn: "neighbour|seamstress",
    orPl: "sąsiad\\p{Ll}+|krawcow\\p{Ll}+",
  },
  zenon: {
    name: "Zenon",
    en: "Zenon",
    pl: "Zenon(?:a|owi|em|ie)?",
    orEn: "caretaker",
    orPl: "dozorc\\p{Ll}+|gospodarz\\p{Ll}*",
  },
  stas: {
    name: "Staś",
    en: "Staś",
    pl: "Sta(?:ś|si\\p{Ll}{1,5})",
    orEn: "boy|nine-year-old",
    orPl: "chłop\\p{Ll}+|dziewięciolat\\p{Ll}+",
  },
  prezes: {
    name: "Prezes",
    en: "Prezes",
    pl: "Prezes(?:a|owi|em|ie)?",
    orEn: "pigeon|chairman",
    orPl: "gołęb\\p{Ll}+|gołąb",
  },
  bulka: {
    name: "Bułka",
    en: "Bułka",
    pl: "Buł(?:ka|ki|ce|kę|ką|ko)",
    orEn: "ginger|bakery",
    orPl: "rud\\p{Ll}+|piekar\\p{Ll}+",
  },
  pelagia: { name: "Pelagia", en: "Pelagia", pl: "Pelagi(?:a|i|ę|ą|o)", orEn: "geranium", orPl: "pelargoni\\p{Ll}+" },
} satisfies Record<string, Member>;
