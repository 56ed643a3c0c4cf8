import { typeset } from "#api/language/typeset.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Language } from "#web/i18n/i18n.ts";
import type { PostCard } from "./queries.ts";

/** A post's texts in the reader's language, with that language's typography. */
export function textsOf(post: PostCard, language: Language) {
  const { title, excerpt, imageAlt } = tellingOf(post, language);
  return { title: typeset(title, language), excerpt: typeset(excerpt, language), imageAlt };
}

/** The text of a story in one of its languages, as Markdown. */
export const contentOf = (post: PublicPost, language: Language) =>
  language === "pl" ? post.contentPl : post.contentEn;

const previewLength = 100;

/** The first 100 characters, cut at the end of a word where there is one. */
export function preview(excerpt: string): string {
  const characters = [...excerpt];
  if (characters.length <= previewLength) return excerpt;
  const cut = characters.slice(0, previewLength).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:!?–—-]+$/, "")}…`;
}
