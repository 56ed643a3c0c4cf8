/** The life of a post, commit by commit: what changed, and a way back. */
export function HistoryDialog(_props: { id: string; onClose(): void }) {
  return null;
}
