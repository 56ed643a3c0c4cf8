import { render } from "ink";
import { type Deeds, openWork } from "../dashboard/work.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { LiveDashboard } from "./dashboard.tsx";

type OwnDeeds = "after" | "clock" | "leave" | "interrupt";

/** Draws the dashboard on a screen of its own until the person leaves; what was on the terminal before is there again then. */
export async function showDashboard(
  { stdout, stderr }: Terminal,
  deeds: Omit<Deeds, OwnDeeds>,
): Promise<"left" | "interrupted"> {
  const { promise: ending, resolve: end } = Promise.withResolvers<"left" | "interrupted">();
  const clock = () => performance.now();
  const work = openWork(
    {
      ...deeds,
      clock,
      after(milliseconds, again) {
        const timer = setTimeout(again, milliseconds);
        return () => clearTimeout(timer);
      },
      leave: () => end("left"),
      interrupt: () => end("interrupted"),
    },
    () => view.rerender(frame()),
  );
  const frame = () => <LiveDashboard work={work} clock={clock} />;
  const view = render(frame(), {
    stdout,
    stderr,
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    alternateScreen: true,
  });
  work.begin();
  try {
    return await ending;
  } finally {
    work.close();
    view.unmount();
    await view.waitUntilExit();
  }
}
