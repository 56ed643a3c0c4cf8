import { render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import type { GenerationEvent } from "#api/generation/model.ts";
import { slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { cannedRun } from "../canned-run.fixture.ts";
import { advance, progressFrom } from "../terminal/progress.ts";
import { GenerationView } from "./generation-view.tsx";

const mounted: ReturnType<typeof render>[] = [];
afterEach(() => {
  for (const view of mounted.splice(0)) view.unmount();
});

/** The frame of a terminal of this size after these events, one every 100 ms. */
function frame(events: readonly GenerationEvent[], { columns = 80, rows = 24 } = {}): string {
  const progress = events.reduce((progress, event, index) => advance(progress, event, index * 100), progressFrom(0));
  const view = render(
    <GenerationView progress={progress} now={events.length * 100} frame={0} columns={columns} rows={rows} />,
  );
  mounted.push(view);
  return view.lastFrame() ?? "";
}
const lines = (...args: Parameters<typeof frame>) => frame(...args).split("\n");

describe("the view of a run", () => {
  it("looks at the library before it knows the plan", () => {
    expect(frame([])).toBe("⠋ looking at the library");
  });

  it("has one row per story: what is done, what runs, how long, what waits", () => {
    expect(lines(cannedRun.slice(0, 4))).toEqual([
      "⠋ 2026-11-21-morning      ✓›····· text                                     0.3 s",
      "· 2026-11-21-afternoon    waiting",
      "· 2026-11-21-evening      waiting",
      "3 stories to make: 1 due, 2 ahead · 0 done · 0.4 s",
    ]);
  });

  it("names the steps where there is room for them", () => {
    const [row = ""] = lines(cannedRun.slice(0, 4), { columns: 110 });
    expect(row).toContain("✓ brief  › text  · checks  · picture  · file  · commit  · push");
  });

  it.each([60, 100])("says in %i columns why a text is written again", (columns) => {
    const id = storyIdOf({ date: "2026-11-21", timeSlot: "morning" });
    const because = "English has 5 paragraphs, Polish 4";
    const [plan] = cannedRun;
    const events: GenerationEvent[] = [
      ...(plan ? [plan] : []),
      { type: "step-finished", id, step: "brief", milliseconds: 3 },
      { type: "step-started", id, step: "text", attempt: 2, because },
    ];
    const [row = ""] = lines(events, { columns });
    expect(row).toContain("✓›····· text, second try");
    expect(row.length).toBeLessThanOrEqual(columns);
    if (columns === 100) expect(row).toContain(because);
  });

  it("leaves finished stories, skipped ones, warnings and failures standing, without what could steer the terminal", () => {
    const shown = frame(cannedRun);
    expect(shown).toMatch(/✓ 2026-11-21-morning +Rain on the Sill +a1b2c3d, pushed +1\.4 s/);
    expect(shown).toContain("– 2026-11-21-afternoon    another run made it first");
    expect(shown).toContain("! origin does not answer\n  The next run pushes.");
    expect(shown).toContain("✗ 2026-11-21-evening failed at text: The text is too short\n  Run it again.");
    expect(shown).toContain("1 story made, 1 skipped, 1 failed in 2.2 s.");
    expect(shown).not.toContain("\u0007");
  });

  it("says so when there is nothing to make", () => {
    const events: GenerationEvent[] = [
      { type: "planned", stories: [] },
      { type: "finished", published: 0, skipped: 0, failed: 0 },
    ];
    expect(frame(events)).toBe("Nothing to make: every slot has its story.");
  });

  it.each([
    [80, 24],
    [120, 12],
    [40, 10],
  ])("stays within a terminal of %i columns and %i rows, however many stories there are", (columns, rows) => {
    const stories = slotsOfDays("2026-11-21", 366).map((slot) => ({
      id: storyIdOf(slot),
      timeSlot: slot.timeSlot,
      publishedAt: `${slot.date}T08:00:00+01:00`,
      reason: "asked" as const,
    }));
    const [first] = stories;
    const shown = lines(
      [
        { type: "planned", stories },
        { type: "step-started", id: first?.id ?? storyIdOf({ date: "", timeSlot: "morning" }), step: "brief" },
      ],
      { columns, rows },
    );
    expect(shown.length).toBeLessThan(rows);
    expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(shown.join("\n")).toMatch(/… and 1\d{3} more/);
  });
});
