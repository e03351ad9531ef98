import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb, vite, viteBuilds } from "./build-web.ts";

const root = join(import.meta.dirname, "..");
const watched = ["apps/server/src", "packages/contract/src", "packages/domain/src", "apps/web/dist/server"];

/**
 * Serves like `npm start`. When a file changes, it builds again and restarts the server. Reload the page to see the
 * change.
 */
export async function develop(): Promise<void> {
  await buildWeb();
  for (const args of viteBuilds) void vite([...args, "--watch", "--emptyOutDir", "false"]);
  const paths = watched.map((path) => `--watch-path=${path}`);
  const server = spawn(process.execPath, [...paths, "apps/server/src/main.ts"], { cwd: root, stdio: "inherit" });
  const end = (signal: NodeJS.Signals) => server.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  server.once("exit", (code) => process.exit(code ?? 0));
}
