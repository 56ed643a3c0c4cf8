/** The default lengths of a gallery page and of the sidebar's list of popular stories. */
export const galleryPageSize = 8;
export const popularCount = 3;
/** The stories of a page of a category, of a time of day, and of the list of series. */
export const storiesPerPage = 24;
