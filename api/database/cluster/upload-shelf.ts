import { sql } from "kysely";
import type { Database } from "../model.ts";

/** The store in which servers find each other's uploads. */
export type UploadShelf = {
  put(hash: string, master: Uint8Array): Promise<void>;
  get(hash: string): Promise<Uint8Array | null>;
};

/** A shelf in the database: all masters have a few hundred kilobytes, and stay for a week at most. */
export function shelfInDatabase({ query }: Pick<Database, "query">, { keptDays }: { keptDays: number }): UploadShelf {
  return {
    async put(hash, master) {
      const keptUntil = sql<string>`now() + make_interval(days => ${keptDays})`;
      await query
        .insertInto("uploads")
        .values({ hash, master: Buffer.from(master), kept_until: keptUntil })
        .onConflict((known) => known.column("hash").doUpdateSet({ kept_until: keptUntil }))
        .execute();
    },
    async get(hash) {
      const row = await query.selectFrom("uploads").select("master").where("hash", "=", hash).executeTakeFirst();
      return row?.master ?? null;
    },
  };
}
