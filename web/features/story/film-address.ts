/** A film that a browser can play: one of ours, or a film's file elsewhere. Anything else is a page to go to. */
export const isFilm = (address = ""): boolean => /^(\/media\/|https:\/\/[^?#]+\.(mp4|webm)([?#]|$))/i.test(address);
