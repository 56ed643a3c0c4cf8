import type { ReactNode } from "react";

export type Picture = { src: string; width: number; height: number };

/** The placeholder for missing content: a picture of the cat, a text and actions. */
export function State({
  picture,
  title,
  lang,
  level = "h3",
  tall = false,
  alert = false,
  children,
}: {
  picture: Picture;
  title: string;
  lang?: string;
  level?: "h1" | "h2" | "h3";
  tall?: boolean;
  /** Whether screen readers announce it as soon as it appears. */
  alert?: boolean;
  children?: ReactNode;
}) {
  const Title = level;
  return (
    <div className={tall ? "state state--tall" : "state"} role={alert ? "alert" : undefined}>
      <img {...picture} alt="" />
      <Title lang={lang}>{title}</Title>
      {children}
    </div>
  );
}
