import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { argumentsOrEnd, pathFromPerson } from "../commands/arguments.ts";
import { BadConfig, readConfig } from "./config.ts";
import { InUse } from "./core/one-at-a-time.ts";
import { runConnector } from "./run-connector.ts";
import { startScreen } from "./screen.ts";

// The connector: talks with chip readers on this network, keeps their reads on this computer's disk and sends them to the
// server. In the repository `npm run connector`; an organiser downloads it as one file (see docs/readers.md).

const usage = `npm run connector -- [connector.json]      or, downloaded:      node time-event-connector.mjs [connector.json]

  Talks with the chip readers that the configuration names, keeps each read on this computer's disk in the folder
  connector-reads beside the configuration, and sends it to the server. Can be ended, killed and started again at any time.

  --again   sends everything that was ever read once more: after checkpoints or chips were put right. Nothing is stored twice.`;

const { positionals, values } = argumentsOrEnd({
  usage,
  words: [0, 1],
  options: { again: { type: "boolean", default: false } },
});
const path = pathFromPerson(positionals[0] ?? "connector.json");

try {
  const config = readConfig(await readFile(path, "utf8"));
  const connector = await runConnector({ config, folder: join(dirname(path), "connector-reads"), again: values.again });
  startScreen(connector.show);
  await connector.ended;
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof BadConfig) return `${path}: ${error.message}`;
  if (error instanceof InUse) {
    return `Another connector (process ${error.message}) writes into the same folder. · มีโปรแกรมนี้เปิดอยู่แล้ว`;
  }
  return (error as Error).message;
}
