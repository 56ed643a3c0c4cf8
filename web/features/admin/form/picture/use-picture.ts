import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { pictureAddress } from "#api/images/model.ts";
import { keysOf } from "#api/platform/keys-of.ts";
import type { AdminPostCard } from "#api/stories/model.ts";
import { useFailureText } from "#web/features/admin/failure-words.ts";
import type { Values } from "#web/features/admin/fields.ts";
import { joinSentences } from "#web/features/admin/join-sentences.ts";
import { type FormState, pick } from "../form-state.ts";
import { inspectPicture, type PictureRefusal } from "./inspect-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

/** A copy of the picture of a story in the library; with its descriptions, if these are wanted too. */
export type ChosenPicture = { imageUrl: string; post: AdminPostCard; withTexts: boolean };

/** The error of an upload: found here, or the server's message. */
export type PictureFault = { refusal: PictureRefusal } | { message: string };

/** Handlers for the element that accepts dropped and pasted pictures. */
function useDropping(take: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  return {
    dropping,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const file = event.clipboardData.files[0];
        // Programs often put a picture of copied text beside it: then the text is meant.
        if (!file || event.clipboardData.types.includes("text/plain")) return;
        event.preventDefault();
        take(file);
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false);
      },
      onDrop(event: DragEvent) {
        setDropping(false);
        const file = event.dataTransfer.files[0];
        if (!file) return;
        // The browser would otherwise leave the page to show the picture.
        event.preventDefault();
        take(file);
      },
    },
  };
}

type Written = Partial<Pick<Values, "imageUrl" | "imageAlt" | "imageAltPl">>;

/** Replaces the picture's fields, and can take that back; what was written since stays. */
function useReplacing({ values, write }: Pick<FormState, "values" | "write">) {
  const [change, setChange] = useState<{ before: Written; after: Written } | null>(null);
  return {
    replace(after: Written) {
      setChange({ before: pick(values, keysOf(after)), after });
      for (const [name, text] of entriesOf(after)) write(name, text);
    },
    /** The address before the change; null if nothing was changed. */
    previous: change?.before.imageUrl ?? null,
    undo() {
      if (change === null) return;
      for (const [name, text] of entriesOf(change.before)) if (values[name] === change.after[name]) write(name, text);
      setChange(null);
    },
  };
}

const entriesOf = (written: Written) =>
  keysOf(written).flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]] as const]));

/** Uploads a picture that was chosen, dropped or pasted, or takes one of the library, and shows it at once. */
export function usePicture({ values, write, setFresh, sending, setSending }: FormState) {
  const textOf = useFailureText();
  const [share, setShare] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const { replace, previous, undo } = useReplacing({ values, write });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File) {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    setFault(null);
    setShare(0);
    setSending(true);
    try {
      const inspected = await inspectPicture(file);
      if (signal.aborted) return;
      if ("refusal" in inspected) return setFault(inspected);
      setShown(inspected.thumbnail);
      const { imageUrl } = await uploadPicture(file, { signal, onProgress: setShare });
      setFresh({ imageUrl, thumbnail: inspected.thumbnail });
      replace({ imageUrl });
    } catch (error) {
      const { message, hint } = textOf(error, "picture");
      if (!signal.aborted) setFault({ message: joinSentences(message, hint) });
    } finally {
      if (running.current === attempt) {
        setShown(null);
        setSending(false);
      }
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = null;
    setShown(null);
    setSending(false);
  }

  return {
    take,
    sending,
    /** The uploaded share, 0 to 1. */
    share,
    /** The thumbnail of the picture that is being uploaded. */
    shown,
    fault,
    ...useDropping((file) => void take(file)),
    /** Cancels the upload. */
    cancel,
    choose({ imageUrl, post, withTexts }: ChosenPicture) {
      cancel();
      setFault(null);
      setFresh({ imageUrl, thumbnail: pictureAddress(post, 960) });
      const { imageAlt, imageAltPl = "" } = post;
      replace({ imageUrl, ...(withTexts && { imageAlt, imageAltPl }) });
    },
    previous,
    undo,
  };
}
export type PictureUpload = ReturnType<typeof usePicture>;
