import type { CommandContext } from "./context.ts";
import { nextRunContinues } from "./output/exit-codes.ts";

/** Shows today's slots, the buffer and the last run, and starts actions by single keys. */
export async function openDashboard(context: CommandContext): Promise<void> {
  const { terminal, openLocalServices, openServer, setInterruptionHint } = context;
  const [services, { showDashboard }, { findServer }, { openAddress }] = await Promise.all([
    openLocalServices(),
    import("./views/show-dashboard.tsx"),
    import("./dashboard/read-today.ts"),
    import("./dashboard/open-address.ts"),
  ]);
  const ending = await showDashboard(terminal, {
    readToday: services.today,
    findServer: () => findServer(openServer),
    generate: () => services.generate({ wanted: { kind: "schedule" } }),
    check: services.check,
    open: openAddress,
  });
  // Leaving in the middle of a run interrupts it, as Ctrl-C does in every other command.
  if (ending === "left") return;
  setInterruptionHint(nextRunContinues);
  process.kill(process.pid, "SIGINT");
}

/** True for `mruk` without arguments where a person both reads and types. */
export function asksForDashboard(args: readonly string[], { terminal, ask }: CommandContext): boolean {
  return args.length === 0 && terminal.interactive && ask !== null;
}
