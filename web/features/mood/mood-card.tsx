/** The mood of a story's text in the shown language. */
export function MoodCard({ text: _text }: { text: string }) {
  return null;
}
