import { Icon } from "#web/ui/icons.tsx";
import { AdminIcon } from "../icons.tsx";
import type { SlotWord } from "./slot-words.ts";

/** A drawing beside the word for where a slot stands. */
export function StateIcon({ word }: { word: SlotWord }) {
  switch (word) {
    case "open":
      return <AdminIcon name="plus" />;
    case "empty":
    case "deleted":
      return <AdminIcon name="dash" />;
    case "making":
      return <AdminIcon name="busy" />;
    case "ready":
      return <Icon name="check" />;
    case "substitute":
      return <AdminIcon name="book" />;
    case "waiting":
      return <AdminIcon name="eye" />;
    case "held":
      return <AdminIcon name="pause" />;
    case "approved":
      return <Icon name="clock" />;
    case "live":
      return <Icon name="done" />;
    case "failed":
    case "broken":
      return <Icon name="warning" />;
  }
}
