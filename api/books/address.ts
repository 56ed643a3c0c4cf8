// The path of the list of books, below each language's mirror. This file needs no schemas, so pages can import it.
export const booksPath = { en: "/books", pl: "/ksiazki" } as const;
