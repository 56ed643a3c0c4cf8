// The promises of each row of the table, where types cannot hold it.
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sitemap } from "#api/discovery/sitemap.ts";
import { projectFolder } from "#api/platform/project-folder.ts";
import type { AddressParameters } from "#api/stories/archive/addresses.ts";
import { loadScreen } from "#web/screens.ts";
import { cachedPageAt } from "#web/server/fast-path/address.ts";
import { isStanding, pageNames, pageRow, pages, pathOf } from "./pages.ts";
import { mirrored, readPath } from "./paths.ts";

const parameters: AddressParameters = {
  id: "2026-11-21-morning",
  ...{ year: "2026", month: "11", day: "21" },
  ...{ category: "daily-life", slot: "morning" },
};
const polishParameters: Record<string, string> = { ...parameters, category: "codzienne-zycie", slot: "rano" };
const filled = (path: string, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));

describe.each(pageNames)("the row of %s", (name) => {
  const { cached } = pageRow(name);
  const english = filled(pathOf(name, "en") ?? "/nothing/here", parameters);
  const polish = `/pl${filled(pathOf(name, "pl") ?? "/nothing/here", polishParameters)}`;

  it("is where its path leads, in both languages", () => {
    const named = [...(pathOf(name, "en") ?? "").matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const page = { name, ...Object.fromEntries(Object.entries(parameters).filter(([each]) => named.includes(each))) };
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
  const addresses = indexed.flatMap((name) => [pathOf(name, "en"), `/pl${pathOf(name, "pl")}`]);
  const shelves = { categories: ["naps"], times: [], series: ["x"], hasBooks: true };
  const ofShelves = ["/category/naps", "/pl/kategoria/naps", "/series/x", "/pl/cykle/x"];
  const listed = [...sitemap([], { origin: "", shelves }).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(listed)).toEqual(new Set([...addresses, ...ofShelves]));
});
