import { type Clock, clockStartingAt, systemClock } from "../api/platform/clock.ts";
import { type Config, readConfig } from "../api/platform/config.ts";
import type { Product } from "./surroundings.ts";

/** The product by the settings of this environment. Reading the library waits until a command asks for it. */
export async function openProduct(environment: Record<string, string | undefined>): Promise<Product> {
  const config = readConfig(environment);
  const clock = clockOf(config);
  throw new Error(`not wired yet ${clock.now()}`);
}

const clockOf = ({ MRUK_NOW }: Config): Clock => (MRUK_NOW ? clockStartingAt(MRUK_NOW) : systemClock);
