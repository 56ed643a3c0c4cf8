import type { ResponseError } from "openai/resources/responses/responses";
import type { RealtimeFault } from "./realtime.ts";
import type { Told } from "./stories.ts";

/** A prepared answer to the next request of one shape. */
export type PreparedAnswer =
  /** Answers this object, or the result of a function of the default answer. */
  | { answer: object | ((own: object) => object) }
  /** Answers this text, whether it is JSON or not. */
  | { text: string }
  | { refusal: string }
  | { incomplete: "max_output_tokens" | "content_filter" }
  /** Fails with this code. */
  | { failed: NonNullable<ResponseError["code"]> };

export type Usage = {
  input_tokens: number;
  input_tokens_details: { cached_tokens: number; cache_write_tokens: number };
  output_tokens: number;
};

/** The data of the stand-in. */
export type Account = {
  /** Without credit, every model refuses with 429. */
  hasCredit: boolean;
  /** Only a verified organisation gets pictures. */
  isVerified: boolean;
  /** A restricted key may lack the right to list models. */
  mayListModels: boolean;
  /** How many pictures may be asked for before the next one has to wait, in milliseconds; null for any number. */
  pictures: { atMost: number; waitMs: number } | null;
};

export type State = {
  key: string;
  account: Account;
  /** The pictures that count for the account's limit, and until when, in milliseconds. */
  counted: { pictures: number; untilMs: number };
  prepared: { name: string; answer: PreparedAnswer }[];
  flags: { text: number; category: string }[][];
  shutdowns: Map<string, string>;
  /** The charged tokens of every answer of a text model. */
  charged: { model: string; usage: Usage }[];
  /** What was read aloud. */
  spoken: { model: string; voice: string; input: string }[];
  /** How the next responses of the Realtime API go wrong. */
  realtimeFaults: (RealtimeFault | undefined)[];
  /** The number of answers, for their ids. */
  answers: number;
  /** The sentences of all stories. */
  told: Told;
};
