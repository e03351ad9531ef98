import type { Page } from "@playwright/test";
import { publicPages } from "../../apps/web/src/app/public-pages.ts";
import { linksOn, whole } from "./offers.ts";

/** Every public page, as the product's own list names them. @throws Error where a new page needs an example */
export function publicPaths(examples: Readonly<Record<string, string>>): string[] {
  return publicPages.map(
    ([path]) =>
      "/" +
      path.replace(/\?$/, "").replaceAll(/:(\w+)/g, (_, name: string) => {
        const example = examples[name];
        if (!example) throw new Error(`${path}: an example of :${name} is needed`);
        return example;
      }),
  );
}

/** Pages that differ only in which row they show are one page; of events one is enough. */
function kindOf(path: string, event: number): string | null {
  const other = /^\/manage\/events\/(\d+)/.exec(path);
  if (/^\/(register|checkpoint|auth|landing|documentation)\b/.test(path) || (other && Number(other[1]) !== event))
    return null;
  return path.replaceAll(/\/\d+(?=\/|$)/g, "/:id").replace(/(message-templates|review)\/.+/, "$1/:code");
}

/**
 * Opens every page of the staff area to which somebody is led, with the pages of one event: a new page is visited without a
 * word here.
 * @param visit may name the links of the page, if it goes on from there
 * @returns how many there were
 */
export async function eachStaffPage(
  page: Page,
  event: number,
  visit: (path: string, kind: string) => Promise<readonly string[] | void>,
): Promise<number> {
  const seen = new Set<string>();
  const paths = ["/", `/manage/events/${event}`];
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const kind = kindOf(path, event);
    if (kind === null || seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(path);
    await whole(page);
    paths.push(...((await visit(path, kind)) ?? (await linksOn(page))));
  }
  return seen.size;
}
