import { nextRunContinues } from "./output/exit-codes.ts";
import type { Surroundings } from "./surroundings.ts";

/** `mruk` alone on a terminal: today's slots, the buffer, the last run, and single keys for what one does. */
export async function openDashboard(surroundings: Surroundings): Promise<void> {
  const { terminal, openProduct, openServer, whenInterrupted } = surroundings;
  const [product, { showDashboard }, { lookAtServer }, { openAddress }] = await Promise.all([
    openProduct(),
    import("./views/show-dashboard.tsx"),
    import("./dashboard/look.ts"),
    import("./dashboard/open-address.ts"),
  ]);
  const ending = await showDashboard(terminal, {
    look: product.today,
    findServer: () => lookAtServer(openServer),
    generate: () => product.generate({ wanted: { kind: "schedule" } }),
    check: product.check,
    open: openAddress,
  });
  // Whoever leaves in the midst of a run interrupts it, as everywhere else.
  if (ending === "left") return;
  whenInterrupted(nextRunContinues);
  process.kill(process.pid, "SIGINT");
}

/** Whether this command line asks for it: no words at all, and a person on both sides of the terminal. */
export function asksForDashboard(args: readonly string[], { terminal, ask }: Surroundings): boolean {
  return args.length === 0 && terminal.watched && ask !== null;
}
