import fc from "fast-check";
import { expect, it } from "vitest";
import { identityOf } from "./signature.ts";

it.each([
  ["Ola", "Ola <Ola@mruk.invalid>"],
  ["Łucja Żółć", "Łucja Żółć <Lucja-Zolc@mruk.invalid>"],
  ["猫", "猫 <administrator@mruk.invalid>"],
  [
    "Eve <eve@example.org>\nauthor Adam <a@b> 1 +0000",
    "Eve eve@example.org author Adam a@b 1 +0000 <Eve-eve-example.org-author-Adam-a-b-1-+0000@mruk.invalid>",
  ],
])("signs for %j", (name, expected) => {
  expect(identityOf(name)).toBe(expected);
});

it("signs with the address of Git's configuration", () => {
  expect(identityOf({ name: "Ola", email: "ola@example.org" })).toBe("Ola <ola@example.org>");
  expect(identityOf({ name: "Ola", email: "" })).toBe("Ola <Ola@mruk.invalid>");
});

it("returns null for a name without writable characters", () => {
  for (const name of ["", " ", "<>", "\n", "\u0000"]) expect(identityOf(name)).toBeNull();
});

it("makes one name and one address of any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "binary" }), (name, email) => {
      for (const identity of [identityOf(name), identityOf({ name, email })]) {
        if (identity !== null) expect(identity).toMatch(/^[^<>\p{Cc}]+ <[^<>\s\p{Cc}]+>$/u);
      }
    }),
  );
});
