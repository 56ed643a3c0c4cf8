import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { CallFailed } from "../call.ts";
import { useFailureTexts } from "../queries.ts";
import type { FormState } from "./form-state.ts";
import { inspectPicture, type PictureRefusal } from "./inspect-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

/** What was wrong with a picture: seen here, or in the server's words. */
export type PictureFault = { refusal: PictureRefusal } | { message: string };

/** A picture that comes with the post: chosen, dropped or pasted, shown at once and sent right away. */
export function usePicture({ values, write, setFresh, sending, setSending }: FormState) {
  const failureTexts = useFailureTexts("picture");
  const [share, setShare] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [previous, setPrevious] = useState<string | null>(null);
  const [dropping, setDropping] = useState(false);
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
      const { imageUrl } = await uploadPicture(file, { ...failureTexts, signal, onProgress: setShare });
      setFresh({ imageUrl, thumbnail: inspected.thumbnail });
      setPrevious(values.imageUrl);
      write("imageUrl", imageUrl);
    } catch (error) {
      if (!signal.aborted)
        setFault({ message: error instanceof CallFailed ? faultMessage(error) : failureTexts.failure });
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
    /** How much of it has been sent, 0 to 1. */
    share,
    /** What is on its way, to be looked at. */
    shown,
    fault,
    dropping,
    /** Gives up what is on its way. */
    cancel() {
      running.current?.abort();
      running.current = null;
      setShown(null);
      setSending(false);
    },
    /** The address that stood there before the picture came; null where none came. */
    previous,
    undo() {
      if (previous !== null) write("imageUrl", previous);
      setPrevious(null);
    },
    /** For the element into which pictures may be dropped and pasted. */
    handlers: {
      onPaste(event: ClipboardEvent) {
        const file = event.clipboardData.files[0];
        // Programs that copy text often put a picture of it beside it: then the text is meant.
        if (!file || event.clipboardData.types.includes("text/plain")) return;
        event.preventDefault();
        void take(file);
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      },
      onDrop(event: DragEvent) {
        setDropping(false);
        const file = event.dataTransfer.files[0];
        if (!file) return;
        // Otherwise the browser would leave the page and show the picture alone.
        event.preventDefault();
        void take(file);
      },
    },
  };
}
export type PictureUpload = ReturnType<typeof usePicture>;

/** The server says what is wrong with the picture, and what to do. */
const faultMessage = ({ message, answer }: CallFailed) => [message, answer.hint].filter(Boolean).join(" ");
