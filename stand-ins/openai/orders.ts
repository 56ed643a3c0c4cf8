/** What the model does with the next question of one shape, instead of answering it well. */
export type ModelOrder =
  /** Answers this; of a function, what it makes of the answer that it would have given. */
  | { answer: object | ((own: object) => object) }
  /** Answers this text, whether it is JSON or not. */
  | { text: string }
  | { refusal: string }
  | { incomplete: "max_output_tokens" | "content_filter" }
  /** Gives up. */
  | { failed: string };

export type Usage = {
  input_tokens: number;
  input_tokens_details: { cached_tokens: number };
  output_tokens: number;
};

/** What was ordered of the stand-in, and what it remembers. */
export type State = {
  key: string;
  orders: { name: string; order: ModelOrder }[];
  flags: { text: number; category: string }[][];
  shutdowns: Map<string, string>;
  /** What every answer of a text model was charged. */
  charged: { model: string; usage: Usage }[];
  /** How many answers were given, for their ids. */
  answers: number;
};
