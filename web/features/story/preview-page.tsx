import { useEffect, useRef } from "react";
import { useLanguage } from "#web/app/language.tsx";
import styles from "./preview.css?url";
import { Preview } from "./preview.tsx";

const main = { id: "main", className: "wrap", tabIndex: -1 };

/**
 * The page of a preview link. Only the server renders what it shows: nothing of it comes alive, so nothing can be counted, and readers'
 * browsers load none of its code. In the other language it is asked for anew.
 */
export default function PreviewPage() {
  useReloadInOtherLanguage();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {import.meta.env.SSR ? (
        <main {...main}>
          <Preview />
        </main>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and React leaves alone what the server wrote here
        <main {...main} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
      )}
    </>
  );
}

const nothing = { __html: "" };

function useReloadInOtherLanguage() {
  const { language } = useLanguage();
  const written = useRef(language);
  useEffect(() => {
    if (written.current !== language) window.location.reload();
  }, [language]);
}
