/** Ctrl-C reaches us twice under npm: from the terminal, and passed on by npm. That is one wish, not impatience. */
const sameWishMs = 500;

/**
 * Stops in good order on SIGTERM and SIGINT and exits with 0; a later signal exits at once. What is not yet running
 * needs no order: its parts end with the process.
 *
 * @param running gives what is to be stopped, once it runs
 */
export function stopOnSignals(running: () => { stop: () => Promise<void> } | undefined): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (firstAt !== undefined) {
      if (now - firstAt > sameWishMs) process.exit(1);
      return;
    }
    firstAt = now;
    const server = running();
    if (!server) process.exit(0);
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/**
 * Tells this process to stop once the one that started it is gone. npm runs its scripts in a shell that dies of a
 * SIGTERM without passing it on, which would leave us running with nobody to stop us.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
}
