import { join } from "node:path";
import { onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import type { PictureBrief } from "../model.ts";
import { openSpending } from "../spending/spending.ts";
import { bookInFile } from "../spending/spending-in-file.ts";
import { openaiIllustrator } from "./illustrator.ts";
import { openAiService } from "./service.ts";

export const id = StoryId.parse("2026-11-21-evening");

export const brief: PictureBrief = {
  place: "window sill",
  pose: "sit",
  props: ["mug", "books"],
  timeSlot: "evening",
  season: "autumn",
  weather: "rain",
  scene: "Mruk watches the number fifteen tram through the rain.",
  seed: id,
};

const key = "sk-stand-in-planted";

/** The machine may be busy. */
const patient = 20_000;

type Options = { deadlineMs?: number; model?: string; perRunUsd?: number };

/** The illustrator, the stand-in service, the library's folder for pictures of Mruk, and the book of costs. */
export async function openStudio({ deadlineMs = patient, model, perRunUsd }: Options = {}) {
  const root = folderOfTest();
  const ai = await startOpenAi({ key });
  onTestFinished(() => ai.close());
  const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
  const spending = openSpending({ book: bookInFile(root), clock, budget: { perRunUsd } });
  const illustratorWith = (patienceMs: number) =>
    openaiIllustrator({
      service: openAiService({ apiKey: key, baseUrl: `${ai.url}/v1` }),
      model: model ?? "gpt-image-2.5-flare",
      quality: "medium",
      referencesDir: join(root, "cat"),
      deadlineMs: patienceMs,
    });
  const illustrator = illustratorWith(deadlineMs);
  const draw = (asked: Partial<PictureBrief> = {}, signal?: AbortSignal) =>
    illustrator.draw({ ...brief, ...asked }, { id, purse: spending.purseOf(id, "picture"), signal });
  /** Draws as the next run would, with a long deadline. */
  const drawAgain = () => illustratorWith(patient).draw(brief, { id, purse: spending.purseOf(id, "picture") });
  return { root, ai, spending, illustrator, draw, drawAgain, catDir: join(root, "cat") };
}

/** The fields of a request, from JSON or a form; for a file, its type. */
export async function fieldsOf({ headers, body }: { headers: object; body: Buffer }): Promise<[string, unknown][]> {
  const type = String((headers as Record<string, unknown>)["content-type"]);
  if (type.startsWith("application/json")) return Object.entries(JSON.parse(body.toString("utf8")));
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.type}`]);
}
