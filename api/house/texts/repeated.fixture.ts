/** The items that stand in a list before, once for each further time. */
export function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
}
