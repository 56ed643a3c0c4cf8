import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { useFailureText } from "../failure-words.ts";
import { joinSentences } from "../join-sentences.ts";
import type { FormState } from "./form-state.ts";
import { inspectPicture, type PictureRefusal } from "./inspect-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

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

/** Uploads a picture that was chosen, dropped or pasted, and shows it at once. */
export function usePicture({ values, write, setFresh, sending, setSending }: FormState) {
  const textOf = useFailureText();
  const [share, setShare] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [previous, setPrevious] = useState<string | null>(null);
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
      setPrevious(values.imageUrl);
      write("imageUrl", imageUrl);
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
    cancel() {
      running.current?.abort();
      running.current = null;
      setShown(null);
      setSending(false);
    },
    /** The address before the upload; null if there was none. */
    previous,
    undo() {
      if (previous !== null) write("imageUrl", previous);
      setPrevious(null);
    },
  };
}
export type PictureUpload = ReturnType<typeof usePicture>;
