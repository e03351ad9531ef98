// `npm run bench -- NAME …` runs bench/NAME.bench.ts; without a name it lists all benches. A bench exports nothing: it
// measures when it is loaded, in its own process, and prints its ratio.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { argumentsOrEnd, usageExitCode } from "../apps/server/src/commands/arguments.ts";

const names = globSync("*.bench.ts", { cwd: import.meta.dirname })
  .map((file) => file.replace(".bench.ts", ""))
  .sort();
const usage = `npm run bench -- NAME …

${names.map((name) => `  ${name}`).join("\n")}`;

const { positionals: wanted } = argumentsOrEnd({ usage, words: [0, names.length] });
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}.\n\n${usage}`);
  process.exit(usageExitCode);
}
if (wanted.length === 0) console.log(usage);

for (const name of wanted) {
  const { status } = spawnSync(process.execPath, ["--expose-gc", join(import.meta.dirname, `${name}.bench.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
