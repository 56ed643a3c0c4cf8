export const access = {
  access: {},
} as const;
