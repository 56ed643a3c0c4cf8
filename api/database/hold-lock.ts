import type { Client } from "pg";
import { leave } from "./connect.ts";
import type { HeldLock } from "./model.ts";

type Connect = () => Promise<Client>;

/** Takes a lock that the database keeps for a connection of its own, and lets go of when that is lost; null where another has it. */
export async function holdDatabaseLock(connect: Connect, name: string): Promise<HeldLock | null> {
  let held = true;
  const client = await connect();
  client.once("end", () => {
    held = false;
  });
  const release = async () => {
    held = false;
    await leave(client);
  };
  try {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as taken", [name]);
    if (rows[0]?.taken === true) {
      return {
        isHeld: () => held,
        async confirm() {
          // A connection that is cut does not always end by itself.
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
