export const jobs = {
  jobs: {},
} as const;
