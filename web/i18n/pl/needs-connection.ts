/** Stands where a page could not be fetched, and is spread into the texts of the pages that say it. */
export const needsConnection = {
  needsConnection: {
    title: "Do tej strony potrzebne jest połączenie.",
    text: "Bez niego Mruk jej nie przyniesie, bo leży za daleko. To, co jest w tej przeglądarce, ma za to pod łapą.",
    kept: "Historie z ostatnich trzydziestu dni",
  },
};
