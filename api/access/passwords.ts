import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "#api/platform/processes/semaphore.ts";

/** Hashes passwords and compares them with their hashes. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the hash was made of this password. */
  matches(hash: string, password: string): Promise<boolean>;
};

type Cost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's recommendation for argon2id: 19 MiB and two passes. */
const recommended: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes two at once, so that a storm of logins does not take all of a small machine. */
export function argonPasswords(cost: Cost = recommended): Passwords {
  const hashing = semaphore(2);
  return {
    hash: (password) => hashing(() => hash(asTyped(password), cost)),
    matches: (kept, password) => hashing(() => verify(kept, asTyped(password))),
  };
}

/** Keyboards and systems write the same letter as one code point or as two. */
const asTyped = (password: string) => password.normalize("NFC");
