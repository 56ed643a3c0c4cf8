// What each row of the table promises, where types cannot hold it.
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sitemap } from "#api/discovery/sitemap.ts";
import { projectFolder } from "#api/platform/project-folder.ts";
import { loadScreen } from "#web/screens.ts";
import { cachedPageAt } from "#web/server/fast-path/address.ts";
import { isStanding, pageNames, pageRow, pages } from "./pages.ts";
import { mirrored, readPath } from "./paths.ts";

const id = "2026-11-21-morning";

describe.each(pageNames)("the row of %s", (name) => {
  const { path, polishPath, cached } = pageRow(name);
  const english = path === null ? "/nothing/here" : path.replace(":id", id);
  const polish = `/pl${polishPath ?? english}`;

  it("is where its path leads, in both languages", () => {
    const page = name === "story" ? { name, id } : { name };
    expect(readPath(english)).toEqual({ page, prefix: "" });
    expect(readPath(polish)).toEqual({ page, prefix: "/pl" });
    expect(mirrored(english, "pl")).toBe(polish);
    expect(mirrored(polish, "en")).toBe(english);
  });

  it("names a module that exports a component", async () => {
    expect(await loadScreen(name, "en")).toEqual(expect.objectContaining({ default: expect.any(Function) }));
  });

  it("is on the fast path only if each address of it is cached", () => {
    for (const address of [english, polish]) expect(cachedPageAt(address) !== null).toBe(cached === "address");
  });
});

it("every page module has a row", () => {
  const files = globSync("features/*/*-page.tsx", { cwd: join(projectFolder, "web") });
  expect(new Set(pageNames.map((name) => pages[name].module))).toEqual(new Set(files));
});

it("the sitemap lists the indexed pages besides stories, and no others", () => {
  const indexed = pageNames.filter(isStanding).filter((name) => pages[name].indexed);
  const addresses = indexed.flatMap((name) => [pages[name].path, `/pl${pages[name].path}`]);
  const listed = [...sitemap([], { origin: "" }).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(addresses);
});
