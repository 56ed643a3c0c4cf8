import asleep from "#web/art/mruk-sleep.webp";
import { State } from "#web/ui/state.tsx";

/** In place of stories where there are none. */
export const Empty = ({ title }: { title: string }) => (
  <State picture={{ src: asleep, width: 720, height: 379 }} title={title} level="h2" />
);
