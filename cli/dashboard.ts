import type { Surroundings } from "./surroundings.ts";

/** `mruk` alone on a terminal: today's slots, the buffer, the last run, and single keys for what one does. */
export async function openDashboard(_surroundings: Surroundings): Promise<void> {
  throw new Error("not there yet");
}
