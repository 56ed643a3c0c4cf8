import { Box, Static, Text, useAnimation, useWindowSize } from "ink";
import { planSummary, runSummary } from "../output/describe.ts";
import { durationText } from "../output/durations.ts";
import type { Finish, Progress } from "../terminal/progress.ts";
import { EntryRow, OpenRow, spinnerAt } from "./generation-rows.tsx";

type ViewProps = { progress: Progress; now: number; frame: number; columns: number; rows: number };

/** One frame of a run: ended stories stay above, the others are listed as far as there is room. */
export function GenerationView({ progress, now, frame, columns, rows }: ViewProps) {
  const { plan, open, entries, finish } = progress;
  // Five lines stay free: the space above, the count of the others, the summary, and the terminal's own last line.
  const shown = begunFirst(open).slice(0, Math.max(1, rows - 5));
  return (
    <>
      <Static items={[...entries]}>{(entry) => <EntryRow key={entry.key} entry={entry} columns={columns} />}</Static>
      <Box flexDirection="column" width={columns}>
        {finish === null && plan !== null && plan.length > 0 && (
          <Box flexDirection="column">
            {shown.map((story) => (
              <OpenRow key={story.id} story={story} now={now} frame={frame} columns={columns} />
            ))}
            {open.length > shown.length && <Text dimColor>{`  … and ${open.length - shown.length} more`}</Text>}
          </Box>
        )}
        <Summary progress={progress} now={now} frame={frame} />
      </Box>
    </>
  );
}

/** The view with a clock behind it. */
export function LiveGeneration({ progress, clock }: { progress: Progress; clock: () => number }) {
  const { frame } = useAnimation({ interval: 100, isActive: progress.finish === null });
  const { columns, rows } = useWindowSize();
  return <GenerationView progress={progress} now={clock()} frame={frame} columns={columns} rows={rows} />;
}

/** Stories that are being made come before waiting ones, since there may not be room for all. */
export function begunFirst(open: Progress["open"]): Progress["open"] {
  const hasBegun = ({ startedAt }: Progress["open"][number]) => startedAt !== undefined;
  return [...open.filter(hasBegun), ...open.filter((story) => !hasBegun(story))];
}

/** One line about the run as a whole. */
export function Summary({ progress, now, frame }: Pick<ViewProps, "progress" | "now" | "frame">) {
  const { plan, entries, finish, startedAt } = progress;
  if (finish) return <FinishLine finish={finish} milliseconds={finish.milliseconds} planned={plan ?? []} />;
  if (plan === null) return <Text dimColor>{`${spinnerAt(frame)} looking at the library`}</Text>;
  const ended = entries.filter(({ event }) => event.type !== "warning").length;
  return <Text dimColor>{`${planSummary(plan)} · ${ended} done · ${durationText(now - startedAt)}`}</Text>;
}

type FinishProps = { finish: Finish; milliseconds: number; planned: NonNullable<Progress["plan"]> };

function FinishLine({ finish, milliseconds, planned }: FinishProps) {
  if (planned.length === 0 && finish.skipped + finish.failed === 0) return <Text>{planSummary(planned)}.</Text>;
  return (
    <Text bold color={finish.failed > 0 ? "red" : "green"}>
      {`${runSummary(finish)} in ${durationText(milliseconds)}.`}
    </Text>
  );
}
