import type { JobItem } from "../../api/jobs/model.ts";
import { columnsOf, note, sayJson, type Terminal } from "./terminal.ts";

const mostBar = 30;

/** Shows how a letter goes out: a bar that fills on a terminal, a line for each tenth elsewhere, JSON for programs. */
export function letterProgress(terminal: Terminal, { json }: { json: boolean | undefined }) {
  const moves = terminal.watched && terminal.stderr.isTTY;
  let shown = "";
  let tenths = -1;
  const wipe = () => {
    if (shown !== "") terminal.stderr.write("\r\u001b[K");
    shown = "";
  };
  function show({ id, state, progress, note: counted }: JobItem): void {
    if (progress === undefined || counted === undefined) return;
    const words = `${id}: ${counted.replace("/", " of ")}`;
    if (moves) {
      wipe();
      if (state !== "working") return;
      shown = withBar(words, progress, columnsOf(terminal.stderr));
      terminal.stderr.write(shown);
    } else if (state === "working" && Math.floor(progress * 10) > tenths) {
      tenths = Math.floor(progress * 10);
      note(terminal, words);
    }
  }
  return {
    tell: (item: JobItem): void => (json ? sayJson(terminal, { type: "letter", ...item }) : show(item)),
    /** Leaves the line to whatever is said next. */
    wipe,
  };
}

/** As long a bar as there is room for; on very narrow terminals the words alone. */
function withBar(words: string, progress: number, columns: number): string {
  const width = Math.min(mostBar, columns - words.length - 3);
  if (width < 5) return words.slice(0, Math.max(0, columns - 1));
  const full = Math.round(progress * width);
  return `${words}  ${"█".repeat(full)}${"░".repeat(width - full)}`;
}
