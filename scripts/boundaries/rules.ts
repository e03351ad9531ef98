// Who may import whom. Each rule says why; `boundaries.test.ts` plants a violation of each and sees it caught.
// See docs/decisions/0003-boundaries.md.
import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from "dependency-cruiser";

const product = "^(packages|apps)/[^/]+/(src|demo)/";
export const testCode = "\\.test(-support)?\\.tsx?$|/testing/";
const serverFeature = "^apps/server/src/features/([^/]+)/";
const webFeature = "^apps/web/src/features/([^/]+)/";

type Rule = IForbiddenRuleType & { name: string; comment: string };

/** Of the server, from the ground up; `main.ts` and the commands stand on the roof. */
const serverFloors = ["db", "lib", "http", "features", "jobs", "app"];

function notAbove(floor: string): Rule {
  const above = [...serverFloors.slice(serverFloors.indexOf(floor) + 1), "commands", "main\\.ts"];
  return {
    name: `server-floor-${floor}`,
    comment:
      "main → app → jobs → features → http → lib → db, never the other way: what composes the product may change " +
      "without what it composes, and the lower floors serve features that do not exist yet.",
    from: { path: `^apps/server/src/${floor}/`, pathNot: testCode },
    to: { path: `^apps/server/src/(${above.join("|")})` },
  };
}

export const rules: Rule[] = [
  {
    name: "no-cycles",
    comment:
      "In a cycle no file can be read, tested or moved alone, and which one runs first is chance. Type-only imports " +
      "count: they tie the ideas together just the same.",
    from: {},
    to: { circular: true },
  },
  {
    name: "imports-resolve",
    comment: "An import that leads nowhere fails at run time, on the path that nobody tried.",
    from: {},
    // `virtual:` modules are made by our vite plugins while the pages are built.
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
  {
    name: "imports-declared",
    comment:
      "A package that only another workspace declares is there by luck of hoisting, and leaves with that workspace's " +
      "next change. Only test and format tools are the root's, for all.",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: "^node_modules/(vitest|fast-check|prettier)/" },
  },
  {
    name: "domain-imports-nothing",
    comment:
      "The rules of the race are values in, values out: they run in the server, in the browser and in a test without " +
      "set-up, and no dependency's update can change a result.",
    from: { path: "^packages/domain/src/", pathNot: testCode },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract-imports-domain-and-zod",
    comment: "Both sides load the contract: whatever it imports, a phone downloads.",
    from: { path: "^packages/contract/src/", pathNot: testCode },
    to: { pathNot: "^packages/(contract|domain)/src/|^node_modules/zod/" },
  },
  {
    name: "web-not-to-server",
    comment: "The browser knows the server by its contract only; server code in a bundle is a leak.",
    from: { path: "^apps/web/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "server-not-to-web",
    comment: "The server serves the built pages as they are; it starts and is tested without them.",
    from: { path: "^apps/server/" },
    to: { path: "^apps/web/" },
  },
  {
    name: "packages-not-to-apps",
    comment: "The apps stand on the packages; the other way round there would be no bottom.",
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  },
  ...serverFloors.map(notAbove),
  {
    name: "demonstration-beside-product",
    comment:
      "The demonstration is a set of data and what makes it. The product runs without it; only its start and its " +
      "commands know that it is there.",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/(app|commands)/|${testCode}` },
    to: { path: "^apps/server/demo/" },
  },
  {
    name: "sql-in-repositories",
    comment:
      "Who reads *.repository.ts and *.queries.ts has seen every statement that reaches the database. Others take " +
      "`Db` and `Tx` from db/ and hand them on.",
    from: {
      path: "^apps/server/(src|demo)/",
      pathNot: `^apps/server/src/db/|\\.(repository|queries)\\.ts$|${testCode}`,
    },
    to: { path: "^node_modules/(kysely|pg|pg-[^/]+|postgres[^/]*)/" },
  },
  {
    name: "routes-through-service",
    comment: "A route translates HTTP. A rule or a query in it would be missing for every other caller.",
    from: { path: "^apps/server/src/.*\\.routes\\.ts$" },
    to: { path: "\\.(repository|queries)\\.ts$|^apps/server/src/db/" },
  },
  {
    name: "features-meet-by-service",
    comment:
      "A feature's tables and helpers are its own: others ask its service, read its queries or name its types, so " +
      "that its inside can change.",
    from: { path: serverFeature, pathNot: testCode },
    to: {
      path: serverFeature,
      pathNot: "^apps/server/src/features/$1/|\\.(service|queries|types)\\.ts$",
    },
  },
  {
    name: "web-lib-is-lowest",
    comment: "lib/ is the client, the languages, the storage: it knows no component, no feature and no page.",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/(ui|features|app)/" },
  },
  {
    name: "web-ui-knows-no-feature",
    comment: "A button that knows of races is a feature's; ui/ stands on lib/ alone.",
    from: { path: "^apps/web/src/ui/" },
    to: { path: "^apps/web/src/(features|app)/" },
  },
  {
    name: "web-form-kit-is-bare",
    comment:
      "ui/form is what a form remembers and says, for public pages too: components of the staff area or a router in it " +
      "would be downloaded by whoever opens an entry form.",
    from: { path: "^apps/web/src/ui/form/", pathNot: testCode },
    to: { path: "^apps/web/src/ui/staff/|^node_modules/(primereact|react-router|@tanstack)/" },
  },
  {
    name: "web-features-not-to-app",
    comment: "app/ composes the features; one that reaches back up cannot be lazy-loaded or tested alone.",
    from: { path: "^apps/web/src/features/" },
    to: { path: "^apps/web/src/app/" },
  },
  {
    name: "web-features-meet-by-api",
    comment:
      "A feature offers others its calls (*.api.ts), its types (*.types.ts) and what its name says is shared " +
      "(*.shared.tsx, *.shared.ts); the rest is its inside.",
    from: { path: webFeature, pathNot: testCode },
    to: {
      path: webFeature,
      pathNot: "^apps/web/src/features/$1/|\\.(api|types)\\.tsx?$|\\.shared\\.tsx?$",
    },
  },
  {
    name: "prime-by-staff-kit",
    comment:
      "Version 10 of the component family is its last free one. The staff area knows it by ui/staff alone, so that a " +
      "control can be mended, or another one take its place, in one file.",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/ui/staff/" },
    to: { path: "^node_modules/prime(react|icons|flex)/" },
  },
  {
    name: "no-test-code-in-product",
    comment: "Builders and fakes in the product are a way in that nobody guards.",
    from: { path: product, pathNot: testCode },
    to: {
      path: `${testCode}|^(e2e|bench|scripts)/|^node_modules/(vitest|fast-check|prettier|@playwright|@axe-core|@sparticuz)/`,
    },
  },
];

export const readingOptions: ICruiseOptions = {
  // TypeScript 7 has no API for other tools to parse with.
  parser: "swc",
  tsPreCompilationDeps: true,
  // Read what a file imports from a package, not the package itself; a built bundle is nobody's source.
  doNotFollow: { path: "node_modules|/dist/" },
  exclude: { path: "/dist/" },
  // Each workspace's own package.json counts, not the root's.
  combinedDependencies: false,
};

export const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ["exports"],
  conditionNames: ["types", "import", "default"],
  extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".d.ts"],
  mainFields: ["types", "main"],
};
