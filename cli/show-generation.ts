import type { GenerationEvent } from "#api/generation/model.ts";
import { describe, hintOf, plannedLine } from "./output/describe.ts";
import { noteWithHint, printJson, printLine, type Terminal } from "./terminal/terminal.ts";

type Events = AsyncIterable<GenerationEvent>;

/**
 * Shows a run while it goes on: JSON lines for programs, frames on an interactive terminal, plain lines elsewhere. Returns
 * how many stories failed.
 */
export async function showGeneration(
  events: Events,
  { terminal, json, planOnly = false }: { terminal: Terminal; json: boolean; planOnly?: boolean },
): Promise<{ failed: number }> {
  let failed = 0;
  const observed = observing(events, (event) => {
    if (event.type === "story-failed") failed += 1;
  });
  if (json) await showJson(observed, terminal);
  else if (terminal.interactive && !planOnly) {
    // Ink and React are loaded only where they are shown: they slow a start down.
    const { showFrames } = await import("./views/show-frames.tsx");
    await showFrames(observed, terminal);
  } else await showLines(planOnly ? withoutFinish(observed) : observed, terminal);
  return { failed };
}

async function showJson(events: Events, terminal: Terminal): Promise<void> {
  for await (const event of events) printJson(terminal, event);
}

async function showLines(events: Events, terminal: Terminal): Promise<void> {
  for await (const event of events) {
    if (event.type === "warning" || event.type === "story-failed") {
      noteWithHint(terminal, describe(event), hintOf(event));
    } else if (terminal.verbose || !isStepDetail(event)) {
      printLine(terminal, describe(event));
    }
    if (event.type === "planned") for (const story of event.stories) terminal.stdout.write(`  ${plannedLine(story)}\n`);
  }
}

/** Steps are too many for plain lines. A refused text is shown, because writing it again costs money. */
const isStepDetail = (event: GenerationEvent): boolean =>
  event.type === "step-started" || (event.type === "step-finished" && event.refused === undefined);

/** A dry run makes nothing, so its final count is left out. */
async function* withoutFinish(events: Events): Events {
  for await (const event of events) if (event.type !== "finished") yield event;
}

async function* observing(events: Events, observe: (event: GenerationEvent) => void): Events {
  for await (const event of events) {
    observe(event);
    yield event;
  }
}
