import { useTranslation } from "react-i18next";
import { mirrors } from "#api/discovery/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Passes on the story's address in the reader's language, by the system's share sheet or the clipboard. */
export function ShareButton({ post }: { post: PublicPost }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { origin } = usePage();
  const press = async () => {
    const url = origin + pathTo({ name: "story", id: post.id }, mirrors[language]);
    // Without a connection the code for it may be missing.
    const outcome = await import("./share.ts").then(
      ({ share }) => share(textsOf(post, language).title, url),
      () => "refused" as const,
    );
    if (outcome === "copied") showToast({ title: t("story.copied"), description: url });
    if (outcome === "refused") showToast({ title: t("story.copyThis"), description: url, kind: "destructive" });
  };
  return (
    <button className="btn btn--quiet btn--s" type="button" onClick={() => void press()}>
      <Icon name="send" />
      {t("story.share")}
    </button>
  );
}
