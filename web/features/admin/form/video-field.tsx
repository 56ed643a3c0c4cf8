import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { VideoOutcome } from "../../../../api/shorts/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { CallFailed, callAdmin } from "../call.ts";
import { DeedButton } from "../deed-button.tsx";
import { useWords } from "../queries.ts";
import { Field } from "./field.tsx";
import { useForm } from "./writing.ts";

/** The film's address, and for a saved post a way to have one made. */
export function VideoField() {
  const { t } = useTranslation("admin");
  const { post, changed, write } = useForm();
  const words = useWords("video");
  const { mutate, isPending } = useMutation({
    mutationFn: async (postId: string) => {
      const response = await callAdmin("/api/admin/generate-video", { ...words, method: "POST", body: { postId } });
      return (await response.json()) as Partial<VideoOutcome>;
    },
    onSuccess({ success, message, videoUrl }) {
      if (success && videoUrl) write("videoUrl", videoUrl);
      showToast({ title: t("form.video.title"), description: message || t("form.video.prepared") });
    },
    onError(error) {
      const description = error instanceof CallFailed ? error.message : words.failure;
      showToast({ kind: "destructive", title: t("panel.error"), description });
    },
  });
  const generate = () => {
    if (post && changed.length === 0) return mutate(post.id);
    showToast({ kind: "destructive", title: t("panel.error"), description: t("form.video.saveFirst") });
  };
  return (
    <Field name="videoUrl" className="w3">
      {(control) => (
        <div className={post ? "with-btn" : ""}>
          <input
            className="input"
            inputMode="url"
            autoComplete="off"
            placeholder={t("form.optional")}
            {...control}
            onChange={({ target }) => write("videoUrl", target.value)}
          />
          {post && (
            <DeedButton look="quiet" icon="short" busy={isPending} onPress={generate}>
              {t("form.video.generate")}
            </DeedButton>
          )}
        </div>
      )}
    </Field>
  );
}
