import { AppError } from "../../api/platform/errors.ts";

/** What came of looking at one thing: in order, worth a look, broken, or not looked at because there is no need. */
export type Finding = { state: "ok" | "warning" | "failed" | "skipped"; says: string; hint?: string };

/** Looks at one thing, of which there may be several things to say. Whatever it throws counts as broken. */
export type Check = () => Promise<Finding | readonly Finding[]> | Finding | readonly Finding[];

export type NamedFinding = Finding & { check: string };

export const ok = (says: string): Finding => ({ state: "ok", says });
export const skipped = (says: string): Finding => ({ state: "skipped", says });
export const warning = (says: string, hint: string): Finding => ({ state: "warning", says, hint });
export const failed = (says: string, hint: string): Finding => ({ state: "failed", says, hint });

const patienceMilliseconds = 20_000;

/** Looks at everything at once; the findings come in the order of the checks, each as soon as those before it are there. */
export async function* findingsOf(checks: Readonly<Record<string, Check>>): AsyncGenerator<NamedFinding, void> {
  const all = Object.entries(checks).map(async ([name, check]) =>
    [await settled(check)].flat().map((finding): NamedFinding => ({ check: name, ...finding })),
  );
  for (const findings of all) yield* await findings;
}

async function settled(check: Check): Promise<Finding | readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding>((resolve) => {
    const late = failed(`no answer within ${patienceMilliseconds / 1000} s`, "Look whether something holds it up.");
    timer = setTimeout(() => resolve(late), patienceMilliseconds);
  });
  try {
    return await Promise.race([tooLate, Promise.resolve().then(check)]);
  } catch (error) {
    const hint = error instanceof AppError ? error.hint : undefined;
    const says = error instanceof Error ? error.message : String(error);
    return { state: "failed", says, ...(hint !== undefined && { hint }) };
  } finally {
    clearTimeout(timer);
  }
}
