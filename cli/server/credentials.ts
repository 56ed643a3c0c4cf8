import { type Credentials, NewAccount } from "../../api/access/model.ts";
import { AppError } from "../../api/platform/errors.ts";
import { faultsOf } from "../../api/platform/parse.ts";
import type { Surroundings } from "../surroundings.ts";

type Asking = Pick<Surroundings, "askLine" | "readLine">;
type Given = { username: string | undefined; passwordStdin?: boolean };

// Passwords are typed unseen or piped in, never given as arguments: those are seen by everybody on the machine, and kept in
// the shell's history.

/** A name and a new password, typed twice. Throws BAD_REQUEST. */
export async function newAccountFrom({ username, passwordStdin = false }: Given, asking: Asking): Promise<NewAccount> {
  if (!passwordStdin && !asking.askLine)
    throw nobodyToAsk("With --password-stdin it is the first line of standard input.");
  const name = await usernameFrom(username, asking);
  const password = passwordStdin ? await asking.readLine() : await typedTwice(asking);
  return accountOf({ username: name, password: password ?? "" });
}

/** The name and the password of somebody who signs in: typed, or the one line that is piped in. Throws BAD_REQUEST. */
export async function credentialsFrom({ username }: Given, asking: Asking): Promise<Credentials> {
  const name = await usernameFrom(username, asking);
  const password = asking.askLine ? await asking.askLine("Password: ", { secret: true }) : await asking.readLine();
  if (password) return { username: name, password };
  throw nobodyToAsk("Type it when it is asked for, or pipe it in as one line.");
}

async function usernameFrom(given: string | undefined, { askLine }: Asking): Promise<string> {
  const name = (given ?? (await askLine?.("Username: ")) ?? "").trim();
  if (name !== "") return name;
  throw new AppError("BAD_REQUEST", "It takes a username", { hint: "Give it with --username." });
}

async function typedTwice({ askLine }: Asking): Promise<string | null> {
  const password = (await askLine?.("New password: ", { secret: true })) ?? null;
  if (password === null) return null;
  if ((await askLine?.("Once more: ", { secret: true })) === password) return password;
  throw new AppError("BAD_REQUEST", "The two passwords differ", { hint: "Nothing was changed. Try again." });
}

function accountOf(typed: { username: string; password: string }): NewAccount {
  const account = NewAccount.safeParse(typed);
  if (account.success) return account.data;
  const [[field, fault] = ["", ""]] = Object.entries(faultsOf(account.error));
  throw new AppError("BAD_REQUEST", `The ${field} ${fault}`, {
    hint: "Nothing was changed. Try again.",
    cause: account.error,
  });
}

const nobodyToAsk = (hint: string) => new AppError("BAD_REQUEST", "It takes a password", { hint });
