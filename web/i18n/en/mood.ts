export const mood = {} as const;
