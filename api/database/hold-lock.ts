import type { Client } from "pg";
import { disconnect } from "./connect.ts";
import type { HeldLock } from "./model.ts";

type Connect = () => Promise<Client>;

/**
 * Takes an advisory lock on a connection of its own; null when another process holds it. The database releases it when the connection is
 * lost.
 */
export async function holdDatabaseLock(connect: Connect, name: string): Promise<HeldLock | null> {
  let held = true;
  const client = await connect();
  client.once("end", () => {
    held = false;
  });
  const release = async () => {
    held = false;
    await disconnect(client);
  };
  try {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as taken", [name]);
    if (rows[0]?.taken === true) {
      return {
        isHeld: () => held,
        async confirm() {
          // A cut connection does not always emit `end` by itself.
          await client.query("select 1").catch(release);
          return held;
        },
        release,
      };
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}
