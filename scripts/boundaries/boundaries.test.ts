import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViolations, type Violation } from "./find-violations.ts";
import { rules } from "./rules.ts";

const repository = join(import.meta.dirname, "../..");

/** A small product that breaks no rule. The planted files below import its parts. */
const soundTree: Record<string, string> = {
  "packages/domain/package.json": `{ "name": "@time-event/domain", "type": "module", "exports": { "./*": "./src/*.ts" } }`,
  "packages/domain/src/results/rank.ts": `export const rank = 1;`,
  "packages/domain/src/cycle/a.ts": `export type A = number;`,
  "packages/domain/src/cycle/b.ts": `import type { A } from "./a.ts";\nexport const b: A = 1;`,
  "packages/domain/src/results/rank.test.ts": `import { test } from "vitest";\ntest("rank", () => {});`,
  "packages/contract/package.json": `{ "name": "@time-event/contract", "type": "module", "exports": { "./*": "./src/*.ts" },
    "dependencies": { "@time-event/domain": "0", "zod": "0" } }`,
  "packages/contract/src/results.ts": `import { z } from "zod";\nimport { rank } from "@time-event/domain/results/rank";\nexport const results = z.literal(rank);`,
  "apps/server/package.json": `{ "name": "@time-event/server", "type": "module", "exports": { "./*": "./src/*.ts" },
    "dependencies": { "@time-event/contract": "0", "@time-event/domain": "0", "kysely": "0", "pg": "0" } }`,
  "apps/server/src/db/connection.ts": `import { Kysely } from "kysely";\nexport type Db = Kysely<unknown>;`,
  "apps/server/src/db/testing/given.ts": `export const given = 1;`,
  "apps/server/src/features/results/results.repository.ts": `import { sql } from "kysely";\nexport const store = sql;`,
  "apps/server/src/features/results/results.queries.ts": `import { sql } from "kysely";\nexport const list = sql;`,
  "apps/server/src/features/results/results.types.ts": `export type Row = number;`,
  "apps/server/src/features/results/results.service.ts": `import type { Db } from "../../db/connection.ts";\nimport { store } from "./results.repository.ts";\nexport const service = (db: Db) => [db, store];`,
  "apps/server/src/features/results/results.routes.ts": `import { results } from "@time-event/contract/results";\nimport { service } from "./results.service.ts";\nexport const routes = [results, service];`,
  "apps/server/src/features/passings/passings.service.ts": `import { service } from "../results/results.service.ts";\nimport { list } from "../results/results.queries.ts";\nimport type { Row } from "../results/results.types.ts";\nexport const record = (row: Row) => [row, service, list];`,
  "apps/server/src/features/passings/passings.http.test.ts": `import { sql } from "kysely";\nimport { given } from "../../db/testing/given.ts";\nexport const t = [sql, given];`,
  "apps/server/src/features/bibs/bibs.types.ts": `export type Bib = string;`,
  "apps/server/src/features/chips/chips.types.ts": `export type Chip = string;`,
  "apps/server/src/lib/mail.ts": `export const mail = 1;`,
  "apps/server/src/http/no.ts": `export const no = 1;`,
  "apps/server/src/app/compose.ts": `import { service } from "../features/results/results.service.ts";\nexport const compose = service;`,
  "apps/server/src/connector/main.ts": `import { readFile } from "node:fs/promises";\nexport const main = readFile;`,
  "apps/server/src/commands/run.ts": `import { seed } from "../../demo/seed.ts";\nexport const run = seed;`,
  "apps/server/demo/seed.ts": `import { service } from "../src/features/results/results.service.ts";\nexport const seed = service;`,
  "apps/web/package.json": `{ "name": "@time-event/web", "type": "module", "exports": { "./*": "./src/*.ts" },
    "dependencies": { "@time-event/contract": "0", "@time-event/domain": "0", "primereact": "0", "primeicons": "0" } }`,
  "apps/web/src/ui/staff/control/button.tsx": `import { Button as Prime } from "primereact/button";\nimport "primeicons/primeicons.css";\nexport const Button = Prime;`,
  "apps/web/src/lib/i18n.ts": `export const say = 1;`,
  "apps/web/src/ui/button.tsx": `import { say } from "../lib/i18n.ts";\nexport const Button = () => <b>{say}</b>;`,
  "apps/web/src/features/results/results.api.ts": `export const load = 1;`,
  "apps/web/src/features/results/results-table.tsx": `import { Button } from "../../ui/button.tsx";\nexport const ResultsTable = () => <Button />;`,
  "apps/web/src/features/results/podium.shared.tsx": `export const Podium = () => <i />;`,
  "apps/web/src/features/events/event-page.tsx": `import { load } from "../results/results.api.ts";\nimport { Podium } from "../results/podium.shared.tsx";\nexport const EventPage = () => <Podium key={load} />;`,
  "apps/web/src/app/router.tsx": `import { EventPage } from "../features/events/event-page.tsx";\nexport const router = [EventPage];`,
};

