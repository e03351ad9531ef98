import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./outcome.ts";
import { countPlaywright } from "./playwright-report.ts";
import { commandOf, root, runNode, type Run } from "./run-program.ts";
import { twoAtATime } from "./two-at-a-time.ts";
import { countVitest } from "./vitest-report.ts";

export interface Step {
  readonly name: string;
  readonly says: string;
  /** It writes nothing that another such step reads: two of them run at a time, before all others. */
  readonly runsBeside?: true;
  run(): Promise<Outcome>;
}

/** A program that hangs is stopped after this time. A slow machine needs two thirds of it. */
const longestMs = 20 * 60_000;

function asOneCheck(run: Run): Outcome {
  const isGood = run.exitCode === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: [], output: run.output };
}

/** One compiler run per tsconfig, two at a time: each workspace has its own environment types. */
async function checkTypes(): Promise<Outcome> {
  const configs = globSync(["tsconfig.json", "{packages,apps}/*/tsconfig*.json"], { cwd: root }).sort();
  const runs: Run[] = [];
  await twoAtATime(configs, async (config) => {
    runs.push(await runNode([commandOf("typescript", "tsc"), "--pretty", "false", "-p", config]));
  });
  const exitCode = runs.length > 0 && runs.every((run) => run.exitCode === 0) ? 0 : 1;
  return asOneCheck({ exitCode, output: runs.map((run) => run.output).join("") });
}

type Count = (report: unknown, exitCode: number | null, output: string) => Outcome;

/** Runs a test runner that writes its counts into a JSON file. `start` gets the name of the file. */
async function runReporting(count: Count, start: (report: string) => Promise<Run>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const file = join(folder, "report.json");
  try {
    const { exitCode, output } = await start(file);
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    return count(report, exitCode, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Everything that `npm test` does, in order, quick steps first. Among those that run beside each other the build is the longest
 * and keeps one core busy: last, it would leave the other one idle.
 */
export const steps: readonly Step[] = [
  {
    name: "build",
    says: "the pages, for the browser and for the server",
    runsBeside: true,
    run: async () => asOneCheck(await runNode(["scripts/build-web.ts"])),
  },
  {
    name: "format",
    says: "every file is written as Prettier writes it",
    runsBeside: true,
    run: async () => asOneCheck(await runNode([commandOf("prettier"), "--check", "--log-level=warn", "."])),
  },
  {
    name: "lint",
    says: "oxlint, with the rules that need types",
    runsBeside: true,
    run: async () => asOneCheck(await runNode([commandOf("oxlint"), "--type-aware", "--deny-warnings", "."])),
  },
  { name: "types", says: "tsc, every workspace", runsBeside: true, run: checkTypes },
  {
    name: "boundaries",
    says: "no file imports what the rules forbid",
    runsBeside: true,
    run: async () => asOneCheck(await runNode(["scripts/boundaries/check.ts"])),
  },
  {
    name: "unused",
    says: "no file, export or dependency that nothing uses",
    runsBeside: true,
    run: async () => asOneCheck(await runNode([commandOf("knip"), "--no-progress", "--no-config-hints"])),
  },
  {
    name: "tests",
    says: "rules, properties, races, HTTP on a real database",
    run: async () =>
      runReporting(countVitest, (report) =>
        runNode([commandOf("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
          limitMs: longestMs,
        }),
      ),
  },
  {
    name: "journeys",
    says: "the built product in Chromium",
    run: async () =>
      runReporting(countPlaywright, (report) =>
        runNode([commandOf("@playwright/test", "playwright"), "test", "--reporter=list,json"], {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          limitMs: longestMs,
        }),
      ),
  },
];
