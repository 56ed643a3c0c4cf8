import type { Answer, Question, SearchIndex } from "./search-index.ts";

/** The messages to the thread of the index, by name: requests and answers. */
export type Calls = {
  /** Notes these stories as those of the library, and answers which of them are not in the index as they are. */
  compare: [stories: Parameters<SearchIndex["unknownOf"]>[0], answer: string[]];
  put: [stories: Parameters<SearchIndex["put"]>[0], answer: undefined];
  remove: [ids: string[], answer: undefined];
  settle: [stories: Parameters<SearchIndex["settle"]>[0], answer: undefined];
  /** Takes out what was not compared, and makes the index whole. */
  finish: [nothing: null, answer: undefined];
  find: [question: Question, answer: Answer];
  match: [question: { q: string; languages: readonly ("en" | "pl")[] }, answer: string[] | null];
  /** Closes the file, so that another server may open it. */
  close: [nothing: null, answer: undefined];
};
export type CallName = keyof Calls;

export type ToThread = { [Name in CallName]: { id: number; name: Name; input: Calls[Name][0] } }[CallName];
export type FromThread = { id: number; value: unknown } | { id: number; error: string };
