/** An address that a link may lead to; undefined for every other text that somebody wrote in its place. */
export const webAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
