import { Flag } from "#web/ui/flags.tsx";
import { TextField } from "./field.tsx";

const languages = [
  { lang: "en", name: "English", title: "titleEn", excerpt: "excerptEn", content: "contentEn" },
  { lang: "pl", name: "Polski", title: "titlePl", excerpt: "excerptPl", content: "contentPl" },
] as const;

/** The texts of both languages, side by side; on phones one below the other. */
export function Texts() {
  return (
    <div className="pair">
      {languages.map(({ lang, name, title, excerpt, content }) => (
        <section key={lang}>
          <h3 lang={lang}>
            <Flag of={lang} />
            {name}
          </h3>
          <TextField name={title} lang={lang} counted="characters" />
          <TextField name={excerpt} lang={lang} rows={3} counted="characters" />
          <TextField name={content} lang={lang} rows={11} counted="words" />
        </section>
      ))}
    </div>
  );
}
