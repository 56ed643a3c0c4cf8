import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useFailureToast } from "../failure-words.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { useMakeVideo, useUnderWay, videoKey } from "../post-mutations.ts";
import { refreshPosts } from "../queries.ts";
import { useMay } from "../session.ts";
import { Field } from "./field.tsx";
import { useForm } from "./form-state.ts";

/** The film's address, and for a saved post a button to make a film. */
export function VideoField() {
  const { t } = useTranslation("admin");
  const { post, changed, write } = useForm();
  const mayPublish = useMay("publisher");
  const film = useMakeVideo();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationKey: videoKey(post?.id ?? ""),
    mutationFn: film,
    onSuccess({ success, message, videoUrl }) {
      if (success && videoUrl) write("videoUrl", videoUrl);
      if (success) void refreshPosts(queries);
      showToast({ title: t("form.video.title"), description: message || t("form.video.prepared") });
    },
    onError: (error) => showFailure(error),
  });
  const making = [useUnderWay(videoKey(post?.id ?? "")), useRunning(["generate-video"], post?.id ?? "")];
  const generate = () => {
    if (post && changed.length === 0) return mutate(post.id);
    showToast({ kind: "destructive", title: t("panel.error"), description: t("form.video.saveFirst") });
  };
  return (
    <Field name="videoUrl" className="w3">
      {(control) => (
        <div className={post && mayPublish ? "with-btn" : ""}>
          <input
            className="input"
            inputMode="url"
            autoComplete="off"
            placeholder={t("form.optional")}
            {...control}
            onChange={({ target }) => write("videoUrl", target.value)}
          />
          {post && mayPublish && (
            <BusyButton look="quiet" icon="short" busy={making.includes(true)} onPress={generate}>
              {t("form.video.generate")}
            </BusyButton>
          )}
        </div>
      )}
    </Field>
  );
}
