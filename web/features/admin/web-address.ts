/** The address if a link may lead to it; undefined for any other text. */
export const webAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
