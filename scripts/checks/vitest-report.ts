import { type Outcome, withCrash } from "./outcome.ts";

/** What we read of vitest's JSON report (jest's form). */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts vitest's report; `report` is undefined when the runner left none. */
export function countVitest(report: unknown, exitCode: number | null, output: string): Outcome {
  const files = (report as VitestReport | undefined)?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((result) => result.status === status).length;
  // A file that does not load has no tests to fail, and counts for one.
  const notLoaded = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  ).length;
  // In a file whose preparation failed the tests did not run either, but for that reason.
  const skipped = files
    .filter((file) => file.status !== "failed" || file.assertionResults.some(({ status }) => status === "failed"))
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => !["passed", "failed"].includes(status))
    .map((result) => result.fullName);
  return withCrash({ passed: count("passed"), failed: count("failed") + notLoaded, skipped, output }, exitCode);
}
