import { expect, it } from "vitest";
import { notesOf } from "./changelog.ts";

const changelog = `# Changelog

## Unreleased

## 1.1.0 - 2027-01-02

### Fixed

- Cats land on their feet.

## [1.0.0] - 2026-12-24

- First.
`;

it.each([
  ["1.1.0", "### Fixed\n\n- Cats land on their feet."],
  ["1.0.0", "- First."],
  ["1.1", null],
  ["2.0.0", null],
])("finds what a changelog says of version %s, and of no other", (version, notes) => {
  expect(notesOf(changelog, version)).toBe(notes);
});
