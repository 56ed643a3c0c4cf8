/**
 * What moves in the lives of the people and animals: for each matter its states in order, the first of which holds before
 * any arc has changed it. Only arcs change a state (`ArcEvening`); any text may ask for one (`When`).
 */
export const lifeStates = {
  /** Ola's translation of “The Salt Road”, a novel of 712 pages. */
  "Ola's book": ["at work", "handed in", "printed"],
  "Staś's trumpet": ["scales", "in the school orchestra", "plays from the balcony"],
  /** A chair on the landing between the first and the second floor, for Mrs Halina's knee and everybody's news. */
  "the landing chair": ["absent", "there"],
  "Tomek's bicycle": ["old", "stolen", "with a new bell"],
  /** A place of her own for Bułka in the bakery's window, seen from Mruk's sill. */
  "Bułka's window": ["none", "hers"],
  /** A small white pigeon whom Prezes took on. */
  "the deputy": ["none", "there"],
  "the fortieth key": ["fits nothing", "has its lock"],
  "the portrait": ["none", "at Mrs Halina's"],
  "the chestnut": ["as ever", "with a number plate"],
  "the flat opposite": ["empty", "Miss Irena with the cello"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type LifeMatter = keyof typeof lifeStates;
export type Life = { [Matter in LifeMatter]: (typeof lifeStates)[Matter][number] };

/** A change that an evening brings. */
export type Change = { [Matter in LifeMatter]: { matter: Matter; state: Life[Matter] } }[LifeMatter];
