import { join } from "node:path";
import { findViolations } from "./find-violations.ts";
import { tableOwners } from "./table-owners.ts";
import { findTableViolations } from "./table-violations.ts";

const root = join(import.meta.dirname, "../..");
const { fileCount, violations: forbidden } = await findViolations(root);
const violations = [...forbidden, ...findTableViolations(root, tableOwners)];

for (const [reason, found] of Map.groupBy(violations, (violation) => violation.reason)) {
  console.log(`${found[0]?.rule}: ${reason}`);
  for (const { from, to } of found) console.log(`  ${from} → ${to}`);
  console.log();
}
console.log(`${fileCount} files read, ${violations.length} violations.`);
// No files read means a broken check, not a clean tree.
if (violations.length > 0 || fileCount === 0) process.exitCode = 1;
