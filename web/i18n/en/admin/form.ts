export const form = {
  form: {},
} as const;
