import { type Outcome, withCrash } from "./outcome.ts";

/** The part of Playwright's JSON report that we read. */
interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
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
  const results = suites.flatMap(resultsOf);
  const passed = results.filter(({ status }) => status === "expected").length;
  const skipped = results.filter(({ status }) => status === "skipped").map(({ title }) => title);
  // "flaky" means passed at the second attempt, which counts as failed.
  const failed = results.length - passed - skipped.length + errors.length;
  return withCrash({ passed, failed, skipped, output }, exitCode);
}

function resultsOf(suite: Suite): { title: string; status: string }[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })));
  return [...own, ...(suite.suites ?? []).flatMap(resultsOf)];
}
