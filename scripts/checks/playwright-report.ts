import { stripVTControlCharacters } from "node:util";
import { type Outcome, withCrash } from "./outcome.ts";

/** The part of Playwright's JSON report that we read. */
interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly Result[];
}
interface Result {
  /** "flaky": it passed only when it was tried again. */
  readonly status: "expected" | "unexpected" | "flaky" | "skipped";
  readonly projectName: string;
  /** Of each try. */
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}
interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
}

/**
 * Counts the results in Playwright's report, each journey once per screen size. `report` is undefined if the runner
 * wrote none.
 */
export function countPlaywright(report: unknown, exitCode: number | null, output: string): Outcome {
  const { suites = [], errors = [] } = (report as PlaywrightReport | undefined) ?? {};
  const journeys = suites.flatMap(journeysOf);
  const withStatus = (wanted: Result["status"]) => journeys.filter(({ status }) => status === wanted);
  const skipped = withStatus("skipped").map(({ title }) => title);
  const retried = withStatus("flaky").map(firstTryOf);
  const passed = withStatus("expected").length + retried.length;
  const failed = journeys.length - passed - skipped.length + errors.length;
  return withCrash({ passed, failed, skipped, retried, output }, exitCode);
}

type Journey = Result & Pick<Spec, "title" | "file">;

function journeysOf({ specs = [], suites = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, file, tests }) => tests.map((result) => ({ title, file, ...result })));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** Which journey it is, and the first line of what failed. */
function firstTryOf({ file, projectName, title, results }: Journey): string {
  const [why = "no error was told"] = stripVTControlCharacters(results[0]?.error?.message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return `${file} (${projectName}): ${title}: ${why}`;
}
