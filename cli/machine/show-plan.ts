// A plan in words, for people and for programs.
import { printJson, printLine, type Terminal } from "../terminal/terminal.ts";
import type { Outcome } from "./carry-out.ts";
import type { Step } from "./step.ts";

/** Shows what became of a step: what is done in a line, what is to do in full. */
export function showOutcome(
  { step, state }: Outcome,
  terminal: Terminal,
  { json }: { json?: boolean | undefined },
): void {
  if (json) printJson(terminal, { type: "step", state, ...stepValue(step) });
  else if (state === "to do") terminal.stdout.write(`${stepText(step)}\n`);
  else if (state === "changed") printLine(terminal, `done     ${stepTitle(step)}`);
}

/** What a step writes or runs, as a person reads it: a file whole, a command as it would be typed. */
export function stepText(step: Step): string {
  switch (step.kind) {
    case "folder":
      return `folder ${step.path} (${octal(step.mode)}, ${step.owner}): ${step.says}`;
    case "file":
      return `file ${step.path} (${octal(step.mode)}, root${step.group ? `, group ${step.group}` : ""}): ${step.says}\n${indented(step.shown ?? step.content)}`;
    case "link":
      return `link ${step.path} -> ${step.target}: ${step.says}`;
    case "copy":
      return `folder ${step.path}, copied from ${step.from}: ${step.says}`;
    case "remove":
      return `remove ${step.path}: ${step.says}`;
    case "command":
      return `run ${step.as ? `as ${step.as}: ` : ""}${shellLine(step.run)}: ${step.says}`;
  }
}

/** The same for programs, without secrets. */
export function stepValue(step: Step): object {
  if (step.kind === "file") {
    const { shown, content, ...rest } = step;
    return { ...rest, mode: octal(step.mode), content: shown ?? content };
  }
  if (step.kind === "folder") return { ...step, mode: octal(step.mode) };
  if (step.kind !== "command") return step;
  const { kind, says, run, as } = step;
  return { kind, says, run, ...(as !== undefined && { as }) };
}

/** The word of a step that is done, in a list. */
const stepTitle = (step: Step): string => (step.kind === "command" ? step.says : `${step.says} (${step.path})`);

const octal = (mode: number): string => mode.toString(8);
const indented = (text: string): string => text.trimEnd().replace(/^/gm, "    ");
const shellLine = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ");
