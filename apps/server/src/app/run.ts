import { ConfigError, readConfig } from "./config.ts";
import { serve, type Serving } from "./serve.ts";
import { createLog } from "../lib/log.ts";
import type { PageSource } from "./page-source.ts";
import { stopOnSignals } from "./signals.ts";

/** The server as a program: listens as the environment says, tells where, and stops on a signal. */
export async function run(environment: NodeJS.ProcessEnv, pages?: PageSource): Promise<void> {
  let serving: Serving | undefined;
  stopOnSignals(() => serving);

  process.on("unhandledRejection", (reason) => {
    createLog("fatal").fatal({ err: reason }, "Time/Event ends because of an error that nobody handled");
    process.exit(1);
  });

  try {
    const config = readConfig(environment);
    serving = await serve({ config, clock: Date.now, say: console.error, pages });
    console.log(welcome(serving.url));
  } catch (error) {
    const isDebug = environment["LOG_LEVEL"] === "debug";
    console.error(
      `Time/Event did not start.\n${error instanceof ConfigError ? error.message : reasonOf(error, isDebug)}`,
    );
    process.exit(1);
  }
}

/** Without its stack, unless that is asked for: most failures to start are the operator's to mend, not ours. */
function reasonOf(error: unknown, isDebug: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return isDebug ? String(error.stack) : error.message;
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
