export const history = {
  history: {},
} as const;
