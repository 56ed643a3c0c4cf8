export const posts = {
  posts: {},
} as const;
