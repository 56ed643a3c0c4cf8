import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Kept, keptOf, resultOf } from "#api/jobs/kept-outcome.ts";
import { type Outcomes, reused, type Wanted } from "#api/jobs/outcomes.ts";
import type { Database } from "../model.ts";
import type { Servers } from "./servers.ts";

type OutcomesParts = {
  database: Pick<Database, "query">;
  servers: Pick<Servers, "id" | "isGone">;
  /** Turns a database failure into an error for callers. */
  explained(error: unknown): unknown;
  pollMs?: number;
};

type Begin = () => Promise<unknown>;

export type SharedOutcomes = Outcomes & {
  /** Writes outcomes that could not be written when the work ended. */
  tick(): Promise<void>;
};

const keptHours = 24;

/**
 * Does work once, whichever servers are asked: a server claims a row before it starts, and every other caller waits for the outcome. Work
 * of a server that is gone starts again.
 */
export function outcomesInDatabase(parts: OutcomesParts): SharedOutcomes {
  const rows = openWorkRows(parts);
  const underWay = new Map<string, { result: Promise<unknown>; asked: string; isOver(): boolean }>();
  const unsaved = new Map<string, Kept & { keep: boolean }>();

  async function finish(name: string, kept: Kept & { keep: boolean }): Promise<void> {
    await rows.save(name, kept).catch(() => void unsaved.set(name, kept));
  }

  async function work({ name, keep, isForgotten }: Wanted, begin: Begin): Promise<unknown> {
    try {
      const result = await begin();
      await finish(name, { ...keptOf({ result }), keep });
      return result;
    } catch (error) {
      if (isForgotten?.()) await rows.forget(name);
      else await finish(name, { ...keptOf({ error }), keep });
      throw error;
    }
  }

  async function doOrWait(wanted: Wanted, begin: Begin): Promise<unknown> {
    for (;;) {
      if (await rows.claim(wanted, unsaved.has(wanted.name))) return work(wanted, begin);
      const kept = await rows.wait(wanted);
      if (kept !== undefined) return resultOf(kept);
    }
  }

  return {
    async once(wanted, begin) {
      const { name, asked } = wanted;
      for (let known = underWay.get(name); known !== undefined; known = underWay.get(name)) {
        if (known.asked !== asked) throw reused();
        if (!known.isOver()) return known.result;
        await known.result.catch(() => {});
      }
      let isOver = false;
      const result = doOrWait(wanted, () =>
        begin().finally(() => {
          isOver = true;
        }),
      ).finally(() => underWay.delete(name));
      underWay.set(name, { asked, result, isOver: () => isOver });
      return result;
    },
    async tick() {
      for (const [name, kept] of unsaved) {
        await rows.save(name, kept).catch(rows.failing);
        unsaved.delete(name);
      }
    },
  };
}

/** The rows of work: a server that claims one does the work, and saves its outcome there. */
function openWorkRows({ database: { query }, servers, explained, pollMs = 500 }: OutcomesParts) {
  const failing = (error: unknown): never => {
    throw explained(error);
  };

  /** Whether this server does the work; also when it had claimed it before and the answer was lost, unless it is done. */
  async function claim({ name, asked }: Wanted, isDone: boolean): Promise<boolean> {
    const { rows } = await sql`
      insert into works (name, asked, server) values (${name}, ${asked}, ${servers.id})
      on conflict (name) do update set asked = excluded.asked, server = excluded.server, outcome = null, kept_until = null
      where (works.outcome is not null and works.kept_until <= now())
        or (works.outcome is null and works.server = ${servers.id} and not ${isDone}::boolean)
        or (works.outcome is null and ${servers.isGone(sql`works.server`)})
      returning name
    `
      .execute(query)
      .catch(failing);
    return rows.length > 0;
  }

  async function save(name: string, { outcome, keep }: Kept & { keep: boolean }): Promise<void> {
    await query
      .updateTable("works")
      .set({ outcome, kept_until: sql<string>`now() + make_interval(hours => ${keep ? keptHours : 0})` })
      .where("name", "=", name)
      .where("server", "=", servers.id)
      .execute();
  }

  async function forget(name: string): Promise<void> {
    const mine = query.deleteFrom("works").where("name", "=", name).where("server", "=", servers.id);
    // If this fails, the lease of a server that is gone ends soon.
    await mine.execute().catch(() => {});
  }

  /** Waits for another server's outcome; undefined when nobody does the work any more. */
  async function wait({ name, asked }: Wanted): Promise<Kept | undefined> {
    for (;;) {
      const row = await query
        .selectFrom("works")
        .select(["asked", "outcome", servers.isGone(sql`works.server`).as("isGone")])
        .where("name", "=", name)
        .executeTakeFirst()
        .catch(failing);
      if (row === undefined) return undefined;
      if (row.asked !== asked) throw reused();
      if (row.outcome !== null) return { outcome: row.outcome };
      if (row.isGone) return undefined;
      await sleep(pollMs);
    }
  }

  return { failing, claim, save, forget, wait };
}
