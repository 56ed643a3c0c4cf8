import { type Credentials, NewAccount } from "#api/access/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { faultsOf } from "#api/platform/http/parse.ts";
import type { CommandContext } from "../context.ts";

type Prompts = Pick<CommandContext, "askLine" | "readLine">;
type CredentialOptions = { username: string | undefined; passwordStdin?: boolean | undefined };

// Passwords are typed unseen or piped in, never given as arguments: everybody on the machine sees those, and the shell's
// history keeps them.

/** Asks for a name and twice for a new password. Throws BAD_REQUEST. */
export async function newAccountFrom(
  { username, passwordStdin = false }: CredentialOptions,
  prompts: Prompts,
): Promise<NewAccount> {
  if (!passwordStdin && !prompts.askLine)
    throw passwordMissing("With --password-stdin it is the first line of standard input.");
  const name = await usernameFrom(username, prompts);
  const password = passwordStdin ? await prompts.readLine() : await typedTwice(prompts);
  return accountOf({ username: name, password: password ?? "" });
}

/** Asks for name and password. Without a keyboard the password is the first line of standard input too. Throws BAD_REQUEST. */
export async function credentialsFrom(
  { username, passwordStdin = false }: CredentialOptions,
  prompts: Prompts,
): Promise<Credentials> {
  const name = await usernameFrom(username, prompts);
  const askLine = passwordStdin ? null : prompts.askLine;
  const password = askLine ? await askLine("Password: ", { secret: true }) : await prompts.readLine();
  if (password) return { username: name, password };
  throw passwordMissing("Type it when it is asked for, or pipe it in as one line.");
}

async function usernameFrom(given: string | undefined, { askLine }: Prompts): Promise<string> {
  const name = (given ?? (await askLine?.("Username: ")) ?? "").trim();
  if (name !== "") return name;
  throw new AppError("BAD_REQUEST", "It takes a username", { hint: "Give it with --username." });
}

async function typedTwice({ askLine }: Prompts): Promise<string | null> {
  const password = (await askLine?.("New password: ", { secret: true })) ?? null;
  if (password === null) return null;
  if ((await askLine?.("Once more: ", { secret: true })) === password) return password;
  throw new AppError("BAD_REQUEST", "The two passwords differ", { hint: "Nothing was changed. Try again." });
}

/** Throws BAD_REQUEST for a name or a password that no account can have. */
export function accountOf(typed: { username: string; password: string }): NewAccount {
  const account = NewAccount.safeParse(typed);
  if (account.success) return account.data;
  const [[field, fault] = ["", ""]] = Object.entries(faultsOf(account.error));
  throw new AppError("BAD_REQUEST", `The ${field} ${fault}`, {
    hint: "Nothing was changed. Try again.",
    cause: account.error,
  });
}

const passwordMissing = (hint: string) => new AppError("BAD_REQUEST", "It takes a password", { hint });
