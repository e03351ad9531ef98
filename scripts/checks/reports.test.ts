import { describe, expect, test } from "vitest";
import { countPlaywright } from "./playwright-report.ts";
import { countVitest } from "./vitest-report.ts";

const assertion = (status: string, fullName = "a") => ({ status, fullName });
const file = (status: string, ...assertionResults: object[]) => ({ name: "a.test.ts", status, assertionResults });
const journey = (title: string, ...statuses: string[]) => ({
  title,
  file: "a.journey.ts",
  tests: statuses.map((status) => ({
    status,
    projectName: "th-phone",
    results: [{ error: { message: failure } }, {}],
  })),
});
const failure = "\u001b[31mError: not visible\u001b[39m\n\nLocator: …";

describe("vitest", () => {
  test("counts tests, and names tests that did not run", () => {
    const testResults = [
      file("passed", assertion("passed"), assertion("skipped", "boston")),
      file("failed", assertion("failed")),
    ];
    expect(countVitest({ testResults }, 1, "")).toMatchObject({ passed: 1, failed: 1, skipped: ["boston"] });
  });

  test("a file that does not load has failed", () => {
    const testResults = [file("passed", assertion("passed")), file("failed")];
    expect(countVitest({ testResults }, 1, "")).toMatchObject({ passed: 1, failed: 1 });
  });

  test("tests that were not run because their preparation failed are not called skipped", () => {
    const testResults = [file("failed", assertion("skipped"), assertion("skipped"))];
    expect(countVitest({ testResults }, 1, "")).toMatchObject({ passed: 0, failed: 1, skipped: [] });
  });

  test("a file whose clean-up fails after its tests passed has failed", () => {
    expect(countVitest({ testResults: [file("failed", assertion("passed"))] }, 1, "")).toMatchObject({ failed: 1 });
  });

  test("a crash has failed, whatever was counted before it", () => {
    expect(countVitest(undefined, null, "")).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ testResults: [file("passed", assertion("passed"))] }, 1, "")).toMatchObject({ failed: 1 });
  });

  test("a run without any test has failed", () => {
    expect(countVitest({ testResults: [] }, 0, "")).toMatchObject({ failed: 1 });
  });
});

describe("playwright", () => {
  test("counts each journey once per screen, at any depth of describe", () => {
    const suites = [
      { specs: [journey("enter", "expected", "unexpected")], suites: [{ specs: [journey("deep", "skipped")] }] },
    ];
    expect(countPlaywright({ suites, errors: [] }, 1, "")).toMatchObject({ passed: 1, failed: 1, skipped: ["deep"] });
  });

  test("a product that does not start has failed", () => {
    expect(countPlaywright({ suites: [], errors: [{}] }, 1, "")).toMatchObject({ passed: 0, failed: 1 });
  });

  test("a journey that passed only at the second try has passed, and is named with what failed", () => {
    expect(countPlaywright({ suites: [{ specs: [journey("enter", "flaky")] }], errors: [] }, 0, "")).toMatchObject({
      passed: 1,
      failed: 0,
      retried: ["a.journey.ts (th-phone): enter: Error: not visible"],
    });
  });

  test("a crash has failed", () => {
    expect(countPlaywright(undefined, null, "")).toMatchObject({ failed: 1 });
  });
});
