// What a server does at which signal.
import type { Handed } from "./hand-over.ts";

/** A terminal sends Ctrl-C to the server and to npm, which passes it on: within this time, two signals are one. */
const togetherMilliseconds = 300;

type Deeds = {
  stop(): Promise<void>;
  /** Hands over; null where this program cannot. */
  pass: (() => Promise<Handed | null>) | null;
  fail(error: unknown): void;
};

/**
 * From now on SIGUSR2 does not end this process: it is remembered until the returned function is called. From then on SIGTERM or SIGINT
 * shuts the server down in order, a second one ends it at once; SIGUSR2 hands over to the program that is in its place.
 */
export function openSignals(): (deeds: Deeds) => void {
  let isAsked = false;
  let onAsked = () => {
    isAsked = true;
  };
  process.on("SIGUSR2", () => onAsked());
  return ({ stop, pass, fail }) => {
    let handed: Handed | null = null;
    obeyEndings((signal) => {
      if (handed) handed.successor.kill(signal);
      else stop().then(() => process.exit(0), fail);
    });
    if (pass === null) return;
    let isHanding = false;
    const passOn = async () => {
      while (isAsked && !handed) {
        isAsked = false;
        handed = await pass();
      }
      isHanding = false;
      // Without a service manager that knows the new process, whoever started this one waits for this one.
      if (handed) process.exit(handed.told ? 0 : await handed.successor.end());
    };
    onAsked = () => {
      if (handed) return handed.successor.kill("SIGUSR2");
      // Asked while a program is refused, it tries again.
      isAsked = true;
      if (isHanding) return;
      isHanding = true;
      passOn().catch(fail);
    };
    if (isAsked) onAsked();
  };
}

function obeyEndings(end: (signal: NodeJS.Signals) => void): void {
  let endingSince: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (endingSince !== undefined) {
        if (performance.now() - endingSince > togetherMilliseconds) process.exit(1);
        return;
      }
      endingSince = performance.now();
      end(signal);
    });
  }
}
