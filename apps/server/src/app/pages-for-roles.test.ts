import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withRight } from "@time-event/domain/access/needed-rights";
import { permissions } from "@time-event/domain/access/permissions";
import { eventApi } from "@time-event/contract/event-api";
import { givenDatabase, type GivenDatabase } from "../db/testing/given-database.ts";

// Whoever is offered a page can open it: each role that sees a link of the menu, or a tab of an event, has the right to
// all that the page asks for as it opens. Worked out from the pages' sources, the contract and the stored roles.

const web = join(import.meta.dirname, "../../../web/src");
const sourceOf = (path: string) => readFileSync(join(web, path), "utf8");
const rights = new Map(Object.values(eventApi).map((call) => [call.name, call.right?.permission]));

/** Paths of staff pages, as an event's address has them, and their modules. */
function pagesByPath(): Map<string, string> {
  const routes = sourceOf("app/staff-routes.tsx");
  const pages = new Map<string, string>();
  let area = "";
  for (const line of routes.split("\n")) {
    const begins = /^  area\("(\w+)"/.exec(line);
    if (begins) area = `/${begins[1]}`;
    if (line === "  ]),") area = "";
    const page = /staffPage\("([^"]*)", "([^"]+)"/.exec(line);
    if (!page) continue;
    pages.set(`${area}/${page[1]}`.replace(/\/$/, ""), page[2]!);
  }
  return pages;
}

/** The calls that a page makes whoever opens it: a query that is enabled on a condition is not one. */
function callsOf(module: string): string[] {
  const source = sourceOf(`features/${module}.tsx`);
  return [...source.matchAll(/useStaffQuery\(\s*(\w+),(?:(?!useStaffQuery|enabled)[\s\S])*?\)(?=[;.\s])/g)].map(
    ([, name]) => name!.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

function tabsOfEvents(): [string, string][] {
  const tabs = sourceOf("features/events/staff/event-tabs.ts").matchAll(/^ {4}(\w+): (?:"\w+"|null),$/gm);
  const routes = sourceOf("app/staff-routes.tsx");
  return [...tabs].map(([, tab]) => [tab!, new RegExp(`staffPage\\("${tab}", "[^"]+", "(\\w+)"`).exec(routes)![1]!]);
}

let given: GivenDatabase;
let roles: Map<string, Set<string>>;

beforeAll(async () => {
  given = await givenDatabase();
  const granted = await given.db.selectFrom("rolePermissions").selectAll().execute();
  roles = new Map();
  for (const { roleCode, permissionCode } of granted)
    roles.set(roleCode, (roles.get(roleCode) ?? new Set()).add(permissionCode));
});
afterAll(() => given.stop());

/** What roles that are offered a page lack to open it. */
function lacks(page: string, offeredTo: string | null, calls: readonly string[]): string[] {
  return [...roles].flatMap(([role, has]) =>
    offeredTo !== null && !has.has(offeredTo)
      ? []
      : calls.flatMap((call) => {
          const needs = rights.get(call);
          return needs && !has.has(needs) ? [`${role} cannot open ${page}: ${call} needs ${needs}`] : [];
        }),
  );
}

it("everybody whom the menu offers a page can open it", async () => {
  const pages = pagesByPath();
  const items = await given.db.selectFrom("menuItems").select(["urlLink", "permissionCode"]).execute();
  const offered = items.flatMap(({ urlLink, permissionCode }) => {
    const path = urlLink.split("?")[0]!.replace(/\/$/, "");
    const module = pages.get(path);
    return module ? [{ path, permissionCode, calls: callsOf(module) }] : [];
  });
  expect(offered.length).toBeGreaterThan(15);
  expect(offered.flatMap(({ calls }) => calls).length).toBeGreaterThan(10);
  expect(offered.flatMap(({ path, permissionCode, calls }) => lacks(path, permissionCode, calls))).toEqual([]);
});

it("everybody whom an event offers a tab can open it, and the event around it", () => {
  const pages = pagesByPath();
  const frame = callsOf("events/event-frame-page");
  const tabs = tabsOfEvents();
  expect(frame).toEqual(["event-get"]);
  expect(tabs.length).toBeGreaterThan(12);
  expect(tabs.flatMap(([tab, see]) => lacks(tab, see, [...frame, ...callsOf(pages.get(`/${tab}`)!)]))).toEqual([]);
});

it("every role has what its rights need, as the matrix of rights gives it", () => {
  for (const [role, has] of roles) {
    const held = permissions.filter((permission) => has.has(permission));
    for (const right of held) expect(withRight(held, right).toSorted(), `${role}: ${right}`).toEqual(held.toSorted());
  }
});
