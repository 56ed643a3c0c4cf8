/** Whether a browser can play this address: a film of the site, or a video file elsewhere. Others are pages. */
export const isFilm = (address = ""): boolean => /^(\/media\/|https:\/\/[^?#]+\.(mp4|webm)([?#]|$))/i.test(address);
