import type { Session } from "./model.ts";
import { argonPasswords } from "./passwords.ts";

/** The administrator of tests. */
export const ola = { username: "Ola", password: "nine lives and a bell" };

/** Passwords whose hashing takes no time, for servers in tests about something else. */
export const quickPasswords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Signs in to a server over HTTP; creates the first administrator when there is none. */
export async function signIn(url: string): Promise<Session> {
  await post(`${url}/api/admin/setup`, ola);
  return (await (await post(`${url}/api/admin/login`, ola)).json()) as Session;
}

const post = (address: string, body: unknown) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
