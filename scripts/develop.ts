import { spawn } from "node:child_process";
import { join } from "node:path";
import { serveSource } from "../apps/web/scripts/dev/serve-source.ts";

const root = join(import.meta.dirname, "..");
const watched = [
  "apps/server/src",
  "apps/server/demo",
  "packages/contract/src",
  "packages/domain/src",
  "db/migrations",
];

/** Serves pages from their source, and starts the server again when its own is changed. Open pages follow both. */
export async function develop(): Promise<void> {
  const env = { ...process.env };
  // React's development build, whatever the person's environment says
  process.env["NODE_ENV"] = "development";
  const port = await serveSource();
  const paths = watched.map((path) => `--watch-path=${path}`);
  const args = [...paths, "--watch-preserve-output", "scripts/dev/serve.ts", String(port)];
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  const end = (signal: NodeJS.Signals) => server.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  server.once("exit", (code) => process.exit(code ?? 0));
}
