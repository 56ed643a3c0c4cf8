import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { mirrors, papers, siteName } from "#api/discovery/model.ts";
import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import { useArrival } from "./app/arrival.ts";
import { useFailedLoadNotice } from "./app/chrome/failed-load-notice.ts";
import { Footer } from "./app/chrome/footer.tsx";
import { Header } from "./app/chrome/header.tsx";
import { Toaster } from "./app/chrome/toaster.tsx";
import { useEarlyPresses } from "./app/early-presses.ts";
import { firstPaintScript } from "./app/first-paint.ts";
import { LanguageProvider, useLanguage } from "./app/language.tsx";
import { NowProvider, useNow } from "./app/now.tsx";
import { PageContext, type PageState, usePage } from "./app/page.ts";
import { pageRow } from "./app/pages.ts";
import type { Page } from "./app/paths.ts";
import { usePlace } from "./app/place.ts";
import { storyQuery } from "./app/queries.ts";
import { useFirstTheme } from "./app/theme.ts";
import { dayAt } from "./app/warsaw.ts";
import favicon from "./art/favicon.svg";
import { Consent } from "./features/advertising/consent-part.tsx";
import { usePageView } from "./features/engagement/track.ts";
import { useVisit } from "./features/memory/use-visit.ts";
import { useScreen } from "./screens.ts";
import { CrashBoundary } from "./ui/crash-boundary.tsx";
import { CrashScreen } from "./ui/crash-screen.tsx";
import { InlineScript } from "./ui/inline-script.tsx";

/** The whole document. Server and browser render it from the same state, inside a router. */
export function App({ page, stateJson, queries }: { page: PageState; stateJson: string; queries: QueryClient }) {
  return (
    <PageContext value={page}>
      <QueryClientProvider client={queries}>
        <NowProvider>
          <LanguageProvider>
            <Document stateJson={stateJson} />
          </LanguageProvider>
        </NowProvider>
      </QueryClientProvider>
    </PageContext>
  );
}

function Document({ stateJson }: { stateJson: string }) {
  const { language } = useLanguage();
  const { page } = usePlace();
  const slot = useSlot(page);
  useFirstTheme();
  useEarlyPresses();
  useFailedLoadNotice();
  return (
    // The first script changes the root's class before React hydrates it.
    <html lang={language} data-slot={slot} suppressHydrationWarning>
      <DocumentHead slot={slot} />
      <body>
        <CrashBoundary fallback={<CrashScreen />}>
          {pageRow(page.name).area === "administrators" ? <AdminChrome page={page} /> : <Chrome page={page} />}
        </CrashBoundary>
        <InlineScript id="state" type="application/json" text={stateJson} />
      </body>
    </html>
  );
}

function DocumentHead({ slot }: { slot: TimeSlot }) {
  const { assets } = usePage();
  const { language } = useLanguage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {/* The script runs before the browser could load it from here. */}
      <InlineScript text={import.meta.env.SSR ? firstPaintScript() : ""} />
      {assets.fonts[language].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {assets.styles.map((styles) => (
        <link key={styles} rel="stylesheet" href={styles} />
      ))}
      {/* The first script has the chosen theme's apply instead of the system's. */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={papers.light[slot]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={papers.dark[slot]} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${mirrors[language]}/manifest.webmanifest`} />
      <link rel="alternate" type="application/atom+xml" title={siteName} href={`${mirrors[language]}/feed.xml`} />
      {/* Podcast programs read pages as the server sends them. */}
      {import.meta.env.SSR && <PodcastLink />}
      <script type="module" src={assets.script} fetchPriority="low" />
    </head>
  );
}

function PodcastLink() {
  const { podcasts } = usePage();
  const { language } = useLanguage();
  if (!podcasts?.includes(language)) return null;
  const title = `${siteName} (podcast)`;
  return <link rel="alternate" type="application/rss+xml" title={title} href={`${mirrors[language]}/podcast.xml`} />;
}

/** The slot that colours a page: the row's, the address's, the story's, or that of the hour in Warsaw. */
function useSlot(page: Page): TimeSlot {
  const { slot: now } = dayAt(useNow());
  const id = page.name === "story" ? page.id : "";
  // Once the story has loaded; its id names the slot in which it was first published.
  const { data: story } = useQuery({ ...storyQuery(id), enabled: false });
  if (page.name === "time") return page.slot;
  if (page.name !== "story") return pageRow(page.name).slot ?? now;
  return story?.timeSlot ?? timeSlots.find((slot) => id.includes(slot)) ?? now;
}

function Chrome({ page }: { page: Page }) {
  const { t } = useTranslation();
  useArrival();
  usePageView(page);
  useVisit();
  return (
    <>
      <a className="skip" href="#main">
        {t("site.skip")}
      </a>
      <Consent part="ConsentQuestion" />
      <Header />
      <Screen page={page} />
      <Footer choices={<Consent part="ConsentChoices" />} />
      <Toaster />
    </>
  );
}

/** The administrator's pages have their own header and toaster, and are not counted. */
function AdminChrome({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">
        {t("site.skip")}
      </a>
      <Screen page={page} />
    </>
  );
}

function Screen({ page }: { page: Page }) {
  const { language } = useLanguage();
  const PageScreen = useScreen(page.name, language);
  return <PageScreen key={Object.values(page).join(" ")} page={page} />;
}
