export const texts = {
  books: {
    title: "Mruk in book form",
    lead: "The stories of a month or a year, bound into one book: to read on a screen, or to print. Free to take.",
    empty: "No book has been bound yet. Come back when a month is over.",
    failed: "The books could not be loaded.",
    languages: { en: "in English", pl: "in Polish", both: "in English and Polish" },
    stories_one: "{{count}} story",
    stories_other: "{{count}} stories",
    cover: "Cover of the book {{name}}",
    get: "{{format}}, {{size}} MB",
    of: "{{format}} of {{name}}",
    epub: "EPUB opens on e-book readers, phones and tablets; the PDF is set on A5 pages for print. A book holds the stories that had come out when it was bound.",
  },
} as const;
