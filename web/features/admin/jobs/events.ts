/** Reads server-sent events out of what arrives piece by piece: the data of each event, as soon as it is whole. */
export function createEventReader(): (piece: string) => string[] {
  let rest = "";
  return (piece) => {
    const lines = (rest + piece).replace(/\r\n?/g, "\n");
    // A carriage return at the very end may be the first half of a line break.
    const blocks = lines.split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.map(dataOf).filter((data) => data !== "");
  };
}

/** Other lines, like comments, which only keep the stream alive, say nothing. */
const dataOf = (block: string): string =>
  block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n");
