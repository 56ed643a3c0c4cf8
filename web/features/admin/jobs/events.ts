/** Parses server-sent events from chunks: returns the data of each event once it is complete. */
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

/** Ignores other lines, such as comments that keep the stream open. */
const dataOf = (block: string): string =>
  block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n");
