import { adminOfFile } from "#api/admin.fixture.ts";

export const morning = "2026-11-21-morning";
export const older = "2026-11-20-evening";
export const scheduled = "2026-11-21-evening";

/** The required fields of a draft. */
export const draft = {
  titleEn: "A Parcel for Ola",
  titlePl: "Paczka dla Oli",
  excerptEn: "It rustles.",
  excerptPl: "Szeleści.",
  contentEn: "It rustled.\n\nMruk listened.",
  contentPl: "Szeleściło.\n\nMruk słuchał.",
  imageUrl: "https://example.org/parcel.jpg",
  imageAlt: "A parcel.",
  category: "Adventure",
};
export const required = Object.keys(draft);

/** The panel's endpoints over these stories, for all tests of a file. */
export function postsOfFile() {
  const server = adminOfFile({ stories: [{ id: morning }, { id: older, category: "Adventure" }, { id: scheduled }] });
  return {
    server,
    call: (...args: Parameters<typeof server.call>) => server.call(...args),
    /** The author and the subject of the newest commit. */
    lastCommit: () => server.git("log", "-1", "--format=%an: %s"),
  };
}
