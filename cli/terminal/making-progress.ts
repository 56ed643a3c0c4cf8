import type { JobItem } from "#api/jobs/model.ts";
import { note, printJson, type Terminal } from "./terminal.ts";

const stepText: Record<string, string> = {
  film: "making the film",
  keep: "keeping the files",
  cut: "making the film",
  check: "checking the film",
  send: "sending the film to YouTube",
  label: "labelling the film as synthetic media",
  captions: "adding the captions",
  look: "asking what YouTube made of it",
  commit: "noting it in the story",
  pictures: "drawing the pictures",
  cover: "drawing the cover",
  epub: "binding the e-book",
  pdf: "printing the PDF",
  speech: "reading it aloud",
  sound: "making the sound files",
};

/** Shows how films, books and narrations are made and sent: a live line on a terminal, a line per step elsewhere, JSON for programs. */
export function makingProgress(
  terminal: Terminal,
  { json, type = "film" }: { json: boolean | undefined; type?: "film" | "book" | "narration" },
) {
  const isLive = terminal.interactive && terminal.stderr.isTTY;
  let lastLine = "";
  const wipe = () => {
    if (isLive && lastLine !== "") terminal.stderr.write("\r\u001b[K");
    lastLine = "";
  };
  function show({ id, state, step = "", progress }: JobItem): void {
    const line = `${id}: ${stepText[step] ?? step}`;
    if (state !== "working") wipe();
    else if (isLive) {
      wipe();
      lastLine = progress === undefined ? `${line}…` : `${line}, ${Math.floor(progress * 100)} %`;
      terminal.stderr.write(lastLine);
    } else if (line !== lastLine) {
      lastLine = line;
      note(terminal, `${line}…`);
    }
  }
  return {
    report: (item: JobItem): void => (json ? printJson(terminal, { type, ...item }) : show(item)),
    /** Clears the live line for the next output. */
    wipe,
  };
}
