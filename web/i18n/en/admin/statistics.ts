export const statistics = {
  statistics: {},
} as const;
