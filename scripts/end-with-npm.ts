/**
 * Ends this process as SIGTERM does, as soon as the npm that started it has ended: by SIGHUP and SIGKILL npm ends without a word to what
 * it runs. Without npm it does nothing.
 *
 * npm passes SIGTERM and SIGINT on, but to its shell, which then leaves behind what it runs, or waits for it. So scripts begin with
 * `exec`, which puts the program into the place of the shell; Windows does not know `exec`, and goes on behind the `||`.
 */
export function endWithNpm(environment: Readonly<Record<string, string | undefined>> = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
