import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb, vite, viteBuilds } from "./build-web.ts";

const root = join(import.meta.dirname, "..");
const watched = ["apps/server/src", "packages/contract/src", "packages/domain/src", "apps/web/dist/server"];

/** Serves like `npm start`, builds again what is changed, and starts the server again with it. Reload to see it. */
export async function develop(): Promise<void> {
  await buildWeb();
  for (const args of viteBuilds) void vite([...args, "--watch", "--emptyOutDir", "false"]);
  const paths = watched.map((path) => `--watch-path=${path}`);
  const server = spawn(process.execPath, [...paths, "apps/server/src/main.ts"], { cwd: root, stdio: "inherit" });
  const end = (signal: NodeJS.Signals) => server.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  server.once("exit", (code) => process.exit(code ?? 0));
}
