export const engagement = {} as const;
