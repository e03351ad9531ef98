// `npm run bench -- NAME …` runs bench/NAME.bench.ts; without a name it says which there are. A bench exports nothing:
// it measures when it is loaded, in a process of its own, and prints its ratio.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

const names = globSync("*.bench.ts", { cwd: import.meta.dirname })
  .map((file) => file.replace(".bench.ts", ""))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));

if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no bench ${unknown.join(", ")}.`);
  console.log(`npm run bench -- NAME …\n${names.map((name) => `  ${name}`).join("\n") || "  (no bench yet)"}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

for (const name of wanted) {
  const { status } = spawnSync(process.execPath, ["--expose-gc", join(import.meta.dirname, `${name}.bench.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
