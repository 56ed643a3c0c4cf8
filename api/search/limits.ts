// This file needs no schemas, so pages can import it.

export const longestQuery = 200;
/** The results of a page of the site. */
export const resultsOnPage = 12;
/** The first of so many results can be paged through; the others are the older ones of words that stand nearly everywhere. */
export const mostResults = 500;
