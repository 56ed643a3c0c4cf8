import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { type TimeSlot, timeSlots } from "../../api/schedule/model.ts";
import favicon from "../art/favicon.svg";
import { AboutPage } from "../features/about/about-page.tsx";
import { ContactPage } from "../features/contact/contact-page.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { PrivacyPage } from "../features/legal/privacy-page.tsx";
import { TermsPage } from "../features/legal/terms-page.tsx";
import { ConfirmPage } from "../features/newsletter/confirm-page.tsx";
import { UnsubscribePage } from "../features/newsletter/unsubscribe-page.tsx";
import { NotFoundPage } from "../features/not-found/not-found-page.tsx";
import { StoryPage } from "../features/story/story-page.tsx";
import { CrashBoundary } from "../ui/crash-boundary.tsx";
import { CrashScreen } from "../ui/crash-screen.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header } from "../ui/header.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { LanguageProvider, useLanguage } from "./language.tsx";
import { NowProvider, useNow } from "./now.tsx";
import { PageContext, type PageState, usePage } from "./page.ts";
import { type Page, readPath } from "./paths.ts";
import { useArrival } from "./sections.ts";
import { themeScript } from "./theme.ts";
import { dayAt } from "./warsaw.ts";

/** The whole document. Server and browser render it from the same state; a router stands around it. */
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
  const { page } = readPath(useLocation().pathname);
  const slot = useSlot(page);
  return (
    // The theme's script has put its class on the root before React looks at it.
    <html lang={language} data-slot={slot} suppressHydrationWarning>
      <DocumentHead />
      <body>
        <CrashBoundary fallback={<CrashScreen />}>
          <Chrome page={page} />
        </CrashBoundary>
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with everything escaped that could end the element
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  );
}

function DocumentHead() {
  const { assets } = usePage();
  const { language } = useLanguage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.fonts[language].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.styles} />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <script type="module" src={assets.script} />
    </head>
  );
}

/** A story page has the colours of its own slot, a lost one those of the night; the home page follows the hour in Warsaw. */
function useSlot(page: Page): TimeSlot {
  const { hour } = dayAt(useNow());
  if (page.name === "not-found") return "evening";
  if (page.name !== "story") return hour;
  return timeSlots.find((slot) => page.id.includes(slot)) ?? hour;
}

function Chrome({ page }: { page: Page }) {
  const { t } = useTranslation();
  useArrival();
  return (
    <>
      <a className="skip" href="#main">
        {t("site.skip")}
      </a>
      <Header />
      <Screen page={page} />
      <Footer />
      <Toaster />
    </>
  );
}

function Screen({ page }: { page: Page }) {
  switch (page.name) {
    case "home":
      return <HomePage />;
    case "story":
      return <StoryPage id={page.id} key={page.id} />;
    case "about":
      return <AboutPage />;
    case "contact":
      return <ContactPage />;
    case "privacy":
      return <PrivacyPage />;
    case "terms":
      return <TermsPage />;
    case "newsletter-confirm":
      return <ConfirmPage />;
    case "newsletter-unsubscribe":
      return <UnsubscribePage />;
    case "not-found":
      return <NotFoundPage />;
  }
}
