import { cast } from "../cast.ts";

// The dictionaries lack these words, which are right: most are words of the house's own stories.

const english = "bakehouse|cactuses|catmint|hiccuping|inkpot|kittenhood|unwatched|tomcat|tomcats";
const polish =
  "kłuje|kłują|kluje|tomkow\\p{Ll}{1,3}|olin\\p{Ll}{1,3}|przedzeszł\\p{Ll}{1,3}|odmaca\\p{Ll}{1,3}|smartfon\\p{Ll}{0,3}|e-mail\\p{Ll}{0,3}|mruków\\p{Ll}{0,3}|mrukow\\p{Ll}{1,3}";
const members = Object.values(cast);
const named = [...members.map(({ en }) => en), ...members.map(({ pl }) => pl), english, polish].join("|");
const known = new RegExp(`^(?:${named})$`, "iu");

/** Sounds that are written as they are heard: “Mruuuk”, “grr”, “psst”. */
const sound = /(\p{L})\1\1|^[bcdfghjklmnprstwzćńśźż]{2,6}$|^(?:tuk|tock|tik|stuk|puk|miau|mia+u+|mr+[ua]*|hr+u*)$/iu;

/** Whether a word is right although no dictionary has it: a name of the cast, a word of the house, or a sound. */
export const isKnown = (word: string): boolean => known.test(word) || sound.test(word);
