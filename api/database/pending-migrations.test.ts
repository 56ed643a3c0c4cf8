import { describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { pendingMigrations } from "./pending-migrations.ts";
import { findPostgres } from "./postgres.fixture.ts";

const postgres = await findPostgres();

describe.skipIf(postgres.missing !== undefined)("the migrations that a database has not been through", () => {
  const fresh = async (options?: { empty: boolean }) =>
    postgres.missing === undefined ? postgres.freshDatabase(options) : "";

  it("are all of an empty one, which stays empty, and none of one in use", async () => {
    const empty = await fresh({ empty: true });
    expect(await pendingMigrations(empty)).toEqual(Object.keys(migrations));
    expect(await pendingMigrations(empty)).toEqual(Object.keys(migrations));
    expect(await pendingMigrations(await fresh())).toEqual([]);
  });

  it("cannot be told of one that is not there", async () => {
    await expect(pendingMigrations("postgres://mruk@127.0.0.1:1/none")).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
    });
  });
});
