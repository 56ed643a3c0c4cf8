import type { MachineLayout } from "../layout.ts";

/** The machine that is upgraded. Tests have one in a folder of theirs. */
export type Machine = {
  layout: MachineLayout;
  /** The settings of the installed Mruk. */
  environment: Readonly<Record<string, string | undefined>>;
  now(): Temporal.Instant;
  /** The service manager: has the server hand over, stops it, and starts it. */
  service: Record<"reload" | "stop" | "start", () => Promise<void>>;
  /** Hears what is done now. */
  report(step: string): void;
};
