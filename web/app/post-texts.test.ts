import { describe, expect, it } from "vitest";
import { preview } from "./post-texts.ts";

describe("the preview of an excerpt", () => {
  it("leaves a short one alone", () => {
    expect(preview("A short day.")).toBe("A short day.");
    expect(preview("x".repeat(100))).toBe("x".repeat(100));
  });

  it("never shows more than 100 characters and an ellipsis, and no half words", () => {
    const text =
      "Every month it crosses the river without a ticket, and every month Mruk goes up to the roof to see it off.";
    expect(preview(text)).toBe(
      "Every month it crosses the river without a ticket, and every month Mruk goes up to the roof to see…",
    );
    expect([...preview("ż🐈".repeat(80))]).toHaveLength(101);
  });
});
