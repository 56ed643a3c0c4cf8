/** Larger than any master and any camera's picture within 10 MB, far smaller than what would hurt: by the name that sharp has for it. */
export const limitInputPixels = 40_000_000;
