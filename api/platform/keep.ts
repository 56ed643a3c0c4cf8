import { join } from "node:path";
import { atMost } from "./at-most.ts";
import { writeWhole } from "./disk.ts";
import { readSealed, sealed } from "./seal.ts";

/** What `make` makes, found in its folder or made now; asked for several times at once, it is made once. */
export type Keep = (path: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

export type KeepOptions = {
  dir: string;
  /** How many may be made at once; a burst of readers waits its turn rather than taking all of a small machine. */
  atOnce: number;
  /** Hears why something could not be kept; it was handed out nevertheless. */
  onUnkept?: ((error: unknown) => void) | undefined;
};

/** Keeps what takes time to make in a folder, under paths that name its content. */
export function keepIn({ dir, atOnce, onUnkept = () => {} }: KeepOptions): Keep {
  const turn = atMost(atOnce);
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function findOrMake(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = await readSealed(file);
    if (kept) return kept;
    const made = await turn(make);
    await writeWhole(file, sealed(made)).catch(onUnkept);
    return made;
  }

  return (path, make) => {
    const making = underWay.get(path) ?? findOrMake(join(dir, path), make).finally(() => underWay.delete(path));
    underWay.set(path, making);
    return making;
  };
}
