import fc from "fast-check";
import { expect, it } from "vitest";
import { changeUndoably } from "./undoable.ts";

const sample = () => ({ a: { n: 1 } as Record<string, unknown>, list: [3, 1, 2] as unknown[] });

it("changes the data in place, and undoes it", () => {
  const data = sample();
  const { result, changed, undo } = changeUndoably(data, (data) => {
    data.a.n = 2;
    data.a.m = { deep: true };
    data.list.sort();
    return data.list.push(4);
  });
  expect([result, changed]).toEqual([4, true]);
  expect(data).toEqual({ a: { n: 2, m: { deep: true } }, list: [1, 2, 3, 4] });
  undo();
  expect(data).toEqual(sample());
});

it("lets a change that throws change nothing", () => {
  const data = sample();
  const change = () =>
    changeUndoably(data, (data) => {
      delete data.a.n;
      data.list.length = 0;
      throw new Error("no");
    });
  expect(change).toThrow("no");
  expect(data).toEqual(sample());
});

it("distinguishes a change from a read", () => {
  expect(changeUndoably(sample(), (data) => data.list.includes(3))).toMatchObject({ result: true, changed: false });
});

it("returns and stores the data itself, not its proxies", () => {
  const data: Record<string, unknown> = { a: { n: 1 } };
  const { a } = data;
  expect(changeUndoably(data, (data) => data.a).result).toBe(a);
  changeUndoably(data, (data) => {
    data.moved = data.a;
  });
  expect(data.moved).toBe(a);
});

it("undoes any changes, in whatever order they came", () => {
  const step = fc.record({ at: fc.constantFrom("x", "y", "z"), to: fc.option(fc.jsonValue()), deep: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.array(step), { maxLength: 5 }), (changes) => {
      const data = { x: 1, y: { x: 2 } } as Record<string, unknown>;
      const before = structuredClone(data);
      const undos = changes.map(
        (steps) =>
          changeUndoably(data, (data) => {
            for (const { at, to, deep } of steps) {
              const target = deep && typeof data.y === "object" && data.y ? (data.y as typeof data) : data;
              if (to === null) delete target[at];
              else target[at] = to;
            }
          }).undo,
      );
      for (const undo of undos.reverse()) undo();
      expect(data).toEqual(before);
    }),
  );
});
