import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { readMetadata } from "#stand-ins/google/metadata.ts";
import { metadataOf } from "./metadata.ts";

const wishes = {
  language: "en",
  pageUrl: "https://mruk.example/post/2026-11-21-morning",
  privacy: "public",
  madeForKids: false,
  now: Temporal.Instant.from("2026-11-21T12:00:00Z"),
} as const;
const about = (story: Record<string, unknown>, more = {}) => metadataOf({ ...wishes, story: storyOf(story), ...more });

const byModels = {
  madeBy: { storyteller: "openai", textModel: "gpt-6.1-sol", illustrator: "openai", imageModel: "gpt-image-2.6-flare" },
};
const byHouse = { storyteller: "house", illustrator: "house" };

describe("the metadata of an upload", () => {
  it("is in its language, with the page's address, the disclosure and the marker", () => {
    const filmMark = expect.stringMatching(/^mruk-film-[0-9a-f]{16}$/);
    expect(about(byModels)).toEqual({
      snippet: {
        title: "Rain on the sill, 2026-11-21-morning",
        description:
          "Mruk waits for the rain to stop.\n\n" +
          "The whole story: https://mruk.example/post/2026-11-21-morning\n\n" +
          "AI-generated words, picture and film.\n\n" +
          "#Shorts mruk-2026-11-21-morning-en",
        tags: [
          "mruk-2026-11-21-morning-en",
          filmMark,
          "Mruk",
          "cat",
          "cats",
          "cat stories",
          "Warsaw",
          "shorts",
          "Daily Life",
        ],
        categoryId: "15",
        defaultLanguage: "en",
      },
      status: {
        privacyStatus: "public",
        selfDeclaredMadeForKids: false,
        containsSyntheticMedia: true,
        embeddable: true,
      },
    });
    const polish = about(byModels, { language: "pl", pageUrl: null, madeForKids: true, privacy: "unlisted" });
    expect(polish.snippet.title).toContain("Deszcz");
    expect(polish.snippet.tags.at(-1)).toBe("Codzienne Życie");
    expect(polish.snippet.description).toContain("Słowa, obraz i film wygenerowane przez AI.");
    expect(polish.snippet.description).not.toContain("Całe opowiadanie");
    expect(polish.status).toMatchObject({ privacyStatus: "unlisted", selfDeclaredMadeForKids: true });
  });

  it.each([
    [{ ...byHouse, film: { maker: "house", seconds: 20 } }, "Words, picture and film made by a computer program."],
    [{ ...byHouse, film: { maker: "remote", model: "sora-2", seconds: 12 } }, "AI-generated words, picture and film."],
    [{ film: { maker: "house", seconds: 20 } }, "The film was put together by a computer program."],
  ])("says how a film was made by %j, and declares it synthetic in any case", (madeBy, says) => {
    const { snippet, status } = about({ madeBy });
    expect(snippet.description.split("\n\n")).toContain(says);
    expect(status.containsSyntheticMedia).toBe(true);
  });

  it("claims nothing of how a film of unknown origin was made", () => {
    expect(about({}).snippet.description).not.toMatch(/made|put together/);
  });

  it.each([
    ["<script>alert(1)</script> Mruk", "scriptalert(1)/script Mruk"],
    ["  A\u0000\u001b[31m title\n\twith   holes ", "A [31m title with holes"],
    ["\u202Eneddih", "neddih"],
    ["<<<>>>", "Mruk"],
    ["half \ud83d pair", "half pair"],
    ["Family 👨‍👩‍👧 night", "Family 👨‍👩‍👧 night"],
    ["a".repeat(100), "a".repeat(100)],
    ["a".repeat(101), `${"a".repeat(99)}…`],
    ["👨‍👩‍👧".repeat(20), `${"👨‍👩‍👧".repeat(12)}…`],
  ])("turns the title %j into %j", (titleEn, title) => {
    expect(about({ titleEn }).snippet.title).toBe(title);
  });

  it("is accepted, whatever the story's texts are", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 100 }).filter((each) => each.trim() !== "");
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.constantFrom("en" as const, "pl" as const),
        (title, excerpt, category, language) => {
          const story = {
            titleEn: title,
            titlePl: title,
            excerptEn: excerpt,
            excerptPl: excerpt,
            category: category.slice(0, 60),
          };
          const parsed = storyOf.bind(null, story);
          let made: ReturnType<typeof metadataOf>;
          try {
            made = metadataOf({ ...wishes, language, story: parsed() });
          } catch {
            return; // No story could have such a text.
          }
          expect(readMetadata(Buffer.from(JSON.stringify(made)))).toEqual({ metadata: made });
          expect(made.snippet.tags[0]).toBe(`mruk-2026-11-21-morning-${language}`);
        },
      ),
      { numRuns: 300 },
    );
  });
});
