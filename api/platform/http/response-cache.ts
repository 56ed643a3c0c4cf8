import { type Clock, millisecondsOf } from "../clock.ts";
import { type CachedResponse, cachedResponse, type ResponseKind, uncompressed } from "./cached-response.ts";

/** The source of a response at an instant. It is read in microseconds, to check whether the cached response is still valid. */
export type ResponseSource = {
  /** The values that the response shows, numbers too; compared one by one with `Object.is`. */
  dependencies: readonly unknown[];
  write(): string;
};

export type CacheLookup<Found extends ResponseSource | null = ResponseSource> = {
  /** The cache key. */
  name: string;
  kind: ResponseKind;
  /** Returns null, or throws an error of its own, where there is nothing to show. */
  look(now: Temporal.Instant): Found;
  /** Takes milliseconds to write: changes of likes write it anew only a few times in a row, and then every ten seconds. */
  costly?: boolean;
  /** A request that may be the only one for this key: a miss is neither stored nor compressed. */
  passing?: boolean;
};

export type ResponseCache = {
  get<Found extends ResponseSource | null>(lookup: CacheLookup<Found>): CachedResponse | Extract<Found, null>;
  /** The milliseconds from the last lookup until something shown changes by itself. */
  millisecondsUntilChange(): number;
  /** Anything may have changed, also the instant of the next change: every entry is checked before it is returned again. */
  changed(): void;
  /** The same where nothing but likes may have changed. */
  likesChanged(): void;
  /** The size of all entries. */
  readonly bytes: number;
};

type ResponseCacheOptions = {
  clock: Clock;
  /** The next instant at which something shown changes by itself. */
  nextChange(now: Temporal.Instant): Temporal.Instant;
  mostBytes?: number;
};

type Entry = Pick<ResponseSource, "dependencies"> & {
  response: CachedResponse;
  generation: Generation;
  bytes: number;
} & RewriteAllowance;
/** Counts the changes of anything, and those of likes. */
type Generation = { all: number; likes: number };
/** The rewrites for likes that an entry has left, as of `since`. */
type RewriteAllowance = { spare: number; since: number };

/** Some six hundred story pages in all encodings. */
const usualMostBytes = 32_000_000;
const overheadBytes = 1000;
/** A reader finds their own like on the page; under a thousand likes, a page is no older than shared caches may show it (reply.ts). */
const likeRewrites = { atOnce: 5, everyMs: 10_000 };
const fullAllowance = (): RewriteAllowance => ({ spare: likeRewrites.atOnce, since: performance.now() });

function refilled({ spare, since }: RewriteAllowance): RewriteAllowance {
  const now = performance.now();
  return { spare: Math.min(likeRewrites.atOnce, spare + (now - since) / likeRewrites.everyMs), since: now };
}

/**
 * Caches responses as bytes. A change does not name the entries that it concerns: the first lookup after a change compares an entry's
 * dependencies with the current ones, and writes it anew only where they differ. The least recently used entries are evicted first.
 */
export function openResponseCache({
  clock,
  nextChange,
  mostBytes = usualMostBytes,
}: ResponseCacheOptions): ResponseCache {
  const entries = openEntries(mostBytes);
  // Entries of the current generation are valid: since they were checked, nothing has changed and no instant of change has passed.
  let generation: Generation = { all: 0, likes: 0 };
  let span = { from: 0, until: 0 };
  let at = 0;

  const instant = () => Temporal.Instant.fromEpochMilliseconds(at);

  function readClock(): void {
    at = millisecondsOf(clock);
    // A clock that was set back ends the span too.
    if (at < span.until && at >= span.from) return;
    span = { from: at, until: nextChange(instant()).epochMilliseconds };
    generation = { ...generation, all: generation.all + 1 };
  }

  function write(
    { name, kind }: Pick<CacheLookup, "name" | "kind">,
    { dependencies, write: text }: ResponseSource,
    { spare, since }: RewriteAllowance,
  ): CachedResponse {
    const onGrow = (more: number) => {
      if (entries.get(name) === entry) entries.grow(name, more);
    };
    const response = cachedResponse(text(), kind, onGrow);
    const size = overheadBytes + 2 * name.length + (response.encodedAs(null)?.bytes ?? 0);
    const entry: Entry = { response, dependencies, generation, bytes: size, spare, since };
    entries.store(name, entry);
    return response;
  }

  return {
    get<Found extends ResponseSource | null>(lookup: CacheLookup<Found>) {
      readClock();
      const { name } = lookup;
      const entry = entries.get(name);
      if (entry?.generation !== generation) {
        const source = lookup.look(instant());
        if (source === null) return source as Extract<Found, null>;
        if (entry === undefined) {
          if (lookup.passing) return uncompressed(cachedResponse(source.write(), lookup.kind));
          return write(lookup, source, fullAllowance());
        }
        if (isSame(source.dependencies, entry.dependencies)) entry.generation = generation;
        else if (!lookup.costly || entry.generation.all !== generation.all) return write(lookup, source, entry);
        else {
          // Only likes have changed since this entry was valid: their number, or the order by them.
          const { spare, since } = refilled(entry);
          if (spare >= 1) return write(lookup, source, { spare: spare - 1, since });
        }
      }
      entries.use(name, entry);
      return entry.response;
    },
    millisecondsUntilChange: () => span.until - at,
    changed() {
      span = { from: 0, until: 0 };
    },
    likesChanged() {
      generation = { ...generation, likes: generation.likes + 1 };
    },
    get bytes() {
      return entries.bytes;
    },
  };
}

/** Entries by name, with at most so many bytes: the least recently used are evicted first. */
function openEntries(mostBytes: number) {
  // The order of a map is that of insertion.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function add(name: string, entry: Entry, more: number): void {
    entries.delete(name);
    entries.set(name, entry);
    bytes += more;
    for (const [oldest, old] of entries) {
      if (bytes <= mostBytes) break;
      entries.delete(oldest);
      bytes -= old.bytes;
    }
  }

  return {
    get: (name: string) => entries.get(name),
    store: (name: string, entry: Entry) => add(name, entry, entry.bytes - (entries.get(name)?.bytes ?? 0)),
    use(name: string, entry: Entry): void {
      entries.delete(name);
      entries.set(name, entry);
    },
    grow(name: string, more: number): void {
      const entry = entries.get(name);
      if (entry) add(name, Object.assign(entry, { bytes: entry.bytes + more }), more);
    },
    get bytes() {
      return bytes;
    },
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, index) => Object.is(part, b[index]));
