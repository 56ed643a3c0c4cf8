import { Box, Text } from "ink";
import type { ReactNode } from "react";
import type { Problem } from "#api/health/model.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { publishingHour } from "#api/schedule/model.ts";
import type { DashboardState } from "../dashboard/controller.ts";
import type { SlotOfToday, Today } from "../dashboard/today.ts";
import { bufferText, dateText, gapText, runText, slotStateText } from "../output/dashboard-text.ts";
import { printable } from "../output/printable.ts";

/** With fewer columns, details are left out. */
const roomyColumns = 64;
const labelColumns = 10;
const narrowLabelColumns = 8;

type MarkStyle = { mark: string; color: string };
const slotStyles: Record<SlotOfToday["state"], MarkStyle> = {
  published: { mark: "✓", color: "green" },
  scheduled: { mark: "◷", color: "cyan" },
  missing: { mark: "·", color: "yellow" },
  late: { mark: "✗", color: "red" },
  broken: { mark: "✗", color: "red" },
  deleted: { mark: "–", color: "gray" },
};
const levelColors = { ok: "green", low: "yellow", empty: "red" } as const;

export function Header({ today, server, columns }: Pick<DashboardState, "today" | "server"> & { columns: number }) {
  return (
    <Box width={columns}>
      <Text bold color="magenta">
        {"Mruk  "}
      </Text>
      <Box flexGrow={1} flexShrink={1} flexBasis={0}>
        <Text wrap="truncate-end">{today ? dateText(today.now) : ""}</Text>
      </Box>
      {columns >= roomyColumns && (
        <Box flexShrink={0}>
          <Text dimColor>{server ? printable(server.url) : "no server here"}</Text>
        </Box>
      )}
    </Box>
  );
}

export function SlotRow({ slot, columns }: { slot: SlotOfToday; columns: number }) {
  const { mark, color } = slotStyles[slot.state];
  const time = `${String(publishingHour[slot.timeSlot]).padStart(2, "0")}:00`;
  const words = slotStateText[slot.state];
  return (
    <Box width={columns}>
      <Text color={color}>{`${mark} `}</Text>
      <Text>{`${slot.timeSlot.padEnd(labelColumns)} ${time}  `}</Text>
      {columns >= roomyColumns && <Text color={color}>{words.padEnd(15)}</Text>}
      <Box flexGrow={1} flexShrink={1} flexBasis={0}>
        {slot.title === null ? (
          columns < roomyColumns && <Text color={color}>{words}</Text>
        ) : (
          <Text wrap="truncate-end">{printable(slot.title)}</Text>
        )}
      </Box>
    </Box>
  );
}

type LabelledProps = { label: string; mark?: MarkStyle; columns: number; children: ReactNode };

function Labelled({ label, mark, columns, children }: LabelledProps) {
  return (
    <Box width={columns}>
      <Text color={mark?.color ?? "gray"}>{`${mark?.mark ?? " "} `}</Text>
      <Text dimColor>{`${label.padEnd(columns >= roomyColumns ? labelColumns : narrowLabelColumns)} `}</Text>
      <Box flexGrow={1} flexShrink={1} flexBasis={0}>
        <Text wrap="truncate-end">{children}</Text>
      </Box>
    </Box>
  );
}

type DayProps = { today: Today; columns: number };

export function BufferRow({ today: { buffer, now }, columns }: DayProps) {
  return (
    <Labelled label="Buffer" columns={columns} mark={{ mark: "●", color: levelColors[buffer.level] }}>
      {bufferText(buffer, now, { short: columns < roomyColumns })}
    </Labelled>
  );
}

/** Tomorrow's slots in one line, with the words of their states where there is room. */
export function TomorrowRow({ slots, columns }: { slots: readonly SlotOfToday[]; columns: number }) {
  const explained = slots.map(({ timeSlot, state }, index) => {
    // Slots side by side with one state share its words.
    const isSaid = state === "scheduled" || state === slots[index + 1]?.state;
    return isSaid ? timeSlot : `${timeSlot} ${slotStateText[state]}`;
  });
  const markedWidth = explained.map((words) => `· ${words}`).join("  ").length;
  const isRoomy = columns >= roomyColumns && markedWidth <= columns - "  ".length - labelColumns - 1;
  return (
    <Labelled label="Tomorrow" columns={columns}>
      {slots.map(({ timeSlot, state }, index) => {
        const { mark, color } = slotStyles[state];
        return (
          <Text key={timeSlot}>
            {index > 0 && "  "}
            <Text color={color}>{mark}</Text>
            {` ${isRoomy ? explained[index] : timeSlot}`}
          </Text>
        );
      })}
    </Labelled>
  );
}

/** The worst of what is wrong with the running server. */
export function HealthRow({ problems, columns }: { problems: readonly Problem[]; columns: number }) {
  const [worst, ...others] = problems;
  const color = worst === undefined ? "green" : worst.level === "alarm" ? "red" : "yellow";
  const more = others.length === 0 ? "" : ` (${others.length} more: mruk doctor)`;
  return (
    <Labelled label="Health" columns={columns} mark={{ mark: worst === undefined ? "✓" : "!", color }}>
      {worst === undefined ? "nothing is wrong" : printable(`${worst.code}${more}: ${worst.message}`)}
    </Labelled>
  );
}

/** The first slot that readers miss or will miss. */
export function GapRow({ gap, today: { buffer, now }, columns }: DayProps & { gap: NonNullable<StoryBuffer["gap"]> }) {
  return (
    <Labelled label="Gap" columns={columns} mark={{ mark: "●", color: levelColors[buffer.level] }}>
      {gapText(gap, now)}
    </Labelled>
  );
}

export function RunRow({ today: { lastRun, now }, columns }: DayProps) {
  return (
    <Labelled label="Last run" columns={columns}>
      {runText(lastRun, now, { short: columns < roomyColumns })}
    </Labelled>
  );
}

/** The first error of the last run. */
export function RunErrorRow({ message, columns }: { message: string; columns: number }) {
  return (
    <Labelled label="" columns={columns} mark={{ mark: "✗", color: "red" }}>
      {printable(message)}
    </Labelled>
  );
}

export function LikesRow({ likes, columns }: { likes: number | null; columns: number }) {
  return (
    <Labelled label="Likes" columns={columns}>
      {likes === null ? "–" : `${likes} today`}
    </Labelled>
  );
}

const keyHelp: [key: string, word: string][] = [
  ["g", "generate"],
  ["c", "check"],
  ["o", "open"],
  ["q", "quit"],
  ["r", "refresh"],
];

/** As many keys as there is room for, the most important first. */
export function HelpRow({ columns, busy }: { columns: number; busy: boolean }) {
  const possible = busy ? keyHelp.filter(([key]) => key === "o" || key === "q") : keyHelp;
  const shown: typeof keyHelp = [];
  let width = 0;
  for (const [key, word] of possible) {
    width += key.length + 1 + word.length + 2;
    if (width - 2 <= columns) shown.push([key, word]);
  }
  return (
    <Box width={columns} flexShrink={0}>
      <Text wrap="truncate-end">
        {shown.map(([key, word], index) => (
          <Text key={key}>
            {index > 0 && "  "}
            <Text bold>{key}</Text>
            <Text dimColor>{` ${word}`}</Text>
          </Text>
        ))}
      </Text>
    </Box>
  );
}
