/** The default lengths of a gallery page and of the sidebar's list of popular stories. */
export const galleryPageSize = 8;
export const popularCount = 3;
