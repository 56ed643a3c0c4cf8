// What an earlier version made (commit 73c6c17 of November 2026) lies in `made-before`: a library, a data folder, and a database as
// `pg_dump --inserts` wrote it.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf, startProcess } from "./server-process.fixture.ts";

const made = join(import.meta.dirname, "made-before");
const postgres = await findPostgres();

/** Starts a server over copies of the library and the data folder, and asks it for everything that the earlier version kept. */
async function expectAllOfIt({ DATABASE_URL }: { DATABASE_URL?: string }): Promise<void> {
  const folder = temporaryFolder();
  cpSync(join(made, "content"), join(folder, "content"), { recursive: true });
  if (DATABASE_URL === undefined) cpSync(join(made, "data-folder"), join(folder, "data"), { recursive: true });
  const address = await addressOf(
    startProcess({
      CONTENT_DIR: join(folder, "content"),
      DATA_DIR: join(folder, "data"),
      MRUK_NOW: "2026-11-21T12:10:00+01:00",
      RATE_LIMITS: "off",
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    }),
  );
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(address + path, init);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  expect(await ask("/api/posts/2026-11-21-morning")).toMatchObject({
    titleEn: "Mruk and the old files",
    titlePl: "Mruk i stare pliki",
    likes: 3,
  });
  expect(await ask("/api/posts")).toMatchObject([{ id: "2026-11-21-morning" }, { id: "2026-11-20-evening", likes: 1 }]);
  expect((await fetch(`${address}/images/2026-11-21-morning.webp`)).status).toBe(200);
  const { token } = (await ask("/api/admin/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ola),
  })) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect(await ask("/api/admin/stats/overview", { headers })).toMatchObject({
    totalLikes: 4,
    totalViews: 1,
    totalPosts: 2,
  });
  expect(await ask("/api/admin/newsletter", { headers })).toMatchObject({ subscribers: { confirmed: 1 } });
}

it("a library and a data folder of an earlier version are served by this one, with all that they hold", async () => {
  await expectAllOfIt({});
});

describe.skipIf(postgres.missing !== undefined)("a database of an earlier version", () => {
  it("is served by this one, with all that it holds", async () => {
    if (postgres.missing !== undefined) return;
    const url = await postgres.freshDatabase({ empty: true });
    const client = new pg.Client(url);
    await client.connect();
    await client.query(readFileSync(join(made, "database.sql"), "utf8"));
    await client.end();
    await expectAllOfIt({ DATABASE_URL: url });
  });
});
