import { expect, it } from "vitest";
import { remembered } from "./remembered.ts";

function counted() {
  const read: (string | undefined)[] = [];
  const ask = remembered((text) => {
    read.push(text);
    return text === undefined || text.startsWith("/no") ? null : { text };
  });
  return { read, ask };
}

it("the same text is read once, also with the result null, and also undefined", () => {
  const { read, ask } = counted();
  for (const text of ["/a", "/nothing", undefined]) expect(ask(text)).toBe(ask(text));
  expect(read).toEqual(["/a", "/nothing", undefined]);
});

it("a few hundred of ten thousand invented texts are remembered, and a frequent one stays", () => {
  const { read, ask } = counted();
  for (let made = 0; made < 10_000; made += 1) {
    ask("/popular");
    ask(`/made/up/${made}`);
  }
  expect(read.filter((text) => text === "/popular").length).toBeLessThan(50);
  read.length = 0;
  for (let made = 0; made < 10_000; made += 1) ask(`/made/up/${made}`);
  expect(read.length).toBeGreaterThan(9_000);
});

it("a text that is longer than browsers send is not remembered", () => {
  const { read, ask } = counted();
  const long = "x".repeat(201);
  expect(ask(long)).toEqual(ask(long));
  expect(read).toEqual([long, long]);
});
