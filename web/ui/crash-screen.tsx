import grumpy from "#web/art/mruk-grump.webp";
import { Icon } from "./icons.tsx";

/** The whole page failed. The specification gives these words in Polish for both languages. */
export function CrashScreen() {
  return (
    <main className="crash" lang="pl">
      <img src={grumpy} width="640" height="436" alt="" />
      <h1>Oops! Coś poszło nie tak</h1>
      <p>Przepraszamy za problemy techniczne.</p>
      <button className="btn" type="button" onClick={() => location.reload()}>
        <Icon name="refresh" />
        Odśwież stronę
      </button>
    </main>
  );
}

/** Used if the document itself fails to render. */
export function LoadingDocument() {
  return (
    <html lang="en">
      <body>Loading...</body>
    </html>
  );
}
