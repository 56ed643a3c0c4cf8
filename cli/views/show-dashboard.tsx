import { render } from "ink";
import { type DashboardActions, openController } from "../dashboard/controller.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { LiveDashboard } from "./dashboard.tsx";

type ViewActions = "after" | "clock" | "leave" | "interrupt";

/** Draws the dashboard on the alternate screen until the person leaves, which restores the terminal's earlier content. */
export async function showDashboard(
  { stdout, stderr }: Terminal,
  actions: Omit<DashboardActions, ViewActions>,
): Promise<"left" | "interrupted"> {
  const { promise: ending, resolve: end } = Promise.withResolvers<"left" | "interrupted">();
  const clock = () => performance.now();
  const controller = openController(
    {
      ...actions,
      clock,
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      leave: () => end("left"),
      interrupt: () => end("interrupted"),
    },
    () => view.rerender(frame()),
  );
  const frame = () => <LiveDashboard controller={controller} clock={clock} />;
  const view = render(frame(), {
    stdout,
    stderr,
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    alternateScreen: true,
  });
  controller.begin();
  try {
    return await ending;
  } finally {
    controller.close();
    view.unmount();
    await view.waitUntilExit();
  }
}
