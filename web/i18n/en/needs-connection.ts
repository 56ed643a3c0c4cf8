/** Stands where a page could not be fetched, and is spread into the texts of the pages that say it. */
export const needsConnection = {
  needsConnection: {
    title: "This page needs a connection.",
    text: "It is too far for Mruk to fetch without one. What is in this browser is within reach of his paw.",
    kept: "The stories of the last thirty days",
  },
} as const;
