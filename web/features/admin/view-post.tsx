// The ways to look at a post: its public page, or the preview in the form while it waits for its hour.
import { useTranslation } from "react-i18next";
import { storyAddress } from "#api/discovery/model.ts";
import type { AdminPost } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import type { Toast } from "#web/ui/toast.ts";
import { usePanelAddress } from "./address/use-panel-address.ts";
import { BusyButton } from "./busy-button.tsx";
import { AdminIcon } from "./icons.tsx";

type Viewed = Pick<AdminPost, "id" | "publishedAt">;

/** The button of a toast that names a post. */
export function useViewAction(): (post: Viewed) => NonNullable<Toast["action"]> {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  const { open } = usePanelAddress();
  return ({ id, publishedAt }) =>
    Date.parse(publishedAt) > now
      ? { label: t("posts.preview"), press: () => open({ name: "preview", id }) }
      : { label: t("posts.view"), press: () => void window.open(storyAddress(id, language), "_blank", "noopener") };
}

/** A link to the public page, in a new tab; for a scheduled post, a button for its preview. */
export function ViewPost({ post, titleId }: { post: Viewed; titleId: string }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { open } = usePanelAddress();
  if (Date.parse(post.publishedAt) > useNow()) {
    return (
      <BusyButton
        icon="eye"
        look="quiet"
        small
        describedBy={titleId}
        onPress={() => open({ name: "preview", id: post.id })}
      >
        {t("posts.preview")}
      </BusyButton>
    );
  }
  return (
    <a
      className="btn btn--quiet btn--s"
      href={storyAddress(post.id, language)}
      target="_blank"
      rel="noopener"
      aria-describedby={titleId}
    >
      <AdminIcon name="opens" />
      {t("posts.view")}
      <span className="sr">{t("posts.newTab")}</span>
    </a>
  );
}
