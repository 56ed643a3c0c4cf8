import fc from "fast-check";
import { expect, it } from "vitest";
import { toStateJson } from "./state-json.ts";

it("reads back as what was written, and holds nothing that a browser could take for markup", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("</script>", "<!--", "]]>", "\u2028\u2029"));
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(text)), (state) => {
      const json = toStateJson(state);
      expect(json).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
});
