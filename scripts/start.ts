import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { stopWithNpm } from "../apps/server/src/app/signals.ts";
import { buildWeb } from "./build-web.ts";
import { develop } from "./develop.ts";

// What `npm start` runs: builds the pages where they changed, then becomes the server. `--dev` keeps at it.
if (process.env["npm_lifecycle_event"] !== undefined) stopWithNpm();
if (process.argv.includes("--dev")) {
  await develop();
} else {
  const ending = (signal: NodeJS.Signals) => process.exit(signal === "SIGINT" ? 130 : 143);
  process.once("SIGINT", ending).once("SIGTERM", ending);
  await buildWeb();
  process.off("SIGINT", ending).off("SIGTERM", ending);
  // the next start finds the server's code compiled
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
  await import("../apps/server/src/main.ts");
}
