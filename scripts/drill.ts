// `npm run drill -- NAME` tries out, at full size, that nothing is lost and nothing doubled, and prints the figures.
// `npm test` runs the same in short. It works in a folder of its own and touches no other data.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectorFaults, drillConnector } from "../apps/server/src/app/testing/connector-drill.ts";
import { drillKills } from "../apps/server/src/app/testing/kill-drill.ts";
import { drillMarshal, marshalFaults } from "../apps/server/src/app/testing/marshal-drill.ts";
import { drillOrderKills, faultsOf } from "../apps/server/src/app/testing/order-kill-drill.ts";
import { drillPlaces } from "../apps/server/src/app/testing/place-drill.ts";
import { drillReplies, replyFaults } from "../apps/server/src/app/testing/reply-drill.ts";
import { drillSlipKills } from "../apps/server/src/app/testing/slip-kill-drill.ts";
import { drillSurge, surgeFaults } from "../apps/server/src/app/testing/surge-drill.ts";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { endLeftover } from "../apps/server/src/db/embedded/postmaster.ts";

interface Drill {
  /** How often, if nobody says it. */
  readonly usual: number;
  /** Runs it, prints its figures, and returns how many faults it found. */
  readonly run: (times: number, dataDir: string) => Promise<number>;
  /** The same where a guard is missing: it must find faults. */
  readonly control?: (dataDir: string) => Promise<number>;
}

const drills: Readonly<Record<string, Drill>> = {
  reads: { usual: 100, run: killReads },
  orders: {
    usual: 100,
    run: async (rounds, dataDir) =>
      tell(await drillOrderKills({ rounds, dataDir, onRound: onRound(rounds) }), faultsOf),
    control: async (dataDir) => tell(await drillOrderKills({ rounds: 1, dataDir, forgetsIds: true }), faultsOf),
  },
  slips: {
    usual: 100,
    run: async (kills, dataDir) => tell(await drillSlipKills({ kills, dataDir }), ({ faults }) => faults.length),
    control: async (dataDir) =>
      tell(await drillSlipKills({ kills: 1, dataDir, forgetsIds: true }), ({ faults }) => faults.length),
  },
  places: {
    usual: 2_000,
    run: async (buyers, dataDir) =>
      tell(await drillPlaces({ buyers, places: 137, kills: 6, dataDir }), ({ faults }) => faults.length),
    control: async (dataDir) =>
      tell(
        await drillPlaces({ buyers: 200, places: 17, kills: 0, dataDir, unguarded: true }),
        ({ faults }) => faults.length,
      ),
  },
  replies: {
    usual: 5_000,
    run: async (submits, dataDir) => tell(await drillReplies({ submits, dataDir }), replyFaults),
    control: async (dataDir) => tell(await drillReplies({ submits: 100, dataDir, forgetsIds: true }), replyFaults),
  },
  marshal: {
    usual: 2_000,
    run: async (entered, dataDir) => tell(await drillMarshal({ entered, dataDir }), marshalFaults),
    control: async (dataDir) => tell(await drillMarshal({ entered: 200, dataDir, forgets: true }), marshalFaults),
  },
  connector: {
    usual: 4_000,
    run: async (reads, dataDir) => tell(await drillConnector({ reads, kills: 20, dataDir }), connectorFaults),
    control: async (dataDir) =>
      tell(await drillConnector({ reads: 400, kills: 3, dataDir, forgets: true }), connectorFaults),
  },
  surge: {
    usual: 2_000,
    run: async (buyers, dataDir) =>
      tell(await drillSurge({ buyers, places: Math.ceil(buyers / 4), withinMs: 20_000, dataDir }), surgeFaults),
  },
  money: { usual: 3_400, run: (steps) => drillMoney(steps), control: () => drillMoney(100, { withoutLocks: true }) },
};

const usage = `npm run drill -- NAME [TIMES] [--control]

  reads     kills the server and its database in turn, TIMES times (100), while devices store reads
  orders    the same while contacts begin, change and confirm orders, and three replies of ten are cut off
  slips     the same while contacts pay, and staff verify, refuse, import statements, cancel and give money back
  places    TIMES buyers (2,000) want 137 places at once, through two servers that are killed meanwhile
  replies   TIMES submits (5,000), of which three replies of ten are cut off, and which are sent again twice at once
  marshal   TIMES entries (2,000) of a marshal whose network goes away three times and whose clock is 7 minutes wrong
  connector TIMES reads (4,000) of four makers' readers whose connections break, through a connector that is killed 20 times
  surge     TIMES people (2,000) want to enter within 20 s, past the waiting line of one server, while others read results
  money     TIMES (3,400) three moves at once of slips, decisions, refunds, statements and deadlines, in any order

  --control  leaves a guard out, TIMES times (20): the drill must find faults in 95 of 100 runs, or it proves nothing.

  Ends with 1 if something was lost, doubled or otherwise wrong; with --control, if it was not found.`;

const { positionals, values } = argumentsOrEnd({
  usage,
  words: [1, 2],
  options: { control: { type: "boolean", default: false } },
});
const drill = drills[positionals[0]!];
const times = Number(positionals[1] ?? (values.control ? 20 : drill?.usual));
if (!drill || !Number.isSafeInteger(times) || times < 1 || (values.control && !drill.control)) {
  console.error(usage);
  process.exit(2);
}
if (values.control) await findFaults(drill.control!);
else if ((await inOwnFolder((dataDir) => drill.run(times, dataDir))) > 0) process.exitCode = 1;

async function findFaults(control: NonNullable<Drill["control"]>): Promise<void> {
  let found = 0;
  for (let round = 0; round < times; round++) if ((await inOwnFolder(control)) > 0) found++;
  console.log(`without the guard: faults found in ${found} of ${times} runs`);
  if (found < times * 0.95) process.exitCode = 1;
}

async function inOwnFolder(work: (dataDir: string) => Promise<number>): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "te-drill-"));
  try {
    return await work(dataDir);
  } finally {
    await endLeftover(join(dataDir, "postgres/data"));
    await rm(dataDir, { recursive: true, force: true });
  }
}

function tell<Figures>(figures: Figures, countFaults: (figures: Figures) => number): number {
  process.stderr.write("\n");
  console.log(figures);
  return countFaults(figures);
}

/** The moves of money are a test already, which prints its figures. */
function drillMoney(steps: number, { withoutLocks = false } = {}): Promise<number> {
  const file = "apps/server/src/features/statements/money-history.http.test.ts";
  // other numbers in each run of the control
  const control = { MONEY_WITHOUT_LOCKS: "yes", MONEY_SEED: String(process.hrtime.bigint() % 1_000_000n) };
  const env = { ...process.env, MONEY_STEPS: String(steps), ...(withoutLocks && control) };
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "server", file], { env, stdio: "inherit" });
  return Promise.resolve(status ?? 1);
}

function print(what: string, timesMs: readonly number[]): void {
  if (timesMs.length === 0) return;
  const sorted = [...timesMs].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, n=${sorted.length}`);
}

function onRound(rounds: number): (round: number) => void {
  return (round) => void process.stderr.write(`\r${round + 1} of ${rounds}`);
}

async function killReads(rounds: number, dataDir: string): Promise<number> {
  const figures = await drillKills({ rounds, dataDir, onRound: onRound(rounds) });
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
  return lost + doubled + serverEnded;
}
