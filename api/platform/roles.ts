/** The roles of accounts, each with everything that those before it may (docs/access.md). */
export const roles = ["editor", "publisher", "owner"] as const;
export type Role = (typeof roles)[number];

/** Whether a role may do what `needed` stands for. */
export const includesRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);
