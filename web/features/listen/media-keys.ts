// The lock screen, the headset and the keyboard's media keys (Media Session API).

type Actions = { play(): void; pause(): void; step(by: -1 | 1): void; stop(): void };

export function holdMediaKeys(metadata: MediaMetadataInit, { play, pause, step, stop }: Actions) {
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  const handlers: [MediaSessionAction, () => void][] = [
    ["play", play],
    ["pause", pause],
    ["stop", stop],
    ["previoustrack", () => step(-1)],
    ["nexttrack", () => step(1)],
    ["seekbackward", () => step(-1)],
    ["seekforward", () => step(1)],
  ];
  const handle = (action: MediaSessionAction, handler: (() => void) | null) => {
    try {
      session?.setActionHandler(action, handler);
    } catch {
      // This browser does not know the action.
    }
  };
  if (session) session.metadata = new MediaMetadata(metadata);
  for (const [action, handler] of handlers) handle(action, handler);

  return {
    show(isReading: boolean) {
      if (session) session.playbackState = isReading ? "playing" : "paused";
    },
    close() {
      for (const [action] of handlers) handle(action, null);
      if (!session) return;
      session.playbackState = "none";
      session.metadata = null;
    },
  };
}