/** Files that each break exactly one rule of imports. */
const plantedImports: [rule: string, file: string, source: string][] = [
  [
    "no-cycles",
    "packages/domain/src/cycle/a.ts",
    `import { b } from "./b.ts";\nexport type A = number;\nexport const a = b;`,
  ],
  ["imports-resolve", "apps/server/src/app/lost.ts", `import { gone } from "./gone.ts";\nexport const lost = gone;`],
  ["imports-declared", "apps/web/src/app/undeclared.ts", `import { z } from "zod";\nexport const u = z;`],
  [
    "domain-imports-nothing",
    "packages/domain/src/time/io.ts",
    `import { readFileSync } from "node:fs";\nexport const io = readFileSync;`,
  ],
  [
    "contract-imports-domain-and-zod",
    "packages/contract/src/io.ts",
    `import type { Stats } from "node:fs";\nexport type Io = Stats;`,
  ],
  [
    "web-not-to-server",
    "apps/web/src/lib/leak.ts",
    `import type { Row } from "../../../server/src/features/results/results.types.ts";\nexport type Leak = Row;`,
  ],
  [
    "server-not-to-web",
    "apps/server/src/app/leak.ts",
    `import { say } from "../../../web/src/lib/i18n.ts";\nexport const leak = say;`,
  ],
  [
    "packages-not-to-apps",
    "packages/domain/src/time/up.test.ts",
    `import { say } from "../../../../apps/web/src/lib/i18n.ts";\nexport const up = say;`,
  ],
  ["server-floor-db", "apps/server/src/db/up.ts", `import { mail } from "../lib/mail.ts";\nexport const u = mail;`],
  ["server-floor-lib", "apps/server/src/lib/up.ts", `import { no } from "../http/no.ts";\nexport const u = no;`],
  [
    "server-floor-http",
    "apps/server/src/http/up.ts",
    `import type { Row } from "../features/results/results.types.ts";\nexport type U = Row;`,
  ],
  [
    "server-floor-features",
    "apps/server/src/features/results/up.ts",
    `import { compose } from "../../app/compose.ts";\nexport const u = compose;`,
  ],
  [
    "server-floor-jobs",
    "apps/server/src/jobs/up.ts",
    `import { compose } from "../app/compose.ts";\nexport const u = compose;`,
  ],
  [
    "connector-is-alone",
    "apps/server/src/connector/mail.ts",
    `import { mail } from "../lib/mail.ts";\nexport const m = mail;`,
  ],
  [
    "server-not-to-connector",
    "apps/server/src/lib/readers.ts",
    `import { main } from "../connector/main.ts";\nexport const m = main;`,
  ],
  ["server-floor-app", "apps/server/src/app/up.ts", `import { run } from "../commands/run.ts";\nexport const u = run;`],
  [
    "demonstration-beside-product",
    "apps/server/src/features/results/demo.ts",
    `import { seed } from "../../../demo/seed.ts";\nexport const d = seed;`,
  ],
  // there is no cycle between files: only the folders need each other
  [
    "no-feature-loops",
    "apps/server/src/features/bibs/bibs.service.ts",
    `import type { Chip } from "../chips/chips.types.ts";\nexport const bibs: Chip[] = [];`,
  ],
  [
    "no-feature-loops",
    "apps/server/src/features/chips/chips.service.ts",
    `import type { Bib } from "../bibs/bibs.types.ts";\nexport const chips: Bib[] = [];`,
  ],
  [
    "sql-in-repositories",
    "apps/server/src/features/results/standings.ts",
    `import { sql } from "kysely";\nexport const s = sql;`,
  ],
  ["sql-in-repositories", "apps/server/src/jobs/sweep.ts", `import pg from "pg";\nexport const sweep = pg;`],
  [
    "routes-through-service",
    "apps/server/src/features/results/a.routes.ts",
    `import { list } from "./results.queries.ts";\nexport const r = list;`,
  ],
  [
    "routes-through-service",
    "apps/server/src/features/results/b.routes.ts",
    `import type { Db } from "../../db/connection.ts";\nexport type R = Db;`,
  ],
  [
    "features-meet-by-service",
    "apps/server/src/features/passings/reach.service.ts",
    `import { store } from "../results/results.repository.ts";\nexport const r = store;`,
  ],
  [
    "web-lib-is-lowest",
    "apps/web/src/lib/up.ts",
    `import { Button } from "../ui/button.tsx";\nexport const up = Button;`,
  ],
  [
    "web-ui-knows-no-feature",
    "apps/web/src/ui/up.ts",
    `import { load } from "../features/results/results.api.ts";\nexport const up = load;`,
  ],
  [
    "web-form-kit-is-bare",
    "apps/web/src/ui/form/dressed.ts",
    `import { Button } from "../staff/control/button.tsx";\nexport const dressed = Button;`,
  ],
  [
    "web-features-not-to-app",
    "apps/web/src/features/events/up.ts",
    `import { router } from "../../app/router.tsx";\nexport const up = router;`,
  ],
  [
    "web-features-meet-by-api",
    "apps/web/src/features/events/reach.tsx",
    `import { ResultsTable } from "../results/results-table.tsx";\nexport const R = ResultsTable;`,
  ],
  [
    "prime-by-staff-kit",
    "apps/web/src/features/events/own-button.tsx",
    `import { Button } from "primereact/button";\nexport const B = Button;`,
  ],
  ["prime-by-staff-kit", "apps/web/src/app/icons.ts", `import "primeicons/primeicons.css";`],
  [
    "no-test-code-in-product",
    "apps/server/src/app/fake.ts",
    `import { given } from "../db/testing/given.ts";\nexport const fake = given;`,
  ],
];

