/** The toolbar, the list of posts, and every dialog that they open. */
export function PostsSection() {
  return null;
}
