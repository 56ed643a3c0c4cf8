/** A legal text in one language. Its parts have the same ids in both, so that a link to one survives a switch. */
export type LegalText = {
  title: string;
  lead: string;
  parts: readonly LegalPart[];
};
/** A text is a paragraph, a list of texts a list. `{{email}}` stands for the contact address; without one, texts with it are left out. */
export type LegalPart = { id: string; title: string; texts: readonly (string | readonly string[])[] };
