import { join } from "node:path";
import { findViolations } from "./find-violations.ts";

const { fileCount, violations } = await findViolations(join(import.meta.dirname, "../.."));

for (const [reason, found] of Map.groupBy(violations, (violation) => violation.reason)) {
  console.log(`${found[0]?.rule}: ${reason}`);
  for (const { from, to } of found) console.log(`  ${from} → ${to}`);
  console.log();
}
console.log(`${fileCount} files read, ${violations.length} forbidden imports.`);
// None read is a broken check, not a clean tree.
if (violations.length > 0 || fileCount === 0) process.exitCode = 1;
