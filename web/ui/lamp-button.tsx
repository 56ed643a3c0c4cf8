import { LampIcon } from "./icons.tsx";
import { Tooltip } from "./tooltip.tsx";

/** Switches between the light and the dark theme. The first script answers its presses (web/app/first-paint.ts). */
export function LampButton({ label }: { label: string }) {
  return (
    <Tooltip text={label}>
      <button className="icon-btn lamp-btn" type="button" aria-label={label}>
        <LampIcon />
      </button>
    </Tooltip>
  );
}
