// The orders of pages to the service worker.

/** Bring what is kept up to date; the difference of the product's clock from the machine's is 0 but in tests. */
export type KeepOrder = { order: "keep"; clockOffset: number; pictures: boolean };
/** Delete everything that is kept, and the worker itself; the port hears when that is done. */
export type ForgetOrder = { order: "forget" };
export type Order = KeepOrder | ForgetOrder;

/** The path of the worker's script. */
export const workerAddress = "/sw.js";

/** The page whose document is made the shell of all others: it has the least of its own. */
export const shellPage = "terms";
