// Hot reload, in development only; must come first.
import "@vitejs/plugin-react/preamble";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import type { PageState } from "./app/page.ts";
import { newQueryClient } from "./app/queries.ts";

window.addEventListener("error", ({ error }) => console.error("Uncaught error:", error));
window.addEventListener("unhandledrejection", ({ reason }) => console.error("Unhandled rejection:", reason));

const stateJson = document.getElementById("state")?.textContent;
if (stateJson) {
  const page = JSON.parse(stateJson) as PageState;
  const queries = newQueryClient(page.answers);
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserRouter>
        <App page={page} stateJson={stateJson} queries={queries} />
      </BrowserRouter>
    </StrictMode>,
  );
} else {
  console.error("The page carries no state to come alive from.");
}
