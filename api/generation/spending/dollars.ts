/** An amount for people: in cents, and below ten cents in hundredths of a cent too. */
export const dollars = (usd: number): string => `$${usd.toFixed(usd !== 0 && usd < 0.1 ? 4 : 2)}`;
