/** What takes long, by step, wherever in the panel its reader is. */
export function JobsBar() {
  return null;
}
