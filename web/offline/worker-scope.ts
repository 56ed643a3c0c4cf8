// The types of a service worker's global scope. TypeScript's own declarations of it clash with those of pages.

/** An event that the worker outlives until the promises are settled. */
export type LongEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type InstallEvent = LongEvent & {
  /** The ServiceWorker Static Routing API, which not every browser has. */
  addRoutes?(routes: readonly object[]): Promise<void>;
};
export type MessageEventOfWorker = LongEvent & { data: unknown; ports: readonly MessagePort[] };

export type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  /** Put in front of the script by the server (`web/server/worker-script.ts`). */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEventOfWorker) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;
