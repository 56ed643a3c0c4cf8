import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AdminIcon } from "#web/features/admin/icons.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { TextField } from "../field.tsx";
import { useForm } from "../form-state.ts";
import { acceptedTypes } from "./inspect-picture.ts";
import { usePictureShown } from "./picture-shown.ts";
import type { PictureUpload } from "./use-picture.ts";

type Props = { upload: PictureUpload; onLibrary(): void };

/** The picture's address and descriptions, its preview, and the buttons to choose another. */
export function PictureField({ upload, onLibrary }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div className="fields">
      <div className="w4 picture__texts">
        <TextField name="imageUrl" hint={t("form.picture.addressHint")} />
        <TextField name="imageAlt" lang="en" />
        <TextField name="imageAltPl" lang="pl" placeholder={t("form.optional")} />
      </div>
      <div className="w2 picture" data-dropping={upload.dropping || undefined}>
        <Shown upload={upload} />
        <Ways upload={upload} onLibrary={onLibrary} />
      </div>
    </div>
  );
}

function Shown({ upload }: { upload: PictureUpload }) {
  const { t } = useTranslation("admin");
  const { values } = useForm();
  const picture = usePictureShown(upload.shown);
  if (!picture) {
    return (
      <div className="plate plate--missing picture__none">
        <AdminIcon name="picture" />
      </div>
    );
  }
  return (
    <Plate
      key={picture.imageUrl}
      post={picture}
      alt={values.imageAlt || t("form.picture.undescribed")}
      sizes="(max-width: 760px) 90vw, 320px"
    />
  );
}

function Ways({ upload, onLibrary }: Props) {
  const { t } = useTranslation("admin");
  const { values } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const { sending, share, fault, previous } = upload;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        hidden
        aria-label={t("form.picture.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload.take(file);
          // Clears the input, so that choosing the same file again fires an event.
          target.value = "";
        }}
      />
      <div className="picture__ways">
        <Way icon="upload" onPress={() => input.current?.click()}>
          {t("form.picture.choose")}
        </Way>
        <Way icon="picture" onPress={onLibrary}>
          {t("writing.library.open")}
        </Way>
        {sending && (
          <Way icon="dash" onPress={upload.cancel}>
            {t("form.picture.stop")}
          </Way>
        )}
        {!sending && previous !== null && values.imageUrl !== previous && (
          <Way icon="history" onPress={upload.undo}>
            {t("form.picture.undo")}
          </Way>
        )}
      </div>
      {sending && <progress className="picture__progress" value={share} aria-label={t("form.picture.sending")} />}
      <div role="status" className="hint">
        {sending ? t("form.picture.sending") : previous !== null && !fault ? t("form.picture.there") : ""}
      </div>
      <div role="alert">
        {fault && (
          <p className="say say--bad">
            <Icon name="warning" />
            {"refusal" in fault ? (
              <span>{t(`form.picture.refused.${fault.refusal}`)}</span>
            ) : (
              <span lang="en">{fault.message}</span>
            )}
          </p>
        )}
      </div>
      <p className="hint">{t("form.picture.hint")}</p>
    </>
  );
}

type WayProps = { icon: "upload" | "picture" | "dash" | "history"; onPress(): void; children: ReactNode };

function Way({ icon, onPress, children }: WayProps) {
  return (
    <button className="btn btn--quiet btn--s" type="button" onClick={onPress}>
      <AdminIcon name={icon} />
      {children}
    </button>
  );
}
