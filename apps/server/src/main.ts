import { ConfigError, readConfig } from "./app/config.ts";
import { serve, type Serving } from "./app/serve.ts";
import { createLog } from "./lib/log.ts";
import { stopOnSignals } from "./app/signals.ts";

// The server as a program: reads the environment, listens, says where, and stops on a signal.
let serving: Serving | undefined;
stopOnSignals(() => serving);

process.on("unhandledRejection", (reason) => {
  createLog("fatal").fatal({ err: reason }, "Time/Event ends because of an error that nobody handled");
  process.exit(1);
});

try {
  const config = readConfig(process.env);
  serving = await serve({ config, clock: Date.now, say: console.error });
  console.log(welcome(serving.url));
} catch (error) {
  console.error(`Time/Event did not start.\n${error instanceof ConfigError ? error.message : reasonOf(error)}`);
  process.exit(1);
}

/** Without its stack, unless that is asked for: most failures to start are the operator's to mend, not ours. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env["LOG_LEVEL"] === "debug" ? String(error.stack) : error.message;
}

function welcome(url: string): string {
  return `
  Time/Event is running. Pages open in Thai; the switch at the top right changes to English.

    หน้าแรก · Home        ${url}/
    รายการ · Events       ${url}/register/event-list
    API                   ${url}/documentation/api

  Ctrl-C stops it.
`;
}
