import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { stopWithNpm } from "../apps/server/src/app/signals.ts";
import { buildWeb } from "./build-web.ts";
import { keepFewArenas } from "./few-arenas.ts";

// What `npm start` runs: builds the pages if they changed, then becomes the server. `--dev` follows later changes.
const startUsage = `npm start

  Builds the pages where they changed and serves http://127.0.0.1:8080. README.md lists the variables that it reads.`;
const devUsage = `npm run dev

  Serves like npm start, pages from their source, and follows what you change: open pages show it by themselves.`;

const { values } = argumentsOrEnd({
  usage: process.argv.includes("--dev") ? devUsage : startUsage,
  options: { dev: { type: "boolean", default: false } },
});
keepFewArenas();
if (process.env["npm_lifecycle_event"] !== undefined) stopWithNpm();
if (values.dev) {
  // what develops is loaded for those who do
  const { develop } = await import("./develop.ts");
  await develop();
} else {
  const ending = (signal: NodeJS.Signals) => process.exit(signal === "SIGINT" ? 130 : 143);
  process.once("SIGINT", ending).once("SIGTERM", ending);
  await buildWeb();
  process.off("SIGINT", ending).off("SIGTERM", ending);
  // the next start uses the compiled code of this one
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
  await import("../apps/server/src/main.ts");
}
