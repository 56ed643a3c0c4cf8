/** `1 story`, `5 stories`. The default plural adds an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
