import { save } from "./saved.ts";

export function toggleTheme() {
  const dark = document.documentElement.classList.toggle("dark");
  save("theme", dark ? "dark" : "light");
}
