const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

// XML 1.0 can contain no other characters, not even escaped.
const forbidden = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or an attribute, in XML and in HTML. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** An XML document with this root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
