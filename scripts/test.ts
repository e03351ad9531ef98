// `npm test`: runs every check to the end, even when one fails. `npm test -- --only lint,types` runs some. The last
// line is "N passed, N failed": each test, each journey and each check counts as one.
import { join } from "node:path";
import { argumentsOrEnd, usageExitCode } from "../apps/server/src/commands/arguments.ts";
import type { Outcome } from "./checks/outcome.ts";
import { root } from "./checks/run-program.ts";
import { scratchInMemory } from "./checks/scratch-in-memory.ts";
import { type Step, steps } from "./checks/steps.ts";
import { twoAtATime } from "./checks/two-at-a-time.ts";

const usage = `npm test [-- --only STEP,STEP]

  Runs every check there is, to the end, whatever fails on the way. Steps:
${steps.map(({ name, says }) => `    ${name.padEnd(12)}${says}`).join("\n")}`;

const { values } = argumentsOrEnd({ usage, options: { only: { type: "string" } } });

scratchInMemory();
// compiled once, what the checks start is there with two thirds of the processor's work
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node");
const chosen = chosenSteps(values.only);
const results: { step: Step; outcome: Outcome; seconds: number }[] = [];
await twoAtATime(
  chosen.filter(({ runsBeside }) => runsBeside),
  runAndTell,
);
for (const step of chosen.filter(({ runsBeside }) => !runsBeside)) await runAndTell(step);
report();

async function runAndTell(step: Step): Promise<void> {
  console.log(`\n▸ ${step.name}: ${step.says}`);
  const startedAt = performance.now();
  const outcome = await runSafely(step);
  const seconds = (performance.now() - startedAt) / 1000;
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd()}\n✗ ${step.name} failed`);
  results.push({ step, outcome, seconds });
}

function chosenSteps(only: string | undefined): readonly Step[] {
  const names = only?.split(",").map((name) => name.trim());
  const unknown = names?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(", ")}. There are ${steps.map((step) => step.name).join(", ")}.`);
    process.exit(usageExitCode);
  }
  return steps.filter((step) => names === undefined || names.includes(step.name));
}

/** A step that throws has failed; the others still run. */
async function runSafely(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, skipped: [], output };
  }
}

function report(): void {
  const row = (name: string, passed: string, failed: string, seconds: string) =>
    console.log(`${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(10)}`);
  console.log();
  row("", "passed", "failed", "seconds");
  for (const { step, outcome, seconds } of results) {
    row(step.name, String(outcome.passed), String(outcome.failed), seconds.toFixed(1));
  }
  list(
    "Not run, because this machine lacks what they need",
    results.flatMap(({ outcome }) => outcome.skipped),
  );
  list(
    "Passed only at the second try",
    results.flatMap(({ outcome }) => outcome.retried ?? []),
  );
  const sum = (of: "passed" | "failed") => results.reduce((total, { outcome }) => total + outcome[of], 0);
  if (sum("failed") > 0) process.exitCode = 1;
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
}

function list(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`\n${what}:`);
  for (const name of names) console.log(`  ${name}`);
}
