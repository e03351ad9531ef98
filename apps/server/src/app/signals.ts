import { readFileSync } from "node:fs";

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
 * Tells this process to stop once npm is gone. npm runs its scripts in a shell that dies of a SIGTERM without passing
 * it on, and that outlives an npm that is killed: either would leave us running with nobody to stop us.
 */
export function stopWithNpm(): void {
  const starters = whoStartedUs();
  const watch = setInterval(() => {
    if (whoStartedUs() === starters) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
}

/** Our parent and, where that is the shell of a script, its parent. Who started npm may go: it runs on without them. */
function whoStartedUs(): string {
  const parent = process.ppid;
  if (process.platform !== "linux") return String(parent);
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, "utf8").split("\0")[1] === "-c";
    if (!isShell) return String(parent);
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8"))?.[1]}`;
  } catch {
    return "gone";
  }
}
