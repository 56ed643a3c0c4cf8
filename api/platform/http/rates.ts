// The limits for one address (or IPv6 /64 network), by what a request costs (docs/limits.md). Responses from memory are not limited.

/** The networks of an IPv6 /48 share this many times the limit of one: a campus reads at the same time, a flood has 65,536 networks. */
export const blockFactor = 10;

export type Rate = {
  /** Requests of the same name are counted together, on all servers. */
  name: string;
  limit: number;
  seconds: number;
  /** Counts only requests that fail. */
  refusedOnly?: boolean;
  /** Responses that shared caches store have no RateLimit headers, which are about one caller. */
  keptByOthers?: boolean;
  /** Counted on each server by itself, since the load is its own. */
  perServer?: boolean;
};

export const rates = {
  // Changes by readers: a household, or a class with one address, reads at the same time.
  likes: { name: "likes", limit: 60, seconds: 60 },
  statistics: { name: "statistics", limit: 120, seconds: 60 },
  // Each may send a mail to an address that somebody typed: enough for a household with typing errors.
  subscriptions: { name: "subscriptions", limit: 10, seconds: 3600 },
  passwordResets: { name: "password resets", limit: 10, seconds: 3600 },
  testLetters: { name: "test letters", limit: 20, seconds: 3600 },
  // Checking a password is expensive for the server. Wrong ones are throttled long before (docs/access.md).
  signIns: { name: "sign-ins", limit: 60, seconds: 300 },
  // A person in the panel, or a script of theirs, saves every few seconds at most.
  adminWrites: { name: "admin writes", limit: 300, seconds: 60 },
  adminStatistics: { name: "admin statistics", limit: 120, seconds: 60 },
  // Reads that are computed: pictures that are not in memory, cards, the sitemap.
  pictures: { name: "pictures", limit: 600, seconds: 60, keptByOthers: true, perServer: true },
  cards: { name: "cards", limit: 60, seconds: 60, keptByOthers: true, perServer: true },
  // A directory that meets the podcast fetches the covers of all its episodes.
  podcastFiles: { name: "podcast files", limit: 600, seconds: 60, keptByOthers: true, perServer: true },
  sitemaps: { name: "sitemaps", limit: 60, seconds: 60, keptByOthers: true, perServer: true },
  // Several a second while somebody types; a class searches at the same time.
  searches: { name: "searches", limit: 240, seconds: 60, perServer: true },
  searchPages: { name: "search pages", limit: 120, seconds: 60, perServer: true },
  // Refused webhook notices. Accepted ones are not limited.
  refusedNotices: { name: "refused notices", limit: 30, seconds: 600, refusedOnly: true },
} as const satisfies Record<string, Rate>;