/** Files that break a rule of `scripts/lint/house-rules.ts`, with the number of violations. */
const plantedLint: [rule: string, file: string, source: string][] = [
  ["house(no-clock-nor-dice)", "packages/domain/src/time/now-1.ts", `export const now = () => Date.now();`],
  ["house(no-clock-nor-dice)", "packages/domain/src/time/now-2.ts", `export const now = () => new Date();`],
  ["house(no-clock-nor-dice)", "packages/domain/src/time/now-3.ts", `export const now = () => performance.now();`],
  ["house(no-clock-nor-dice)", "packages/domain/src/time/dice.ts", `export const dice = () => Math.random();`],
  ["house(no-clock-of-ones-own)", "apps/server/src/features/results/now.ts", `export const now = () => Date.now();`],
  ["house(no-clock-of-ones-own)", "apps/server/src/http/now.ts", `export const now = () => new Date();`],
  ["house(no-clock-of-ones-own)", "apps/server/src/lib/now.ts", `export const clock = Date.now;`],
  ["house(no-clock-of-ones-own)", "apps/server/src/jobs/now.ts", `export const now = () => Date();`],
  ["house(no-clock-of-ones-own)", "apps/server/src/db/now.ts", `export const now = () => Date.now();`],
  [
    "house(sql-in-repositories)",
    "apps/server/src/features/results/x.service.ts",
    `export const x = (tx: { selectFrom(t: string): unknown }) => tx.selectFrom("results");`,
  ],
  [
    "house(sql-in-repositories)",
    "apps/server/src/jobs/y.ts",
    `export const y = (sql: (s: TemplateStringsArray) => unknown) => sql\`select 1\`;`,
  ],
  ["house(requests-through-client)", "apps/web/src/features/results/a.ts", `export const a = () => fetch("/api");`],
  ["house(requests-through-client)", "apps/web/src/features/results/b.ts", `export const b = window.fetch;`],
  ["house(requests-through-client)", "apps/web/src/ui/c.ts", `export const c = { send: fetch };`],
  ["house(requests-through-client)", "apps/web/src/app/d.ts", `export const d = () => navigator.sendBeacon("/api");`],
  ["house(requests-through-client)", "apps/web/src/lib/live/e.ts", `export const e = () => new EventSource("/api");`],
];

