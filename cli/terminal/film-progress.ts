import type { JobItem } from "../../api/jobs/model.ts";
import { note, sayJson, type Terminal } from "./terminal.ts";

const words: Record<string, string> = {
  film: "making the film",
  keep: "keeping the film",
  cut: "making the film",
  check: "checking the film",
  send: "sending the film to YouTube",
  captions: "adding the captions",
  look: "asking what YouTube made of it",
  commit: "noting it in the story",
};

/** Shows how films are made and sent: a line that moves on a terminal, one for each step elsewhere, JSON for programs. */
export function filmProgress(terminal: Terminal, { json }: { json: boolean | undefined }) {
  const moves = terminal.watched && terminal.stderr.isTTY;
  let last = "";
  const wipe = () => {
    if (moves && last !== "") terminal.stderr.write("\r\u001b[K");
    last = "";
  };
  function show({ id, state, step = "", progress }: JobItem): void {
    const line = `${id}: ${words[step] ?? step}`;
    if (state !== "working") wipe();
    else if (moves) {
      wipe();
      last = progress === undefined ? `${line}…` : `${line}, ${Math.floor(progress * 100)} %`;
      terminal.stderr.write(last);
    } else if (line !== last) {
      last = line;
      note(terminal, `${line}…`);
    }
  }
  return {
    tell: (item: JobItem): void => (json ? sayJson(terminal, { type: "film", ...item }) : show(item)),
    /** Leaves the line to whatever is said next. */
    wipe,
  };
}
