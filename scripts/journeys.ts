// `npm run e2e`: builds the pages and tests the built product in Chromium, as `npm test` does, but only the journeys
// that you name, and with options that show why a journey fails.
import { spawnSync } from "node:child_process";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { buildWeb } from "./build-web.ts";
import { commandOf, root } from "./checks/run-program.ts";

const usage = `npm run e2e [-- NAME … --long --trace --headed]

  NAME      journeys whose file names hold it, such as results.journey; all of them unless said
  --long    the long form, which \`npm test\` leaves out: what changes seldom, and staff's work at a desk on a phone too
  --trace   keeps a trace of each, to be opened with: npx playwright show-trace FILE
  --headed  shows the browser`;

const { positionals, values } = argumentsOrEnd({
  usage,
  words: [0, 50],
  options: {
    long: { type: "boolean", default: false },
    trace: { type: "boolean", default: false },
    headed: { type: "boolean", default: false },
  },
});
await buildWeb();
const shown = [...(values.trace ? ["--trace", "on"] : []), ...(values.headed ? ["--headed"] : [])];
const program = commandOf("@playwright/test", "playwright");
const { status } = spawnSync(process.execPath, [program, "test", ...positionals, ...shown], {
  cwd: root,
  env: { ...process.env, ...(values.long && { JOURNEYS: "long" }) },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
