// How often one address (an IPv6 one by its /64 network) may ask what costs something, by what it costs (docs/limits.md). What comes
// out of memory is not limited.

/** All networks of an IPv6 /48 together have so many times what one has: a campus reads at the same time, a flood has 65,536 of them. */
export const blockFactor = 10;

export type Rate = {
  /** What is limited; the same name counts together, on all servers. */
  name: string;
  limit: number;
  seconds: number;
  /** Counts only what is refused in the end. */
  refusedOnly?: boolean;
  /** Answers that caches keep for others say nothing of how much one of them has left. */
  keptByOthers?: boolean;
};

export const rates = {
  // What readers change: a household, or a class with one address, reading at the same time.
  likes: { name: "likes", limit: 60, seconds: 60 },
  statistics: { name: "statistics", limit: 120, seconds: 60 },
  // Mails to addresses that somebody typed: enough for a household with typing errors.
  subscriptions: { name: "subscriptions", limit: 10, seconds: 3600 },
  testLetters: { name: "test letters", limit: 20, seconds: 3600 },
  // Passwords cost a server as much as they cost who guesses them. Wrong ones are slowed down long before (docs/access.md).
  signIns: { name: "sign-ins", limit: 60, seconds: 300 },
  // Whoever works in the panel, or a program of theirs, saves every few seconds at most.
  adminWrites: { name: "admin writes", limit: 300, seconds: 60 },
  adminStatistics: { name: "admin statistics", limit: 120, seconds: 60 },
  // Reads that are worked out anew: pictures that are not in memory, cards, the sitemap.
  pictures: { name: "pictures", limit: 600, seconds: 60, keptByOthers: true },
  cards: { name: "cards", limit: 60, seconds: 60, keptByOthers: true },
  sitemaps: { name: "sitemaps", limit: 60, seconds: 60, keptByOthers: true },
  // Notices that are no notices. Those of a host that is who it says are never too many.
  refusedNotices: { name: "refused notices", limit: 30, seconds: 600, refusedOnly: true },
} as const satisfies Record<string, Rate>;
