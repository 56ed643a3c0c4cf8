import { Box, renderToString, Text } from "ink";

/** Cuts lines at the width of the terminal. */
export function statsPage(lines: readonly string[], columns: number): string {
  return renderToString(
    <Box flexDirection="column">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once, and some are alike
        <Text key={index} wrap="truncate-end">
          {line === "" ? " " : line}
        </Text>
      ))}
    </Box>,
    { columns },
  );
}
