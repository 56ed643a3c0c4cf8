const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

// XML 1.0 cannot contain these characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is about control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element or an attribute, in XML and in HTML. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** An XML document with this root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
