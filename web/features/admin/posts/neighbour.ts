/** The heading of the row below that of this heading, or else above it. */
export function neighbourOf(titleId: string): HTMLElement | null {
  const row = document.getElementById(titleId)?.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector("h3") ?? null;
}
