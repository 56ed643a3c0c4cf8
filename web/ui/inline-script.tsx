import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<"script">, "id" | "type"> & {
  /** Our own code, or JSON of `toStateJson`: nothing in it can end the element. */
  text: string;
};

/** A script or data inside the page. Browsers keep what the server sent, which is why hydration does not compare it. */
export function InlineScript({ text, ...attributes }: Props) {
  return (
    <script
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `text` is ours, or has everything escaped that could end the element
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
