let element: HTMLAudioElement | undefined;

/** The one element that plays the files of all stories. */
export function sound(): HTMLAudioElement {
  element ??= new Audio();
  return element;
}

/** To be called by a press: Safari lets a page sound later only what it has begun to use during one. */
export function readySound(): void {
  sound().load();
  if ("speechSynthesis" in window) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}
