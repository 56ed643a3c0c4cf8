import { Box, renderToString, Text } from "ink";

/** Lines of which none is wider than the terminal. */
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
