/** Breaks lines between words at a width. A longer word gets a line of its own. */
export function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .flatMap((line) => linesOf(line.split(" "), width))
    .join("\n");
}

// Ink breaks lines as well, but carries the space at a full line's end over to the next one.
function linesOf(words: string[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= width || line === "") line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
