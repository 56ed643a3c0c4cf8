import { AppError } from "#api/platform/errors.ts";

/** The result of a check. A check that does not apply is skipped. */
export type Finding = { state: "ok" | "warning" | "failed" | "skipped"; says: string; hint?: string };

/** Checks one thing and returns one or more findings. An error that it throws becomes a failed finding. */
export type Check = () => Promise<Finding | readonly Finding[]> | Finding | readonly Finding[];

export type NamedFinding = Finding & { check: string };

export const ok = (says: string): Finding => ({ state: "ok", says });
export const skipped = (says: string): Finding => ({ state: "skipped", says });
export const warning = (says: string, hint: string): Finding => ({ state: "warning", says, hint });
export const failed = (says: string, hint: string): Finding => ({ state: "failed", says, hint });

const timeoutMilliseconds = 20_000;

/** Runs all checks at once. Findings come in the order of the checks, as soon as those before them are there. */
export async function* findingsOf(checks: Readonly<Record<string, Check>>): AsyncGenerator<NamedFinding, void> {
  const all = Object.entries(checks).map(async ([name, check]) =>
    [await settled(check)].flat().map((finding): NamedFinding => ({ check: name, ...finding })),
  );
  for (const findings of all) yield* await findings;
}

async function settled(check: Check): Promise<Finding | readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Finding>((resolve) => {
    const late = failed(`no answer within ${timeoutMilliseconds / 1000} s`, "Look whether something holds it up.");
    timer = setTimeout(() => resolve(late), timeoutMilliseconds);
  });
  try {
    return await Promise.race([timeout, Promise.resolve().then(check)]);
  } catch (error) {
    const hint = error instanceof AppError ? error.hint : undefined;
    const says = error instanceof Error ? error.message : String(error);
    return { state: "failed", says, ...(hint !== undefined && { hint }) };
  } finally {
    clearTimeout(timer);
  }
}
