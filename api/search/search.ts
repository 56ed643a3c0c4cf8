import type { Language } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { PublicPost, Story, StoryId } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Timeline } from "#api/stories/timeline.ts";
import type { Answer } from "./index/search-index.ts";
import type { KeptIndex } from "./kept-index.ts";
import { mostResults } from "./limits.ts";
import type { MarkedText, SearchAnswer, SearchResult } from "./model.ts";
import { isEmpty, parseQuery } from "./query.ts";
import { plainText } from "./searched-story.ts";
import { beginningOf, markWords, snippetOf } from "./snippet.ts";
import { tokensOf } from "./words/fold.ts";

export type SearchQuery = { q: string; language: Language; limit: number; offset: number };

export type Search = {
  /** The public stories with these words, the best first. Throws SEARCH_NOT_READY. */
  find(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * For the panel: the ids of all stories that have every word, also inside of longer ones; null where the texts have to be read
   * for that.
   */
  idsWith(typed: string, languages: readonly Language[]): Promise<ReadonlySet<StoryId> | null>;
};

type Parts = {
  index: Pick<KeptIndex, "ask" | "isReady">;
  library: { readonly timeline: Pick<Timeline, "find"> };
  clock: Clock;
  /** A story as readers get it. */
  toPost(story: Story): PublicPost;
};

export function openSearch({ index, library, clock, toPost }: Parts): Search {
  async function find({ q, language, limit, offset }: SearchQuery): Promise<SearchAnswer> {
    if (isEmpty(parseQuery(q))) return { total: 0, results: [], suggestion: null };
    const now = clock.now();
    const most = Math.max(0, Math.min(limit, mostResults - offset));
    const answer = await index.ask("find", { q, language, now: now.epochMilliseconds, limit: most, offset });
    const storyOf = (id: string | null) => (id === null ? undefined : library.timeline.find(id as StoryId, now)?.story);
    const forms = { en: new Set(answer.forms.en), pl: new Set(answer.forms.pl) };
    const results = answer.hits.flatMap((hit) => {
      const story = storyOf(hit.id);
      return story ? [resultOf(toPost(story), { language, found: hit.language, forms })] : [];
    });
    return { total: answer.total, results, suggestion: suggestionFor(q, answer, { language, storyOf }) };
  }
  return {
    find,
    async idsWith(typed, languages) {
      // The panel reads the texts meanwhile.
      if (!index.isReady()) return null;
      const ids = await index.ask("match", { q: typed, languages }).catch(() => null);
      return ids === null ? null : new Set(ids as StoryId[]);
    },
  };
}

type Place = { language: Language; found: Language; forms: Record<Language, ReadonlySet<string>> };

function resultOf(post: PublicPost, { language, found, forms }: Place): SearchResult {
  const { contentEn, contentPl, ...card } = post;
  const { title } = tellingOf(post, language);
  return { ...card, title: markWords(title, forms[language]), snippet: placeIn(post, { language, found, forms }) };
}

/** In the reader's language where the words stand there too; a title alone shows the excerpt. */
function placeIn(post: PublicPost, { language, found, forms }: Place): SearchResult["snippet"] {
  for (const each of new Set([language, found])) {
    const snippet = snippetOf(plainText(post, each), forms[each]);
    if (snippet) return { ...snippet, language: each, of: "text" };
    const { imageAlt, excerpt } = tellingOf(post, each);
    const inExcerpt = snippetOf(excerpt, forms[each]);
    if (inExcerpt) return { ...inExcerpt, language: each, of: "text" };
    const onPicture = snippetOf(imageAlt, forms[each]);
    if (onPicture) return { ...onPicture, language: each, of: "picture" };
  }
  const excerpt: MarkedText = beginningOf(tellingOf(post, language).excerpt);
  return { ...excerpt, language, of: "text" };
}

type Stories = { language: Language; storyOf(id: string | null): Story | undefined };

/** Puts words that exist in the places of those that do not, as a story spells them. */
function suggestionFor(q: string, { nearest }: Answer, { language, storyOf }: Stories): string | null {
  const spelled = new Map<string, string>();
  for (const { typed, form, id } of nearest) {
    const story = storyOf(id);
    if (story) spelled.set(typed, spellingOf(form, story, language) ?? form);
  }
  const changes = tokensOf(q).filter(({ form }) => spelled.has(form));
  if (changes.length === 0) return null;
  let [text, end] = ["", 0];
  for (const { form, start, end: last } of changes) {
    text += q.slice(end, start) + (spelled.get(form) ?? "");
    end = last;
  }
  return text + q.slice(end);
}

/** A word with its marks, from the story that has it. */
function spellingOf(form: string, story: Story, language: Language): string | undefined {
  const { title, excerpt, imageAlt } = tellingOf(story, language);
  const text = [plainText(story, language), excerpt, imageAlt, title].join("\n");
  const token = tokensOf(text).find((each) => each.form === form);
  return token && text.slice(token.start, token.end).toLowerCase();
}
