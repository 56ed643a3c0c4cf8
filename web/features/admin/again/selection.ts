// What of a proposal is taken, and the edit that it makes. Pure.
import type { Proposal } from "#api/generation/proposals/model.ts";
import type { Story } from "#api/stories/model.ts";
import { alignParagraphs, paragraphsOf, type Row } from "./align.ts";

/** The story or draft as it is, in the revision that the edit is based on. */
export type Present = Story & { rev: string };

export const lineFields = ["titleEn", "titlePl", "excerptEn", "excerptPl", "category"] as const;
export const contentFields = ["contentEn", "contentPl"] as const;
export type LineField = (typeof lineFields)[number];
export type ContentField = (typeof contentFields)[number];

/** Something that can be taken by itself: a field, a paragraph, or the picture with the texts that describe it. */
export type Part =
  | { key: string; kind: "line"; field: LineField; row: Row }
  | { key: string; kind: "paragraph"; field: ContentField; row: Row }
  | { key: "picture"; kind: "picture" };

const isSame = ({ before, after }: Row) => before === after;

/** Everything that differs, and every paragraph of a text that does. */
export function partsOf(present: Story, { texts, picture }: Proposal): Part[] {
  const lines = lineFields.flatMap((field): Part[] => {
    const row = { before: present[field], after: texts?.[field] ?? present[field] };
    return isSame(row) ? [] : [{ key: field, kind: "line", field, row }];
  });
  const paragraphs = contentFields.flatMap((field): Part[] => {
    const after = texts?.[field];
    if (after === undefined || after === present[field]) return [];
    const rows = alignParagraphs(paragraphsOf(present[field]), paragraphsOf(after));
    return rows.map((row, index) => ({ key: `${field} ${index}`, kind: "paragraph", field, row }));
  });
  return [...(picture ? [{ key: "picture", kind: "picture" } as const] : []), ...lines, ...paragraphs];
}

/** The parts that there is something to take of: a paragraph that stays as it is is none. */
export const takeable = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.kind === "picture" || !isSame(part.row));

/** The fields to change, and their values. */
export function changeOf(parts: readonly Part[], taken: ReadonlySet<string>, { picture }: Proposal) {
  const change: Partial<Record<string, string>> = {};
  for (const part of parts) {
    if (!taken.has(part.key)) continue;
    if (part.kind === "picture") Object.assign(change, picture);
    else if (part.kind === "line") change[part.field] = part.row.after ?? "";
    else change[part.field] ??= contentOf(parts, taken, part.field);
  }
  return change;
}

function contentOf(parts: readonly Part[], taken: ReadonlySet<string>, field: ContentField): string {
  const paragraphs = parts.flatMap((part) => {
    if (part.kind !== "paragraph" || part.field !== field) return [];
    return (taken.has(part.key) ? part.row.after : part.row.before) ?? [];
  });
  return paragraphs.join("\n\n");
}

const pairs = [
  ["title", "titleEn", "titlePl"],
  ["excerpt", "excerptEn", "excerptPl"],
] as const;

/** What is taken in one language only: the two would tell different things. Paragraphs by their number in the proposal. */
export function unevenOf(parts: readonly Part[], taken: ReadonlySet<string>) {
  const isOffered = (key: string) => parts.some((part) => part.key === key);
  const lines = pairs.flatMap(([name, en, pl]) =>
    isOffered(en) && isOffered(pl) && taken.has(en) !== taken.has(pl) ? [name] : [],
  );
  const numbers = (field: ContentField) =>
    new Set(
      takeable(parts).flatMap((part) =>
        part.kind === "paragraph" && part.field === field && taken.has(part.key) ? (part.row.at ?? 0) : [],
      ),
    );
  const [english, polish] = [numbers("contentEn"), numbers("contentPl")];
  const paragraphs = [...new Set([...english, ...polish])]
    .filter((number) => english.has(number) !== polish.has(number))
    .sort((one, other) => one - other);
  return { lines, paragraphs: paragraphs.filter((number) => number > 0), removals: paragraphs.includes(0) };
}
