import type { Story, StoryId } from "../model.ts";
import type { TimedStory } from "../timeline.ts";
import { type Narrated, narratedIn } from "./narrated.ts";

// The library is kept in memory as bytes: a hundred thousand stories as objects take three times as much memory as their files, and
// the garbage collector visits each of them again and again. A story object is parsed from its bytes and held weakly; its texts
// are decoded anew at each access.

/** The position of a story in its bytes: front matter and id as JSON, then the English text, then the Polish one. */
export type Place = { start: number; front: number; english: number; polish: number };

/** What is known of a story without reading its bytes. */
type Facts = { id: StoryId; at: number; narrated: Narrated };

/** The bytes of one or more stories, in memory already or read at the first access. */
export type Source = { readonly bytes: Buffer };

export class KeptStory implements TimedStory {
  readonly id: StoryId;
  readonly at: number;
  readonly narrated: Narrated;
  readonly front: number;
  readonly english: number;
  readonly polish: number;
  readonly #source: Source;
  readonly #start: number;
  #story: WeakRef<Story> | undefined;

  constructor(source: Source, { id, at, narrated, start, front, english, polish }: Facts & Place) {
    this.id = id;
    this.at = at;
    this.narrated = narrated;
    this.front = front;
    this.english = english;
    this.polish = polish;
    this.#source = source;
    this.#start = start;
  }

  /**
   * All callers share one object, so that identity shows that a story is unchanged. It is held weakly, because a search reads
   * thousands.
   */
  get story(): Story {
    const known = this.#story?.deref();
    if (known) return known;
    const story = this.#read();
    this.#story = new WeakRef(story);
    return story;
  }

  get bytes(): Buffer {
    return this.#source.bytes.subarray(this.#start, this.#start + this.front + this.english + this.polish);
  }

  says(other: KeptStory): boolean {
    return this.bytes.equals(other.bytes);
  }

  #read(): Story {
    const { front, english, polish } = this;
    const text = (from: number, length: number) =>
      this.#source.bytes.toString("utf8", this.#start + from, this.#start + from + length);
    return Object.defineProperties(JSON.parse(text(0, front)), {
      contentEn: { enumerable: true, get: () => text(front, english) },
      contentPl: { enumerable: true, get: () => text(front + english, polish) },
    });
  }
}

/** Ill-formed texts (half a surrogate pair) would be changed; a file that was read holds none. */
export function keepStory(story: Story): KeptStory {
  const { contentEn, contentPl, ...rest } = story;
  const parts = [JSON.stringify(rest), contentEn, contentPl] as const;
  const [front, english, polish] = [
    Buffer.byteLength(parts[0]),
    Buffer.byteLength(parts[1]),
    Buffer.byteLength(parts[2]),
  ];
  // allocUnsafe uses Node's pool, where small buffers share one piece of memory.
  const bytes = Buffer.allocUnsafe(front + english + polish);
  let end = 0;
  for (const part of parts) end += bytes.write(part, end);
  const at = Temporal.Instant.from(story.publishedAt).epochMilliseconds;
  const narrated = narratedIn(story);
  return new KeptStory({ bytes }, { id: story.id, at, narrated, start: 0, front, english, polish });
}
