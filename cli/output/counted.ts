/** `1 story`, `5 stories`; without a word of its own, many of a thing have an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
