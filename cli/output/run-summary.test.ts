import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { GenerationEvent } from "#api/generation/model.ts";
import { takeAway } from "#api/platform/planted-secrets.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { cannedRun, streamOf } from "../canned-run.fixture.ts";
import { summaryOf } from "./run-summary.ts";
import { withSummaryFile } from "./summary-file.ts";

const id = StoryId.parse("2026-11-21-morning");
const published = (more: Partial<Extract<GenerationEvent, { type: "story-published" }>>): GenerationEvent => ({
  type: "story-published",
  id,
  titleEn: "Rain on the Sill",
  titlePl: "Deszcz na parapecie",
  publishedAt: "2026-11-21T08:00:00+01:00",
  commit: "a1b2c3d",
  pushed: true,
  ...more,
});
const pictureAt = (story: string, commit: string) => `https://github.com/ola/mruk/raw/${commit}/${story}.webp`;

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "mruk-summary-"));
  onTestFinished(() => takeAway(folder));
  return join(folder, "summary.md");
}

describe("the summary of a run", () => {
  it("shows each story with its picture, both titles, its slot and its cost", () => {
    const events = [published({ costUsd: 0.0412 }), { type: "finished", published: 1, skipped: 0, failed: 0 } as const];
    expect(summaryOf(events, { pictureAt })).toBe(
      [
        "### 1 story made",
        "",
        "|  | Story | Readers get it (Warsaw) | Cost |",
        "| --- | --- | --- | --- |",
        `| <img src="https://github.com/ola/mruk/raw/a1b2c3d/${id}.webp" width="150" alt=""> | **Rain on the Sill**<br>Deszcz na parapecie<br>\`${id}\` | 2026-11-21 08:00 | $0.0412 |`,
        "",
      ].join("\n"),
    );
  });

  it("shows no picture that is not at the remote, and says so", () => {
    const summary = summaryOf([published({ pushed: false })], { pictureAt });
    expect(summary).not.toContain("<img");
    expect(summary).toContain("not pushed");
  });

  it("names what failed, what deserves notice and what was there, with what to do", () => {
    const summary = summaryOf(cannedRun);
    expect(summary).toContain("### 1 story made&#44; 1 skipped&#44; 1 failed");
    expect(summary).toContain("failed at text&#58; The text is too short<br>Run it again&#46;");
    expect(summary).toContain("origin does not answer<br>The next run pushes&#46;");
    expect(summary).toContain("another run made it first");
  });

  it("is one line where every slot has its story", () => {
    const finished = { type: "finished", published: 0, skipped: 0, failed: 0 } as const;
    const summary = summaryOf([{ type: "planned", stories: [] }, finished]);
    expect(summary).toBe("### Nothing to make&#58; every slot has its story\n");
  });

  it("is the plan where only a plan was asked for", () => {
    const summary = summaryOf(cannedRun.slice(0, 1), { planOnly: true });
    expect(summary).toContain("### 3 stories to make&#58; 1 due&#44; 2 ahead");
    expect(summary.match(/^- /gm)).toHaveLength(3);
  });

  it.each([
    "a | b",
    "a\n| --- | b",
    "a\r\n\r\n# Heading",
    "<script>alert(1)</script><!--",
    "![x](https://example.org/x.png) [y](javascript:alert(1))",
    "`code` **bold** ~~gone~~ &lt;b&gt;",
    "\u001b[31mred\u202egnp.exe",
    "www.example.org ::error::x ##[error]x",
  ])("keeps a table of four columns and no markup with the title %j", (title) => {
    const summary = summaryOf([published({ titleEn: title, titlePl: title })], { pictureAt });
    const rows = summary.split("\n").filter((line) => line.startsWith("|"));
    expect(rows).toHaveLength(3);
    expect(rows[2]?.match(/\|/g)).toHaveLength(5);
    const cell = rows[2]?.split(" | ")[1] ?? "";
    const text = cell.replace(/^\*\*|\*\*<br>|<br>`[\d-]+-morning`$/g, "");
    expect(text).toMatch(/^(?:[\p{L}\p{N}\s]|&#\d{2,3};)+$/u);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(summary).not.toMatch(/[\u0000-\u0009\u001b\u202e]/);
  });
});

describe("the summary file", () => {
  it("says what ended a run before its time, which still ends the command", async () => {
    async function* broken() {
      yield* streamOf(cannedRun.slice(0, 1));
      throw new Error("the disk | is gone");
    }
    const path = temporaryFile();
    const events = withSummaryFile(broken(), path, { onFault: expect.unreachable });
    const reading = (async () => {
      for await (const _ of events);
    })();
    await expect(reading).rejects.toThrow("the disk | is gone");
    expect(readFileSync(path, "utf8")).toContain("The run ended&#58; the disk &#124; is gone");
  });
});
