import { run } from "../../apps/server/src/app/run.ts";
import { pagesFromSource } from "./pages-from-source.ts";

// The server for who develops it: `develop.ts` starts it, and again after every change.
await run(process.env, pagesFromSource(Number(process.argv[2])));
