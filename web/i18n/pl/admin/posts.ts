export const posts = {
  posts: {},
};
