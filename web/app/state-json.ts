const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that cannot end the script element it stands in, whatever the texts inside say. */
export function toStateJson(state: unknown): string {
  return JSON.stringify(state).replace(/[<>\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
