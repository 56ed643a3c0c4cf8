/** A browser's cache storage, in memory. */
export function storageInMemory(): CacheStorage {
  const caches = new Map<string, Cache>();
  const storage = {
    open: async (name: string) => caches.get(name) ?? caches.set(name, cacheInMemory()).get(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  return storage as unknown as CacheStorage;
}

function cacheInMemory(): Cache {
  const responses = new Map<string, Response>();
  const urlOf = (asked: string | Request) =>
    new URL(typeof asked === "string" ? asked : asked.url, "https://mruk.example");
  const cache = {
    put: async (asked: string | Request, response: Response) => {
      // A disk takes its time.
      await new Promise((resolve) => setImmediate(resolve));
      responses.set(urlOf(asked).href, response);
    },
    match: async (asked: string | Request) => responses.get(urlOf(asked).href)?.clone(),
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
    delete: async (asked: string | Request) => responses.delete(urlOf(asked).href),
  };
  return cache as unknown as Cache;
}
