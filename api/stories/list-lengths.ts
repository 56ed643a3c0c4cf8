/** How many stories a page of the gallery holds, and how many the sidebar ranks, where nobody asks for another number. */
export const galleryPageSize = 8;
export const popularCount = 3;
