// Hydrates the page; evaluated once the page's modules are loading.
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { takeEarlyPresses } from "./app/early-presses.ts";
import type { PageState } from "./app/page.ts";
import { readPath } from "./app/paths.ts";
import { newQueryClient } from "./app/queries.ts";
import { App } from "./app.tsx";
import { loadAdvertising } from "./features/advertising/parts.ts";
import { loadStoryParts } from "./features/story/parts.ts";
import { loadScreen, loadScreensAhead, loadStoriesWhenIdle } from "./screens.ts";
import { CrashBoundary } from "./ui/crash-boundary.tsx";
import { LoadingDocument } from "./ui/crash-screen.tsx";

window.addEventListener("error", ({ error }) => console.error("Uncaught error:", error));
window.addEventListener("unhandledrejection", ({ reason }) => console.error("Unhandled rejection:", reason));

const stateJson = document.getElementById("state")?.textContent ?? "";
const sent: PageState = JSON.parse(stateJson);
const { pathname } = window.location;
const page = sent.isMissing ? { ...sent, emptyPath: pathname } : sent;
const queries = newQueryClient(page.answers);
loadScreensAhead();
const { page: here, prefix } = readPath(pathname);
await Promise.all([
  loadScreen(sent.isMissing ? "not-found" : here.name, prefix === "/pl" ? "pl" : page.language),
  loadAdvertising(page.site),
  loadStoryParts(window.location.search),
]);
// A transition lets readers scroll and click in between.
startTransition(() => {
  takeEarlyPresses();
  const site = (
    <StrictMode>
      <CrashBoundary fallback={<LoadingDocument />}>
        {/* While a page's code loads, the present page must go on answering. */}
        <BrowserRouter future={{ v7_startTransition: true }}>
          <App page={page} stateJson={stateJson} queries={queries} />
        </BrowserRouter>
      </CrashBoundary>
    </StrictMode>
  );
  if (sent.isShell) createRoot(document).render(site);
  else hydrateRoot(document, site);
  loadStoriesWhenIdle();
});
