import type { JobItem } from "#api/jobs/model.ts";
import { columnsOf, note, printJson, type Terminal } from "./terminal.ts";

const maxBarColumns = 30;

/** Shows how a letter goes out: a bar on a terminal, a line per tenth elsewhere, JSON for programs. */
export function letterProgress(terminal: Terminal, { json }: { json: boolean | undefined }) {
  const isLive = terminal.interactive && terminal.stderr.isTTY;
  let shown = "";
  let tenths = -1;
  const wipe = () => {
    if (shown !== "") terminal.stderr.write("\r\u001b[K");
    shown = "";
  };
  function show({ id, state, progress, note: counted }: JobItem): void {
    if (progress === undefined || counted === undefined) return;
    const text = `${id}: ${counted.replace("/", " of ")}`;
    if (isLive) {
      wipe();
      if (state !== "working") return;
      shown = withBar(text, progress, columnsOf(terminal.stderr));
      terminal.stderr.write(shown);
    } else if (state === "working" && Math.floor(progress * 10) > tenths) {
      tenths = Math.floor(progress * 10);
      note(terminal, text);
    }
  }
  return {
    report: (item: JobItem): void => (json ? printJson(terminal, { type: "letter", ...item }) : show(item)),
    /** Clears the bar for the next output. */
    wipe,
  };
}

/** A bar as long as there is room for; on very narrow terminals the text alone. */
function withBar(text: string, progress: number, columns: number): string {
  const width = Math.min(maxBarColumns, columns - text.length - 3);
  if (width < 5) return text.slice(0, Math.max(0, columns - 1));
  const full = Math.round(progress * width);
  return `${text}  ${"█".repeat(full)}${"░".repeat(width - full)}`;
}
