/** Words that no dictionary has and a text needs: sounds, coined words and names, in small letters. */
export const coined = {
  English: new Set<string>(["kutia", "pierogi", "whoomp"]),
  Polish: new Set<string>(["huh"]),
};
