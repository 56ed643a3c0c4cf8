/**
 * sharp's option of this name: above any master and any camera's picture within the limit of uploads, far below what would exhaust
 * memory.
 */
export const limitInputPixels = 40_000_000;
