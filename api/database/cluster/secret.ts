import type { Database } from "../model.ts";

type Shared = Pick<Database, "query">;
const name = "auth";

/** The secret that all servers of a database share; null when there is none yet. */
export async function findSecret({ query }: Shared): Promise<string | null> {
  const found = await query.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  return found?.value ?? null;
}

/** Returns the shared secret. When there is none, stores `made`, unless another server is quicker. */
export async function agreeOnSecret({ query }: Shared, made: string): Promise<string> {
  await query
    .insertInto("secrets")
    .values({ name, value: made })
    .onConflict((taken) => taken.doNothing())
    .execute();
  return (await findSecret({ query })) ?? made;
}
