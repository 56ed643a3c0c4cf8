import { sql } from "kysely";
import type { Database } from "../database/model.ts";

/** Where servers find what was uploaded to another. */
export type UploadShelf = {
  put(hash: string, master: Uint8Array): Promise<void>;
  get(hash: string): Promise<Uint8Array | null>;
};

/** In a database: masters are of one size, a few hundred kilobytes, and there for a week at most. */
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
