/** An amount as people read it: cents, and of less than ten of them the hundredths too. */
export const dollars = (usd: number): string => `$${usd.toFixed(usd !== 0 && usd < 0.1 ? 4 : 2)}`;
