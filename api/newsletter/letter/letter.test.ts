import { describe, expect, it } from "vitest";
import { textLimits } from "#api/stories/limits.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { greetingOn } from "./greetings.ts";
import { renderLetter } from "./letter.ts";

const date = "2026-11-21";
const origin = "https://mruk.example";
const links = {
  unsubscribe: "https://mruk.example/newsletter/unsubscribe?token=a.b&x=$&",
  preferences: "https://mruk.example/newsletter/preferences?token=a.c",
};
const program = { madeBy: { storyteller: "house", illustrator: "house" } };
const imageHash = "0123456789abcdef";
const three = ["2026-11-20-afternoon", "2026-11-20-evening", "2026-11-21-morning"].map((id) =>
  storyOf({ id, imageHash, imageAltPl: "Szary kot w oknie.", ...program }),
);

const letterOf = (stories: Parameters<typeof renderLetter>[0]["stories"] = three, language: "en" | "pl" = "en") =>
  renderLetter({ stories, language, frequency: "daily", date, origin, contactEmail: "hello@mruk.example" });
const filled = (...order: Parameters<typeof letterOf>) => letterOf(...order).fill(links);

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
/** The values of an attribute, in the order of the document. */
const attributes = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*? ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    unescaped(value),
  );
/** The text of HTML without its markup. */
const visible = (html: string) =>
  unescaped(
    html
      .replace(/^.*<\/head>/s, "")
      .replace(/<div style="display:none.*?<\/div>/s, "")
      .replace(/<[^>]+>/g, " "),
  ).replace(/ +/g, " ");

it("leaves the line of the contact address out where there is none", () => {
  const { html, text } = renderLetter({
    stories: three,
    language: "en",
    frequency: "daily",
    date,
    origin,
    contactEmail: null,
  }).fill(links);
  for (const part of [html, text]) {
    expect(part).not.toContain("The people behind Mruk");
    expect(part).not.toContain("null");
  }
  expect(filled().text).toContain("The people behind Mruk: hello@mruk.example");
});

describe("the letter", () => {
  it.each([
    ["en" as const, "This morning", ["Yesterday afternoon", "Yesterday evening"], "Yesterday at Mruk’s", "/post/"],
    ["pl" as const, "Dziś rano", ["Wczoraj po południu", "Wczoraj wieczorem"], "Wczoraj u\u00a0Mruka", "/pl/post/"],
  ])(
    "in %s begins with the morning's story and tells the others as they came",
    (language, today, before, heading, path) => {
      const { html, text } = filled(three, language);
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      const title = (id: string) => (language === "pl" ? `Deszcz na parapecie, ${id}` : `Rain on the sill, ${id}`);
      const [afternoon, evening, morning] = three.map(({ id }) => title(id)) as [string, string, string];
      const shown = visible(html);
      for (const [place, words] of [
        ["html", shown],
        ["text", text],
      ] as const) {
        const inOrder =
          place === "html"
            ? [today, morning, heading, before[0], afternoon, before[1], evening]
            : [morning, heading, afternoon, before[0], evening, before[1]];
        const positions = inOrder.map((part) => words.indexOf(part as string));
        expect([place, positions.includes(-1), positions]).toEqual([place, false, positions.toSorted((a, b) => a - b)]);
      }
      for (const { id } of three) {
        expect(attributes(html, "a", "href")).toContain(origin + path + id);
        expect(text).toContain(`${origin}${path}${id}\n`);
      }
    },
  );

  it("greets with a line that fits the day, another one each day of the week", () => {
    const greetings = (language: "en" | "pl") =>
      Array.from({ length: 7 }, (_, day) => {
        const on = `2026-11-${16 + day}`;
        const letter = renderLetter({
          stories: three,
          language,
          frequency: "daily",
          date: on,
          origin,
          contactEmail: "a@mruk.example",
        });
        return letter
          .fill(links)
          .text.split("\n\n")[1]
          ?.split(/[ ,.:]/)[0];
      });
    expect(greetings("en")).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
    expect(greetings("pl")).toEqual(["Poniedziałek", "Wtorek", "Środa", "Czwartek", "Piątek", "Sobota", "Niedziela"]);
  });

  it.each(["en", "pl"] as const)("greets with another line on each of 63 mornings (%s)", (language) => {
    const monday = Temporal.PlainDate.from("2026-11-16");
    const greetings = Array.from({ length: 63 }, (_, day) =>
      greetingOn(monday.add({ days: day }).toString(), language),
    );
    expect(new Set(greetings.filter((greeting) => greeting !== "")).size).toBe(63);
    expect(greetingOn(monday.add({ days: 63 }).toString(), language)).toBe(greetings[0]);
  });

  it("says on which day older stories were published, as each language does", () => {
    const older = [
      "2026-11-03-morning",
      "2026-11-17-evening",
      "2026-11-18-morning",
      "2026-11-21-morning",
      "2026-11-21-afternoon",
    ].map((id) => storyOf({ id }));
    expect(filled(older).text).toMatch(
      /Also new at Mruk’s.*3 November morning.*Tuesday evening.*Wednesday morning.*This afternoon/s,
    );
    expect(filled(older, "pl").text).toMatch(
      /Co jeszcze u\u00a0Mruka.*3 listopada rano.*We wtorek wieczorem.*W\u00a0środę rano.*Dziś po południu/s,
    );
  });

  it("shows every picture as JPEG, in a place of its size, with an alternative text in the reader's language", () => {
    const { html } = filled(three, "pl");
    const [, ...pictures] = attributes(html, "img", "src");
    expect(pictures).toEqual([
      `${origin}/images/2026-11-21-morning.webp?w=960&as=jpeg&v=${imageHash}`,
      `${origin}/images/2026-11-20-afternoon.webp?w=320&as=jpeg&v=${imageHash}`,
      `${origin}/images/2026-11-20-evening.webp?w=320&as=jpeg&v=${imageHash}`,
    ]);
    expect(attributes(html, "img", "width")).toEqual(["52", "552", "176", "176"]);
    expect(attributes(html, "img", "height")).toEqual(["52", "368", "117", "117"]);
    expect(attributes(html, "img", "alt")).toEqual(["", ...three.map(() => "Szary kot w\u00a0oknie.")]);
    const elsewhere = storyOf({ imageUrl: "https://pictures.example/cat.png?a=1&b=2" });
    expect(attributes(filled([elsewhere]).html, "img", "src")[1]).toBe("https://pictures.example/cat.png?a=1&b=2");
  });

  it("loads nothing but those, runs nothing, tracks nobody, and has dark colours", () => {
    const { html } = filled();
    expect(html).not.toMatch(/<(script|link|iframe|form|object|svg)\b|url\(|@import|@font-face| on\w+=/i);
    expect(
      attributes(html, "img", "width")
        .map(Number)
        .every((width) => width > 40),
    ).toBe(true);
    for (const address of [...attributes(html, "img", "src"), ...attributes(html, "a", "href")])
      expect(address).toMatch(/^(https:\/\/mruk\.example\/|mailto:hello@mruk\.example$)/);
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toMatch(/\[data-ogsc\] \.ink .*\n/);
    // Backgrounds and widths are attributes too, for programs without styles.
    expect(attributes(html, "table", "bgcolor")).toEqual(["#fcf2e4", "#fffaf1"]);
    expect(attributes(html, "table", "width")).toContain("600");
  });

  it("explains why it comes, who made it, how to change and end it, and whom to write to, in both of its forms", () => {
    for (const [language, why, disclosure] of [
      ["en", "signed up and confirmed at mruk.example", "Written and drawn by a computer program."],
      [
        "pl",
        "zapisano i\u00a0potwierdzono na stronie mruk.example",
        "Teksty i\u00a0obrazki stworzył program komputerowy.",
      ],
    ] as const) {
      const { html, text } = filled(three, language);
      for (const words of [visible(html), text.replaceAll("\n", " ")]) {
        for (const said of [why, disclosure, "hello@mruk.example"]) expect(words).toContain(said);
      }
      for (const link of Object.values(links)) {
        expect(attributes(html, "a", "href")).toContain(link);
        expect(text).toContain(link);
      }
    }
  });

  it("discloses a program's work where there is some", () => {
    const byHand = storyOf({ id: "2026-11-20-evening" });
    expect(filled([byHand]).text).not.toContain("program");
    expect(filled([byHand, ...three.slice(2)]).text).toContain("Some of these stories were written and drawn");
  });

  it("wraps its plain text at a readable width, keeps links whole, and ends with a signature", () => {
    for (const language of ["en", "pl"] as const) {
      const { text } = filled(
        [storyOf({ excerptEn: "Long ".repeat(100), excerptPl: "Długo i w głąb ".repeat(30) }), ...three.slice(0, 2)],
        language,
      );
      for (const line of text.split("\n"))
        if (!line.includes("https://")) expect([...line].length, line).toBeLessThanOrEqual(70);
      expect(text).toContain("\n\n-- \nMruk, ");
      expect(text).not.toMatch(/\n{4,}|<|&amp;/);
      // No line of Polish ends on a one-letter word.
      if (language === "pl") expect(text).not.toMatch(/(?<!\p{L})[aiouwz][ \n]/iu);
    }
  });

  it("names the other stories beside its subject, as far as there is room, without cutting a word", () => {
    const beside = (stories: typeof three) => filled(stories).html.match(/overflow:hidden">([^<]*)</)?.[1];
    const two = [storyOf({ id: "2026-11-20-evening", titleEn: "Late" }), storyOf({ excerptEn: "Early." })];
    expect(beside(two)).toBe("Early. · Late");
    expect(beside([storyOf({ excerptEn: "purring ".repeat(60) })])).toMatch(/^(purring )+purring…$/);
  });

  it.each(["en", "pl"] as const)("holds the morning's story whole, as its page does, in %s", (language) => {
    const text = [
      "“Who’s there?” asked *Ola* and **nobody** else.",
      "# Heading",
      "> Notice\n> on the door",
      "- one\n- two",
      "* * *",
      "See [the park](https://park.example/?a=1&b=2).",
    ].join("\n\n");
    const lead = storyOf({
      contentEn: text,
      contentPl: `${text}\n\nI w domu.`,
      excerptEn: "Short.",
      excerptPl: "Krótko.",
    });
    const letter = filled([...three.slice(0, 2), lead], language);
    for (const part of [
      "asked <em>Ola</em> and <strong>nobody</strong> else.</p>",
      ">Heading</h2>",
      ">Notice on the door</blockquote>",
      ">one</li>",
      'href="https://park.example/?a=1&amp;b=2"',
    ]) {
      expect(letter.html).toContain(part);
    }
    for (const part of ["asked Ola and nobody else.", "Heading\n-------", "> Notice on the door", "* one\n* two"]) {
      expect(letter.text).toContain(part);
    }
    expect(letter.text).toContain("See the park (https://park.example/?a=1&b=2).");
    expect(letter.html.includes("I\u00a0w\u00a0domu.")).toBe(language === "pl");
    expect(visible(letter.html)).toContain(language === "pl" ? "Otwórz na stronie" : "Open it on the site");
  });

  it("ends a text that is too long for mail programs after a paragraph, and leads on", () => {
    const story = storyOf({ contentEn: `${"It rained. ".repeat(40)}\n\n`.repeat(110) });
    const { html, text } = filled([story]);
    expect(Buffer.byteLength(html)).toBeLessThan(70_000);
    expect(visible(html)).toContain("Read on");
    expect(text).toContain(`Read on:\n${origin}/post/`);
  });

  it.each([
    ["a line each", "– Nie.\n\n".repeat(7000)],
    ["a list", "- *a*\n".repeat(8000)],
    ["quotation marks", '"'.repeat(50_000)],
    ["letters of four bytes", "🐈".repeat(20_000)],
    ["emphasis", "*a* b ".repeat(8000)],
  ])("stays below the length at which mail programs cut, whatever the text is made of: %s", (_, text) => {
    expect(Buffer.byteLength(filled([storyOf({ contentEn: text.slice(0, textLimits.content) })]).html)).toBeLessThan(
      100_000,
    );
  });

  it("is the newest story's when the morning's own is not in the letter", () => {
    const stories = [storyOf({ id: "2026-11-20-afternoon" }), storyOf({ id: "2026-11-20-evening", titleEn: "Late" })];
    expect(letterOf(stories).subject).toBe("Late");
    expect(filled(stories).html.indexOf("Late</a></h1>")).toBeGreaterThan(0);
  });
});

describe("the subject", () => {
  const subject = (title: string, language: "en" | "pl" = "en") =>
    letterOf([storyOf({ titleEn: title, titlePl: title })], language).subject;

  it.each([
    ["Rain on the sill", "Rain on the sill"],
    ["Rain\r\nBcc: everybody@example.org", "Rain Bcc: everybody@example.org"],
    ["  A\tcat\u2028and\u0000 \u202ea \u2066door\u2069 ", "A cat and a door"],
    ["🐱✨ The cat 👩‍👩‍👧 and 1 door ❤️🇵🇱", "The cat and 1 door"],
    ["🐱", "Mruk"],
    [`${"cat ".repeat(30)}`, `${"cat ".repeat(19)}cat…`.replace("cat cat…", "cat…")],
    ["x".repeat(200), `${"x".repeat(79)}…`],
  ])("of %j is one short line", (title, expected) => {
    expect(subject(title)).toBe(expected);
    expect([...subject(title)].length).toBeLessThanOrEqual(80);
  });

  it("is set as Polish is, also where it is cut", () => {
    expect(subject("Kot w oknie i o zmroku", "pl")).toBe("Kot w\u00a0oknie i\u00a0o\u00a0zmroku");
    expect(subject(`${"Kot siedzi w oknie ".repeat(9)}`, "pl")).toMatch(/^Kot siedzi w\u00a0oknie .*\p{L}…$/u);
  });
});

describe("hostile words", () => {
  const hostile = [
    `</td></table><script>alert(1)</script><img src=x onerror="alert(1)">`,
    `"' onload='x' {{unsubscribe}} %unsubscribe% $& $1 $' \${links.preferences}`,
    "]]> --> <![endif]--> <!--[if mso]> &lt;b&gt; &#60;",
    "\u202egnihtyna \u2066\u200f\u0007\u001b[31m\u0000\ud800",
  ];
  /** Characters that have no place in a letter, other than line breaks. */
  const unseen = /[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u;
  it.each(hostile)("stay words: %j", (words) => {
    const fields = { titleEn: words, excerptEn: words, imageAlt: words, category: "x" };
    const stories = [...three.slice(0, 2), storyOf({ ...fields, ...program })];
    const { html, text } = filled(stories);
    const shape = (of: string) => of.match(/<\/?[a-z!][a-z0-9]*/gi);
    expect(shape(html)).toEqual(shape(filled().html));
    expect(attributes(html, "a", "href").filter((href) => href === links.unsubscribe)).toHaveLength(1);
    expect(attributes(html, "a", "href").filter((href) => href === links.preferences)).toHaveLength(1);
    expect(text.split(links.unsubscribe)).toHaveLength(2);
    for (const form of [html, text]) expect(form).not.toMatch(unseen);
    expect(visible(html)).toContain(words.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim());
  });

  it("in a reader's link stay a link", () => {
    const link = "https://mruk.example/?\"><script>&'";
    const { html, text } = letterOf().fill({ unsubscribe: link, preferences: link });
    expect(html).not.toContain("<script");
    expect(attributes(html, "a", "href").filter((href) => href === link)).toHaveLength(2);
    expect(text).toContain(`Unsubscribe: ${link}\n`);
  });

  it("do not make a letter so long that mail programs cut it", () => {
    const longest = (length: number) => '"'.repeat(length);
    const stories = Array.from({ length: 7 }, (_, index) =>
      storyOf({
        id: `2026-11-${14 + index}-evening`,
        imageHash,
        titleEn: longest(textLimits.title),
        excerptEn: longest(textLimits.excerpt),
        imageAlt: longest(textLimits.imageAlt),
      }),
    );
    const bytes = Buffer.byteLength(filled(stories).html);
    expect(bytes).toBeLessThan(100_000);
    expect(Buffer.byteLength(filled().html)).toBeLessThan(20_000);
  });
});

it("is rendered once, and then filled in for each reader", () => {
  const letter = letterOf();
  const [one, other] = ["a.one", "b.other"].map((token) =>
    letter.fill({ unsubscribe: `${origin}/u?token=${token}`, preferences: `${origin}/p?token=${token}` }),
  );
  expect(one?.html).toBe(other?.html.replaceAll("b.other", "a.one"));
  expect(one?.text).toBe(other?.text.replaceAll("b.other", "a.one"));
});

describe("the weekly letter", () => {
  const week = Array.from({ length: 21 }, (_, index) => {
    const date = Temporal.PlainDate.from("2026-11-15").add({ days: Math.floor((index + 1) / 3) });
    return storyOf({
      id: `${date}-${["morning", "afternoon", "evening"][(index + 1) % 3]}`,
      imageHash,
      excerptEn: "Mruk sat on the sill and looked at the rain. ".repeat(13),
      contentEn: `${"It rained, and Mruk waited. ".repeat(12)}\n\n`.repeat(8),
      ...program,
    });
  });
  const weekly = (language: "en" | "pl") => {
    const order = {
      stories: week,
      language,
      frequency: "weekly",
      date: "2026-11-22",
      origin,
      contactEmail: null,
    } as const;
    const { subject, fill } = renderLetter(order);
    return { subject, ...fill(links) };
  };

  it.each([
    ["en", "Mruk’s week: Rain on the sill, 2026-11-22-morning", "The week at Mruk’s", "on Sundays", "every morning"],
    [
      "pl",
      "Tydzień u\u00a0Mruka: Deszcz na parapecie, 2026-11-22-morning",
      "Tydzień u\u00a0Mruka",
      "w\u00a0niedzielę",
      "co rano",
    ],
  ] as const)(
    "in %s tells Sunday's story whole and leads to the twenty others",
    (language, subject, heading, when, choice) => {
      const letter = weekly(language);
      expect(letter.subject).toBe(subject);
      expect(attributes(letter.html, "img", "src")).toHaveLength(22);
      expect(visible(letter.html).match(/2026-11-\d\d-\w+/g)).toHaveLength(21);
      for (const part of [visible(letter.html), letter.text.replaceAll("\n", " ")]) {
        for (const words of [heading, when, choice]) expect(part).toContain(words);
      }
      for (const { id } of week) expect(letter.text).toContain(`/post/${id}\n`);
    },
  );

  it("stays below the length at which mail programs cut letters", () => {
    expect(Buffer.byteLength(weekly("en").html)).toBeLessThan(70_000);
  });
});
