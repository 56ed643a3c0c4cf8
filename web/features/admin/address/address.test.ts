import { describe, expect, it } from "vitest";
import { addressOfFilter, addressOfOpened, readFilter, readOpened } from "./address.ts";

const usual = readFilter("");

describe("the address of the panel", () => {
  it("omits the defaults", () => {
    expect(usual).toEqual({ page: 0, search: "", language: "", slot: "", category: "", state: "", sort: "newest" });
    expect(addressOfFilter(usual)).toBe("");
  });

  it("holds everything else, and reads back as it was written", () => {
    const filter = {
      page: 3,
      search: "żółw & spółka",
      language: "pl",
      slot: "evening",
      category: "Daily Life",
      state: "scheduled",
      sort: "likes",
    } as const;
    expect(readFilter(addressOfFilter(filter))).toEqual(filter);
    expect(addressOfFilter({ ...usual, page: 1 })).toBe("?page=2");
  });

  it.each([
    "?page=0",
    "?page=-3",
    "?page=two",
    "?page=1e99",
    "?slot=night",
    "?state=__proto__",
    "?sort=drop",
    "?lang=de",
    "?q=",
  ])("takes %s for nothing", (address) => {
    expect(readFilter(address)).toEqual(usual);
  });

  it("asks for no more than the server takes", () => {
    const { search, category } = readFilter(`?q=${"x".repeat(500)}&category=${"y".repeat(500)}`);
    expect([search.length, category.length]).toEqual([200, 60]);
  });

  it("holds one dialog beside the list", () => {
    const list = "?q=rain&page=2";
    const editing = addressOfOpened({ name: "edit", id: "2026-11-21-morning" }, list);
    expect(readOpened(editing)).toEqual({ name: "edit", id: "2026-11-21-morning" });
    expect(readFilter(editing)).toEqual(readFilter(list));
    const history = addressOfOpened({ name: "history", id: "2026-11-20-evening" }, editing);
    expect(readOpened(history)).toEqual({ name: "history", id: "2026-11-20-evening" });
    expect(readOpened(addressOfOpened({ name: "new" }, history))).toEqual({ name: "new" });
    expect(addressOfOpened(null, history)).toBe(list);
    expect(readOpened(list)).toBeNull();
  });
});
