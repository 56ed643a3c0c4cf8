import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "../platform/at-most.ts";

/** Makes and compares what is kept in a password's place. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether this is the password that the hash was made of. */
  matches(hash: string, password: string): Promise<boolean>;
};

/** What OWASP recommends for argon2id: 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** By argon2id, two at once: a storm of logins must not take all of a small machine. */
export function argonPasswords(): Passwords {
  const turn = semaphore(2);
  return {
    hash: (password) => turn(() => hash(asTyped(password), cost)),
    matches: (kept, password) => turn(() => verify(kept, asTyped(password))),
  };
}

/** Keyboards and systems write the same letter in one piece or in two. */
const asTyped = (password: string) => password.normalize("NFC");
