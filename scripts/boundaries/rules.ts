// Who may import whom. Each rule says why. `boundaries.test.ts` plants a violation of each rule and expects it to be
// found. See docs/decisions/0003-boundaries.md.
import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from "dependency-cruiser";

const product = "^(packages|apps)/[^/]+/(src|demo)/";
export const testCode = "\\.test(-support)?\\.tsx?$|/testing/";
const serverFeature = "^apps/server/src/features/([^/]+)/";
const webFeature = "^apps/web/src/features/([^/]+)/";

type Rule = IForbiddenRuleType & { name: string; comment: string };

/** The floors of the server, from the lowest up. `main.ts` and the commands are above them. */
const serverFloors = ["db", "lib", "http", "features", "jobs", "app"];

function notAbove(floor: string): Rule {
  const above = [...serverFloors.slice(serverFloors.indexOf(floor) + 1), "commands", "main\\.ts"];
  return {
    name: `server-floor-${floor}`,
    comment:
      "main → app → jobs → features → http → lib → db, never the other way. So the composition can change without the " +
      "features, and the lower floors can serve features that do not exist yet.",
    from: { path: `^apps/server/src/${floor}/`, pathNot: testCode },
    to: { path: `^apps/server/src/(${above.join("|")})` },
  };
}

export const rules: Rule[] = [
  {
    name: "no-cycles",
    comment:
      "In a cycle no file can be read, tested or moved alone, and chance decides which one runs first. Type-only " +
      "imports count, because they connect the ideas in the same way.",
    from: {},
    to: { circular: true },
  },
  {
    name: "imports-resolve",
    comment: "An import that leads nowhere fails at run time, on a path that nobody tested.",
    from: {},
    // Our vite plugins make `virtual:` modules while they build the pages.
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
  {
    name: "imports-declared",
    comment:
      "A package that only another workspace declares is there by luck, and that workspace's next change can remove " +
      "it. Only test and format tools are declared in the root for all.",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: "^node_modules/(vitest|fast-check|prettier)/" },
  },
  {
    name: "domain-imports-nothing",
    comment:
      "The rules of the race are functions of values. They run in the server, in the browser and in a test without " +
      "set-up, and no update of a dependency can change a result.",
    from: { path: "^packages/domain/src/", pathNot: testCode },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract-imports-domain-and-zod",
    comment: "Both sides load the contract, so a phone downloads everything that it imports.",
    from: { path: "^packages/contract/src/", pathNot: testCode },
    to: { pathNot: "^packages/(contract|domain)/src/|^node_modules/zod/" },
  },
  {
    name: "web-not-to-server",
    comment: "The browser knows the server only through the contract. Server code in a bundle is a leak.",
    from: { path: "^apps/web/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "server-not-to-web",
    comment: "The server serves the built pages as files. It can start and be tested without them.",
    from: { path: "^apps/server/" },
    to: { path: "^apps/web/" },
  },
  {
    name: "packages-not-to-apps",
    comment: "The apps depend on the packages, never the other way.",
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  },
  ...serverFloors.map(notAbove),
  {
    name: "connector-is-alone",
    comment:
      "The connector is a program of its own: organisers download it as one file. It has the rules that read lines, the " +
      "contract's names, and nothing that needs a database or a package.",
    from: { path: "^apps/server/src/connector/", pathNot: testCode },
    to: {
      pathNot:
        "^apps/server/src/(connector/|commands/arguments\\.ts$)|^packages/(domain|contract)/src/|^(node:)?[a-z_/]+$",
    },
  },
  {
    name: "server-not-to-connector",
    comment: "What runs beside the mats changes without the server, and the server without it.",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/connector/|${testCode}` },
    to: { path: "^apps/server/src/connector/" },
  },
  {
    name: "demonstration-beside-product",
    comment:
      "The demonstration is data and the code that makes it. The product runs without it; only app/ and the commands " +
      "may import it.",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/(app|commands)/|${testCode}` },
    to: { path: "^apps/server/demo/" },
  },
  {
    name: "sql-in-repositories",
    comment:
      "All SQL is in *.repository.ts and *.queries.ts, so a reader finds every statement there. Other files take `Db` " +
      "and `Tx` from db/ and pass them on.",
    from: {
      path: "^apps/server/(src|demo)/",
      pathNot: `^apps/server/src/db/|\\.(repository|queries)\\.ts$|${testCode}`,
    },
    to: { path: "^node_modules/(kysely|pg|pg-[^/]+|postgres[^/]*)/" },
  },
  {
    name: "routes-through-service",
    comment: "A route translates HTTP. Other callers would miss a rule or a query that is in a route.",
    from: { path: "^apps/server/src/.*\\.routes\\.ts$" },
    to: { path: "\\.(repository|queries)\\.ts$|^apps/server/src/db/" },
  },
  {
    name: "features-meet-by-service",
    comment:
      "A feature's tables and helpers are private. Other features use its service, its queries and its types, so that " +
      "the rest can change.",
    from: { path: serverFeature, pathNot: testCode },
    to: {
      path: serverFeature,
      pathNot: "^apps/server/src/features/$1/|\\.(service|queries|types)\\.ts$",
    },
  },
  {
    name: "web-lib-is-lowest",
    comment: "lib/ has the API client, languages and storage. It knows no component, no feature and no page.",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/(ui|features|app)/" },
  },
  {
    name: "web-ui-knows-no-feature",
    comment: "A button that knows about races belongs to a feature. ui/ depends on lib/ only.",
    from: { path: "^apps/web/src/ui/" },
    to: { path: "^apps/web/src/(features|app)/" },
  },
  {
    name: "web-form-kit-is-bare",
    comment:
      "Public pages use ui/form, too. If it imported components of the staff area or a router, everybody who opens an " +
      "entry form would download them.",
    from: { path: "^apps/web/src/ui/form/", pathNot: testCode },
    to: { path: "^apps/web/src/ui/staff/|^node_modules/(primereact|react-router|@tanstack)/" },
  },
  {
    name: "web-features-not-to-app",
    comment: "app/ composes the features. A feature that imports app/ cannot be loaded or tested alone.",
    from: { path: "^apps/web/src/features/" },
    to: { path: "^apps/web/src/app/" },
  },
  {
    name: "web-features-meet-by-api",
    comment:
      "Other features may use a feature's calls (*.api.ts), its types (*.types.ts) and its shared files " +
      "(*.shared.tsx, *.shared.ts); the rest is private.",
    from: { path: webFeature, pathNot: testCode },
    to: {
      path: webFeature,
      pathNot: "^apps/web/src/features/$1/|\\.(api|types)\\.tsx?$|\\.shared\\.tsx?$",
    },
  },
  {
    name: "prime-by-staff-kit",
    comment:
      "Version 10 is the last free version of PrimeReact. Only ui/staff imports it, so that a control can be corrected " +
      "or replaced in one file.",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/ui/staff/" },
    to: { path: "^node_modules/prime(react|icons|flex)/" },
  },
  {
    name: "no-test-code-in-product",
    comment: "Test builders and fakes in the product would be an unguarded way in.",
    from: { path: product, pathNot: testCode },
    to: {
      path: `${testCode}|^(e2e|bench|scripts)/|^node_modules/(vitest|fast-check|prettier|@playwright|axe-core|@sparticuz)/`,
    },
  },
];

export const readingOptions: ICruiseOptions = {
  // TypeScript 7 has no API for other tools to parse with.
  parser: "swc",
  tsPreCompilationDeps: true,
  // Read what a file imports from a package, but not the package itself and no built bundles.
  doNotFollow: { path: "node_modules|/dist/" },
  exclude: { path: "/dist/" },
  // The package.json of each workspace counts, not that of the root.
  combinedDependencies: false,
};

export const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ["exports"],
  conditionNames: ["types", "import", "default"],
  extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".d.ts"],
  mainFields: ["types", "main"],
};
