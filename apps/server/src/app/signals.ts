import { readFileSync } from "node:fs";

/** Under npm, Ctrl-C arrives twice: from the terminal, and again from npm. Both mean one request to stop. */
const sameWishMs = 500;

/**
 * Stops in good order on SIGTERM and SIGINT and exits with 0; a later signal exits at once. Parts that are not running
 * yet need no order: they end with the process.
 *
 * @param running returns what must be stopped, once it runs
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
 * Stops this process once npm is gone. npm runs its scripts in a shell, which dies of a SIGTERM without passing it on,
 * and which survives an npm that is killed: in both cases nobody would be left to stop us.
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

/** Our parent and, if that is the shell of a script, its parent. Whoever started npm may end: we need not. */
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
