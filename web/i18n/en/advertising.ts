export const advertising = {} as const;
