import { render } from "ink";
import type { GenerationEvent } from "#api/generation/model.ts";
import { advance, progressFrom } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { LiveGeneration } from "./generation-view.tsx";

/** Draws a run while it goes on, and leaves its last frame on the terminal. */
export async function showFrames(events: AsyncIterable<GenerationEvent>, { stdout, stderr }: Terminal): Promise<void> {
  const clock = () => performance.now();
  let progress = progressFrom(clock());
  const frame = () => <LiveGeneration progress={progress} clock={clock} />;
  const view = render(frame(), { stdout, stderr, interactive: true, patchConsole: false, exitOnCtrlC: false });
  try {
    for await (const event of events) {
      progress = advance(progress, event, clock());
      view.rerender(frame());
    }
    await view.waitUntilRenderFlush();
  } finally {
    view.unmount();
    await view.waitUntilExit();
  }
}
