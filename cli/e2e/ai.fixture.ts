import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { GenerationEvent } from "#api/generation/model.ts";
import { type OpenAiStandIn, startOpenAi } from "#stand-ins/openai.ts";
import { built, type Ended, type Library, projectFolder, temporaryLibrary } from "./program.fixture.ts";

// The whole program against a server that stands in for the AI service. Tests beside the parts prove each fault in detail.

/** The key of the AI service, which must not appear in anything that is printed or kept. */
export const key = "sk-planted-3f9c1e77a2";

export type Situation = { service: OpenAiStandIn; library: Library; settings: Record<string, string> };

/** An AI service, and a library that says who Mruk is and has no story yet. */
export async function prepare(): Promise<Situation> {
  await built();
  const service = await startOpenAi({ key });
  onTestFinished(() => service.close());
  const library = libraryWithMruk();
  return { service, library, settings: { ...library.settings, ...service.settings } };
}

export function libraryWithMruk(): Library {
  const library = temporaryLibrary();
  for (const name of ["cat.md", "cat"]) {
    cpSync(join(projectFolder, "content", name), join(library.content, name), { recursive: true });
  }
  library.git("add", ".");
  library.git("commit", "--quiet", "-m", "Say who Mruk is");
  library.git("push", "--quiet");
  return library;
}

/** The `BUDGET_USD_PER_DAY` of the example settings, in US dollars. */
export function budgetOfTheExample(): string {
  const example = readFileSync(join(projectFolder, ".env.example"), "utf8");
  const [, budget] = /^#BUDGET_USD_PER_DAY=(\S+)$/m.exec(example) ?? [];
  if (budget === undefined) throw new Error("The example settings have no budget.");
  return budget;
}

/** The events of a run with `--json`. */
export const eventsOf = ({ stdout }: Pick<Ended, "stdout">) =>
  stdout
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as GenerationEvent);
export const endOf = (end: Ended) => eventsOf(end).at(-1);

/** All files of a run, and the repository's whole history. */
export function everythingWritten({ content, git }: Library): string {
  const folder = join(content, "..");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
  return [...texts, git("log", "--all", "-p", "--text")].join("\n");
}
