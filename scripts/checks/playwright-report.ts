import { type Outcome, withCrash } from "./outcome.ts";

/** What we read of Playwright's JSON report. */
interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}
interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
}

/** Counts Playwright's report, each journey once per screen it ran on; undefined when the runner left none. */
export function countPlaywright(report: unknown, exitCode: number | null, output: string): Outcome {
  const { suites = [], errors = [] } = (report as PlaywrightReport | undefined) ?? {};
  const results = suites.flatMap(resultsOf);
  const passed = results.filter(({ status }) => status === "expected").length;
  const skipped = results.filter(({ status }) => status === "skipped").map(({ title }) => title);
  // "flaky" passed at a second attempt, which is not passing.
  const failed = results.length - passed - skipped.length + errors.length;
  return withCrash({ passed, failed, skipped, output }, exitCode);
}

function resultsOf(suite: Suite): { title: string; status: string }[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })));
  return [...own, ...(suite.suites ?? []).flatMap(resultsOf)];
}
