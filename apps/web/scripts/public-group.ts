import { publicPages } from "../src/app/public-pages.ts";

/** The little of the bundler's view on its modules that is asked for here. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const webSource = /\/apps\/web\/src\/(.*?)(\?.*)?$/;
const publicRoots = new Set(["app/entry-client.ts", "app/hydrate.tsx", "app/light/hydrate.tsx"]);
const pages = new Set(publicPages.map(([, name]) => `features/${name}.tsx`));

/**
 * The chunk for a module of ours that public pages need from the start: `public` for style sheets, `shared` for what
 * several of them are built of. The form kit is a chunk of its own, which only pages with a form load. Null: the bundler finds a place for it, away from the public pages.
 */
export function publicGroup(id: string, modules: Modules): string | null {
  const path = webSource.exec(id)?.[1];
  if (!path || !isPublic(id, modules)) return null;
  if (path.endsWith(".css")) return "public";
  if (path.startsWith("ui/form/")) return null;
  return /^(ui|lib)\//.test(path) ? "shared" : null;
}

/** Whether a public page, or the start of the app, imports it; what is fetched later on (`import()`) does not count. */
function isPublic(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const path = webSource.exec(id)?.[1] ?? "";
  if (publicRoots.has(path) || pages.has(path)) return true;
  return modules.getModuleInfo(id)?.importers.some((importer) => isPublic(importer, modules, seen)) ?? false;
}

/** What starts the app is all that a page fetches before the visitor moves: it brings nothing along. */
const start = {
  name: "start",
  test: /vite\/preload-helper|session\/ended-sign-in|page\/(until-loaded|typed-meanwhile)/,
  priority: 2,
};
const sheets = (id: string, modules: Modules) => (publicGroup(id, modules) === "public" ? "public" : null);

/** The chunks of the staff area's build. */
export const wholeGroups = [
  start,
  { name: publicGroup, debugName: "public", priority: 1 },
  { name: "form", test: /web\/src\/ui\/form\//, priority: 0 },
];

/** Modules of a few lines that several pages share: each in a file of its own would cost a way to the server. */
const small =
  /page\/(later|revalidate-elsewhere)\.ts|field\/select\.tsx|use-(title-of\.shared|other-zone)|event-zone\.shared|failure-seen|order-choices|cancelled-note|use-order-keys|until-answered|orders\/use-(order|send-submit)\.ts|session\/user-cookie|late-(fold|notice)\.tsx|domain\/src\/(questions\/answer-files|entries\/full-name)|page\/page-action/;

/**
 * What half of the pages use. The parts that a page loads later count like pages: what all parts of the entry use would
 * come with every page, were it not left out.
 */
const shared = /^(?!.*\/features\/orders\/).*\.(tsx?|m?js)$/;

/** Files that go together are smaller as one: of orders, of entering, of sending a file, of what went wrong. */
const ofOrders = /contract\/src\/(order-(refusals|keeping)|orders|answer-files)\.ts|may-pay|find-path/;
const ofEntering =
  /contract\/src\/order-offers|domain\/src\/(orders\/deadlines|eligibility\/|entries\/phone-number)|entering\/enter-field|ask-first/;
const ofSending =
  /contract\/src\/transfers|slips\/(send-slip|use-slip-sending|use-sending|accepted-files)|api\/send-file|ui\/progress/;
const ofFailures = /form\/(failure-text|words\.messages)/;

/** The chunks of a public page's scripts: what half of the pages use is one, so that no page loads what only others need. */
export const lightGroups = [
  start,
  { name: sheets, debugName: "public", priority: 1 },
  { name: "shared", test: shared, minShareCount: 12 },
  { name: "small", test: small, minShareCount: 2 },
  { name: "orders", test: ofOrders, minShareCount: 2 },
  { name: "entering", test: ofEntering, minShareCount: 2 },
  { name: "sending", test: ofSending, minShareCount: 2 },
  { name: "failures", test: ofFailures, minShareCount: 2 },
];
