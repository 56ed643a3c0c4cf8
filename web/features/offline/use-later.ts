import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that only browsers render: it loads once the page is alive; null until then, and where it could not be loaded. `load`
 * stays the same. `late` (web/ui) is for parts that the server renders as well.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then((part) => setPart(() => part), console.warn);
  }, [load]);
  return Part;
}
