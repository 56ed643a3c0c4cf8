/**
 * What a changelog in the form of Keep a Changelog says of a version; null where it has no such section, or nothing in it. Links
 * that are defined at the end of the file do not work in it.
 */
export function notesOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## [${version}]`) || text.startsWith(`## ${version} `));
  return section?.slice(section.indexOf("\n")).trim() || null;
}
