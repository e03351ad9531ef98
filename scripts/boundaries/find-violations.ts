import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { findFeatureLoops } from "./feature-loops.ts";
import { readingOptions, resolveOptions, rules, testCode } from "./rules.ts";

/** One import that a rule of `rules.ts` forbids. Paths are from the root; `reason` is the text of the rule. */
export interface Violation {
  readonly rule: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

const noFeatureLoops =
  "A feature that needs another stands above it. In a loop, no feature can be understood, moved or removed alone. Put " +
  "what both need below both.";

const isTestCode = new RegExp(testCode);
const cruised = ["packages", "apps", "scripts", "bench", "e2e"];

/** Reads every import of the tree at `root`. Returns the forbidden imports, and the number of files read. */
export async function findViolations(root: string): Promise<{ fileCount: number; violations: Violation[] }> {
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment]));
  const forbidden = rules.map((rule) => ({ ...rule, severity: "error" as const }));
  const { output } = await cruise(
    cruised.filter((folder) => existsSync(join(root, folder))),
    { ...readingOptions, baseDir: root, validate: true, ruleSet: { forbidden } },
    resolveOptions,
  );
  if (typeof output === "string") throw new Error(`dependency-cruiser answered in text: ${output}`);
  const forbiddenImports = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    reason: reasons.get(rule.name) ?? "",
    from,
    to: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
  }));
  return { fileCount: countSources(output), violations: [...forbiddenImports, ...featureLoops(output)] };
}

/** Every import that is part of a loop of the server's features. One of them must be removed. */
function featureLoops({ modules }: ICruiseResult): Violation[] {
  const imports = modules
    .filter(({ source }) => !isTestCode.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  return findFeatureLoops(imports).flatMap((loop) =>
    loop.imports.map((tie) => ({ rule: "no-feature-loops", reason: noFeatureLoops, ...tie })),
  );
}

function countSources(result: ICruiseResult): number {
  return result.modules.filter(({ source }) => cruised.some((folder) => source.startsWith(`${folder}/`))).length;
}