/** Files that look like violations but are allowed. */
const innocentLint: Record<string, string> = {
  "packages/domain/src/time/instant.ts": `export const day = (at: number) => new Date(at).getUTCDay() + Date.UTC(2026, 0) + Math.round(at);`,
  "apps/server/src/features/results/x.queries.ts": `export const x = (db: { selectFrom(t: string): unknown }) => db.selectFrom("results");`,
  "apps/server/src/lib/waited.ts": `export const day = (at: number) => new Date(at).getTime() + performance.now();`,
  "apps/server/src/features/results/now.test.ts": `export const now = () => Date.now();`,
  "apps/server/src/app/now.ts": `export const now = () => Date.now();`,
  "apps/web/src/lib/api/send.ts": `export const send = (url: string) => fetch(url);`,
  "apps/web/src/features/results/load.test.ts": `export const load = () => fetch("/api");`,
  "apps/web/src/features/results/list.ts": `export const list = { fetch: 1 }.fetch + EventSource.CLOSED;`,
};

let tree = "";

function plant(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${source}\n`);
  }
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "boundaries-"));
  plant({ "package.json": `{ "name": "planted", "type": "module" }`, ...soundTree });
  for (const name of ["zod", "kysely", "pg", "vitest"]) {
    plant({
      [`node_modules/${name}/package.json`]: `{ "name": "${name}", "type": "module", "exports": "./index.js" }`,
      [`node_modules/${name}/index.js`]: "export {};",
    });
  }
  plant({
    "node_modules/primereact/package.json": `{ "name": "primereact", "type": "module" }`,
    "node_modules/primereact/button.js": "export const Button = 1;",
    "node_modules/primeicons/package.json": `{ "name": "primeicons" }`,
    "node_modules/primeicons/primeicons.css": "i {}",
  });
  mkdirSync(join(tree, "node_modules/@time-event"));
  for (const name of ["domain", "contract"]) {
    symlinkSync(join(tree, "packages", name), join(tree, "node_modules/@time-event", name));
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("imports", () => {
  let before: Violation[] = [];
  let after: Violation[] = [];

  beforeAll(async () => {
    before = (await findViolations(tree)).violations;
    plant(Object.fromEntries(plantedImports.map(([, file, source]) => [file, source])));
    after = (await findViolations(tree)).violations;
  });

  test("a tree without violations passes", () => {
    expect(before).toEqual([]);
  });

  test.each(plantedImports)("%s is seen in %s, and nothing else", (rule, file) => {
    expect([...new Set(after.filter(({ from }) => from === file).map((violation) => violation.rule))]).toEqual([rule]);
  });

  test("nothing but the planted files is reported", () => {
    const planted = plantedImports.map(([, file]) => file);
    expect(after.filter(({ from }) => !planted.includes(from))).toEqual([]);
  });

  test("every rule has a planted violation and a reason", () => {
    const planted = new Set(plantedImports.map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
    expect(rules.filter(({ comment }) => comment.length < 30)).toEqual([]);
  });
});

describe("house rules of the linter", () => {
  let problems: { code: string; filename: string }[] = [];

  beforeAll(() => {
    cpSync(join(repository, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
    cpSync(join(repository, "scripts/lint"), join(tree, "scripts/lint"), { recursive: true });
    plant(Object.fromEntries(plantedLint.map(([, file, source]) => [file, source])));
    plant(innocentLint);
    const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
    const run = spawnSync(process.execPath, [oxlint, "--format=json", "."], { cwd: tree, encoding: "utf8" });
    problems = JSON.parse(run.stdout).diagnostics;
  });

  test.each(plantedLint)("%s is seen in %s, and nothing else", (rule, file) => {
    expect(problems.filter(({ filename }) => filename === file).map(({ code }) => code)).toEqual([rule]);
  });

  test.each(Object.keys(innocentLint))("%s breaks none", (file) => {
    expect(problems.filter(({ filename }) => filename === file)).toEqual([]);
  });
});
