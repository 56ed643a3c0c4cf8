import { Box, Text, useAnimation, useInput, useWindowSize } from "ink";
import type { ReactNode } from "react";
import type { DashboardController, DashboardState } from "../dashboard/controller.ts";
import { counted } from "../output/counted.ts";
import { printable } from "../output/printable.ts";
import { wrapped } from "../output/wrap.ts";
import {
  BufferRow,
  GapRow,
  Header,
  HealthRow,
  HelpRow,
  LikesRow,
  RunErrorRow,
  RunRow,
  SlotRow,
  TomorrowRow,
} from "./dashboard-rows.tsx";
import { EntryRow, OpenRow, spinnerAt } from "./generation-rows.tsx";
import { begunFirst, Summary } from "./generation-view.tsx";

type ViewProps = { dashboard: DashboardState; now: number; frame: number; columns: number; rows: number };

/** With fewer rows there is no room for empty lines. */
const roomyRows = 18;

/** One frame of the dashboard, within the terminal's rows and columns. */
export function DashboardView({ dashboard, now, frame, columns, rows }: ViewProps) {
  const { today, server, activity } = dashboard;
  const busy = activity === "generating" || activity === "stopping";
  const isRoomy = rows >= roomyRows;
  // The terminal's last line stays free: a frame that fills it would scroll.
  const height = Math.max(1, rows - 1);
  const gap = isRoomy ? 1 : 0;
  return (
    <Box flexDirection="column" width={columns} height={height} overflow="hidden">
      <Box flexDirection="column" flexShrink={1} overflow="hidden">
        <Header today={today} server={server} columns={columns} />
        {today === null ? (
          <Text dimColor>{dashboard.notice ? "" : `${spinnerAt(frame)} looking at the library`}</Text>
        ) : (
          <>
            <Lines gap={gap}>
              {today.slots.map((slot) => (
                <SlotRow key={slot.timeSlot} slot={slot} columns={columns} />
              ))}
            </Lines>
            <Lines gap={gap}>
              {(isRoomy || !busy) && <TomorrowRow slots={today.tomorrow} columns={columns} />}
              <BufferRow today={today} columns={columns} />
              {today.buffer.gap && <GapRow gap={today.buffer.gap} today={today} columns={columns} />}
              {(isRoomy || !busy) && <RunRow today={today} columns={columns} />}
              {(isRoomy || !busy) && today.lastRun?.error && (
                <RunErrorRow message={today.lastRun.error.message} columns={columns} />
              )}
              {(isRoomy || !busy) && server?.problems && <HealthRow problems={server.problems} columns={columns} />}
              {(isRoomy || !busy) && <LikesRow likes={server?.likes ?? today.likes} columns={columns} />}
            </Lines>
          </>
        )}
      </Box>
      <Box
        flexDirection="column"
        flexGrow={1}
        flexShrink={1}
        flexBasis={0}
        overflow="hidden"
        marginTop={gap}
        justifyContent={busy ? "flex-end" : "flex-start"}
      >
        <ActivityRows dashboard={dashboard} now={now} frame={frame} columns={columns} />
      </Box>
      <HelpRow columns={columns} busy={busy} />
    </Box>
  );
}

function Lines({ gap, children }: { gap: number; children: ReactNode }) {
  return (
    <Box flexDirection="column" flexShrink={0} marginTop={gap}>
      {children}
    </Box>
  );
}

/** The present activity or its result. Lines keep their height: those that do not fit are cut off, not squeezed. */
function ActivityRows({ dashboard, now, frame, columns }: Omit<ViewProps, "rows">) {
  const { activity, progress, report, notice } = dashboard;
  return (
    <Box flexDirection="column" flexShrink={0} width={columns}>
      {notice && (
        <Box flexDirection="column" flexShrink={0}>
          <Text {...(notice.isBad && { color: "red" })}>{wrapped(printable(notice.text), columns)}</Text>
          {notice.hint && <Text dimColor>{wrapped(printable(notice.hint), columns)}</Text>}
        </Box>
      )}
      {progress && (
        <Box flexDirection="column" flexShrink={0}>
          {/* The result comes first: there may be no room for all entries. */}
          {progress.finish !== null && <Summary progress={progress} now={now} frame={frame} />}
          {progress.entries.map((entry) => (
            <EntryRow key={entry.key} entry={entry} columns={columns} />
          ))}
          {progress.finish === null &&
            begunFirst(progress.open)
              .filter(({ startedAt }) => startedAt !== undefined)
              .map((story) => <OpenRow key={story.id} story={story} now={now} frame={frame} columns={columns} />)}
          {progress.finish === null && (activity === "generating" || activity === "stopping") && (
            <Summary progress={progress} now={now} frame={frame} />
          )}
        </Box>
      )}
      {activity === "checking" && report === null && <Text dimColor>{`${spinnerAt(frame)} reading the library`}</Text>}
      {report && <Report report={report} columns={columns} />}
    </Box>
  );
}

function Report({
  report: { stories, faults },
  columns,
}: {
  report: NonNullable<DashboardState["report"]>;
  columns: number;
}) {
  const count = counted(stories, "story", "stories");
  if (faults.length === 0) return <Text color="green">{`${count} can be read, no faults.`}</Text>;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Text color="red">{`${count}, ${counted(faults.length, "fault")} (mruk check)`}</Text>
      {faults.map(({ path, line, reason }) => (
        <Text key={`${path} ${line} ${reason}`} wrap="truncate-end">
          {printable(`${line === undefined ? path : `${path}:${line}`}: ${reason}`).slice(0, columns * 2)}
        </Text>
      ))}
    </Box>
  );
}

/** The dashboard with a clock and a keyboard behind it. */
export function LiveDashboard({ controller, clock }: { controller: DashboardController; clock: () => number }) {
  const { columns, rows } = useWindowSize();
  const dashboard = controller.state();
  const { frame } = useAnimation({ interval: 100, isActive: dashboard.activity !== null });
  useInput((input, key) => {
    if (key.escape) controller.press("escape");
    else if (key.ctrl) controller.press(`ctrl-${input}`);
    else if (!key.meta) controller.press(input.toLowerCase());
  });
  return <DashboardView dashboard={dashboard} now={clock()} frame={frame} columns={columns || 80} rows={rows || 24} />;
}
