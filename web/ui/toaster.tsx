/** Where transient notices appear, one at a time. */
export function Toaster() {
  return null;
}
