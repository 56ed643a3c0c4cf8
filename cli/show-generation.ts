import type { GenerationEvent } from "../api/generation/model.ts";
import { describe, hintOf, plannedLine } from "./output/describe.ts";
import { noteWithHint, say, sayJson, type Terminal } from "./terminal/terminal.ts";

type Events = AsyncIterable<GenerationEvent>;

/**
 * Shows a run while it goes on, in the form that suits the place: JSON for programs, moving frames where a person
 * watches, plain lines everywhere else. Answers how many stories failed.
 */
export async function showGeneration(
  events: Events,
  { terminal, json, planOnly = false }: { terminal: Terminal; json: boolean; planOnly?: boolean },
): Promise<{ failed: number }> {
  let failed = 0;
  const counted = counting(events, (event) => {
    if (event.type === "story-failed") failed += 1;
  });
  if (json) await showJson(counted, terminal);
  else if (terminal.watched && !planOnly) {
    // Ink and React are only loaded where somebody looks at them.
    const { showFrames } = await import("./views/show-frames.tsx");
    await showFrames(counted, terminal);
  } else await showLines(planOnly ? upToThePlan(counted) : counted, terminal);
  return { failed };
}

async function showJson(events: Events, terminal: Terminal): Promise<void> {
  for await (const event of events) sayJson(terminal, event);
}

async function showLines(events: Events, terminal: Terminal): Promise<void> {
  for await (const event of events) {
    if (event.type === "warning" || event.type === "story-failed") {
      noteWithHint(terminal, describe(event), hintOf(event));
    } else if (terminal.verbose || !isOfOneStep(event)) {
      say(terminal, describe(event));
    }
    if (event.type === "planned") for (const story of event.stories) terminal.stdout.write(`  ${plannedLine(story)}\n`);
  }
}

/** What goes without saying; but not that a text was refused, which is paid for again. */
const isOfOneStep = (event: GenerationEvent): boolean =>
  event.type === "step-started" || (event.type === "step-finished" && event.refused === undefined);

/** Where nothing is made, the plan is the whole answer. */
async function* upToThePlan(events: Events): Events {
  for await (const event of events) if (event.type !== "finished") yield event;
}

async function* counting(events: Events, look: (event: GenerationEvent) => void): Events {
  for await (const event of events) {
    look(event);
    yield event;
  }
}
