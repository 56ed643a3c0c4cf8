/**
 * Extracts the starting canon: the one-line facts under the heading "Canon" of `content/cat.md`. Prose and other
 * headings are for people and are ignored.
 */
export function canonFrom(catMarkdown: string): string[] {
  const facts: string[] = [];
  let inCanon = false;
  for (const line of catMarkdown.split(/\r?\n/)) {
    if (/^#{1,6}\s/.test(line)) inCanon = /^#{1,6}\s+canon\s*$/i.test(line);
    const fact = /^\s*[-*]\s+(.*\S)\s*$/.exec(line)?.[1];
    if (inCanon && fact !== undefined) facts.push(fact);
  }
  return facts;
}
