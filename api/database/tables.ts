/** The tables, as the migrations leave them. */
export type Tables = Record<never, never>;
