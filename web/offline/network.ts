// The time that the network may take before what is kept is shown instead.

/** In milliseconds. */
const patience = { usually: 3000, whileItHangs: 200 };
const hangsFor = 30_000;

/** A proxy answers so while the server is away. */
const isAway = ({ status }: Response) => [502, 503, 504].includes(status);

/** Finds what is kept: at once, while the network may still answer, or because it has failed. */
type Kept = (why: "late" | "failed") => Promise<Response | undefined>;

export function openNetwork() {
  let hangsUntil = 0;
  let active = 0;
  let whenQuiet: (() => void)[] = [];

  function noteEnd() {
    active--;
    if (active > 0) return;
    const resolvers = whenQuiet;
    whenQuiet = [];
    for (const resolve of resolvers) resolve();
  }

  /** Notes whether the network answers, and when a page's request is over. */
  function follow(request: Promise<Response>, asksNetwork: boolean) {
    active++;
    request.then(() => {
      if (asksNetwork) hangsUntil = 0;
      noteEnd();
    }, noteEnd);
  }

  async function inTheEnd(request: Promise<Response>, kept: Kept): Promise<Response> {
    const response = await request.catch(() => null);
    if (response && !isAway(response)) return response;
    return (await kept("failed")) ?? request;
  }

  return {
    /**
     * The network's response. What is kept is taken in its place where the network fails or is late; where nothing is kept, the network
     * has all the time that the browser gives it. What the browser's own cache may answer says nothing of the network.
     */
    async orKept(request: Promise<Response>, find: Kept, { asksNetwork = true } = {}): Promise<Response> {
      // A storage that is out of order must not take the network's response away.
      const kept: Kept = (why) =>
        find(why).catch((error) => void console.warn("What is kept could not be read:", error));
      follow(request, asksNetwork);
      const limit = Date.now() < hangsUntil ? patience.whileItHangs : patience.usually;
      const end = inTheEnd(request, kept);
      const outcome = await Promise.race([end, later(limit)]);
      if (outcome !== "late") return outcome;
      hangsUntil = Date.now() + hangsFor;
      return (await kept("late")) ?? end;
    },

    /** Resolves once no page is waiting for the network. */
    async quiet(): Promise<void> {
      if (active > 0) await new Promise<void>((resolve) => whenQuiet.push(resolve));
    },
  };
}

export type Network = ReturnType<typeof openNetwork>;

const later = (milliseconds: number) =>
  new Promise<"late">((resolve) => setTimeout(() => resolve("late"), milliseconds));
