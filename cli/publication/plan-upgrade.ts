import type { Files } from "./files.ts";

/**
 * What an upgrade does with a file of the program's. `edited` and `deleted` are the owner's doing and are left; `withheld` is one
 * that may not be written from here.
 */
export type Step =
  | { path: string; does: "written" | "removed" }
  | { path: string; does: "left"; because: "edited" | "deleted" | "withheld" };

export type UpgradePlan = {
  steps: Step[];
  /** The SHA-256 of what the program has written last, by path: the next record. */
  written: Record<string, string>;
};

type Situation = {
  /** What this version writes. */
  wanted: Files;
  /** What there is, of these paths and of those in the record. */
  present: Files;
  /** The SHA-256 of what the former version wrote, by path. */
  former: Readonly<Record<string, string>>;
  hashOf(text: string): string;
  /** Files that are replaced although somebody edited or deleted them. */
  take?: ReadonlySet<string>;
  /** Whether a file may not be written from here. */
  isWithheld?(path: string): boolean;
};

/** Plans an upgrade; files that are as this version writes them stand in no step. */
export function planUpgrade({ wanted, present, former, hashOf, ...options }: Situation): UpgradePlan {
  const { take = new Set<string>(), isWithheld = () => false } = options;
  const all = [...new Set([...wanted.keys(), ...Object.keys(former)])].sort();
  const steps = all.flatMap((path): Step | [] => {
    const [text, now, was] = [wanted.get(path), present.get(path), former[path]];
    if (text === now) return [];
    const isMine = take.has(path) || (now === undefined ? was === undefined : hashOf(now) === was);
    if (!isMine) return { path, does: "left", because: now === undefined ? "deleted" : "edited" };
    if (isWithheld(path)) return { path, does: "left", because: "withheld" };
    return { path, does: text === undefined ? "removed" : "written" };
  });
  return { steps, written: writtenAfter(steps, { wanted, former, hashOf }) };
}

/**
 * Of a file that was left stays known what the program wrote last, so that the next upgrade sees again that it was edited. One that is
 * edited and no longer the program's is forgotten.
 */
function writtenAfter(
  steps: readonly Step[],
  { wanted, former, hashOf }: Pick<Situation, "wanted" | "former" | "hashOf">,
): Record<string, string> {
  const left = new Map(steps.flatMap((step) => (step.does === "left" ? [[step.path, step.because]] : [])));
  const written = [...wanted].flatMap(([path, text]) => (left.has(path) ? [] : [[path, hashOf(text)] as const]));
  const kept = Object.entries(former).filter(([path]) => {
    const because = left.get(path);
    return because === "withheld" || (because !== undefined && wanted.has(path));
  });
  return Object.fromEntries([...written, ...kept]);
}
