import { type Outcome, withCrash } from "./outcome.ts";

/** The part of vitest's JSON report (in jest's format) that we read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts the results in vitest's report. `report` is undefined if the runner wrote none. */
export function countVitest(report: unknown, exitCode: number | null, output: string): Outcome {
  const files = (report as VitestReport | undefined)?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((result) => result.status === status).length;
  // A file that does not load has no tests that could fail, so it counts as one failure.
  const notLoaded = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  ).length;
  // Tests of a file whose preparation failed did not run either, but they are not skipped tests.
  const skipped = files
    .filter((file) => file.status !== "failed" || file.assertionResults.some(({ status }) => status === "failed"))
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => !["passed", "failed"].includes(status))
    .map((result) => result.fullName);
  return withCrash({ passed: count("passed"), failed: count("failed") + notLoaded, skipped, output }, exitCode);
}
