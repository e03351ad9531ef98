// `npm run drill:kill -- 100` kills the server and its database in turn while devices store reads, and prints what was
// lost. It works in a folder of its own and touches no other data.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drillKills } from "../apps/server/src/app/testing/kill-drill.ts";
import { drillOrderKills } from "../apps/server/src/app/testing/order-kill-drill.ts";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { endLeftover } from "../apps/server/src/db/embedded/postmaster.ts";

const usage = `npm run drill:kill -- [ROUNDS] [--orders]

  Kills the server in one round and its database in the next, 100 times if you do not say how often,
  while devices store reads. Prints acknowledged writes that were lost (there must be none) and how long
  it took until writes were acknowledged again. Ends with 1 if something was lost or the server ended
  with its database.

  --orders  contacts begin, change and confirm orders meanwhile. Whoever gets no answer sends the same again.
            Ends with 1 unless every order is as its last answer said and every place is counted.`;

const { positionals, values } = argumentsOrEnd({
  usage,
  words: [0, 1],
  options: { orders: { type: "boolean", default: false } },
});
const rounds = Number(positionals[0] ?? 100);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(usage);
  process.exit(2);
}

const dataDir = await mkdtemp(join(tmpdir(), "te-drill-"));
try {
  await (values.orders ? killOrders() : killReads());
} finally {
  await endLeftover(join(dataDir, "postgres/data"));
  await rm(dataDir, { recursive: true, force: true });
}

function print(what: string, timesMs: readonly number[]): void {
  if (timesMs.length === 0) return;
  const sorted = [...timesMs].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, n=${sorted.length}`);
}

function onRound(round: number): void {
  process.stderr.write(`\r${round + 1} of ${rounds}`);
}

async function killOrders(): Promise<void> {
  const figures = await drillOrderKills({ rounds, dataDir, onRound });
  process.stderr.write("\n");
  console.log(figures);
  if (figures.differs.length + figures.wrongCounters + figures.wrongSteps > 0) process.exitCode = 1;
}

async function killReads(): Promise<void> {
  const figures = await drillKills({ rounds, dataDir, onRound });
  const { acknowledged, lost, doubled, serverEnded, refused, longestRefusalMs } = figures;
  process.stderr.write("\n");
  console.log(
    `acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, server ended with its database ${serverEnded}`,
  );
  console.log(`not acknowledged: ${[...refused].map(([status, count]) => `${count} × ${status || "cut"}`).join(", ")}`);
  console.log(`longest refusal ${longestRefusalMs.toFixed(0)} ms`);
  print("until a write after a kill of the server", figures.afterServerMs);
  print("until a write after a kill of the database", figures.afterDatabaseMs);
  print("until a write after the database's return", figures.afterReturnMs);
  if (lost + doubled + serverEnded > 0) process.exitCode = 1;
}
