import type { Access } from "./access.ts";

export const ola = { username: "Ola", password: "nine lives and a bell" };

/** Makes the first administrator and signs in: the header that says so. */
export async function signedIn(access: Access): Promise<{ authorization: string }> {
  if (!access.isSetUp()) await access.setUp(ola);
  const { token } = await access.login(ola, "192.0.2.1");
  return { authorization: `Bearer ${token}` };
}
