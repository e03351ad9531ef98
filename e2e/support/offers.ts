import type { Locator, Page } from "@playwright/test";
import { eventApi } from "@time-event/contract/event-api";
import type { Permission } from "@time-event/domain/access/permissions";

// What a page offers to somebody, and which calls that leads to. Calls and their rights come from the contract.

const rightOf = new Map(eventApi.map(({ name, right }) => [name, right?.permission ?? null]));

/** The changing calls that need a right which is among these. */
export function changesWith(permissions: readonly Permission[]): string[] {
  const changing = eventApi.filter(({ method, right }) => method === "POST" && right?.permission);
  return changing.filter(({ right }) => permissions.includes(right!.permission!)).map(({ name }) => name);
}

/**
 * Notes from now on each call of the event API that these rights do not allow. No changing call reaches the server: each
 * is answered as one that was refused, so that everything can be pressed.
 */
export async function noteRefused(page: Page, permissions: readonly Permission[]): Promise<{ take: () => string[] }> {
  let refused: string[] = [];
  await page.route("**/api/event/**", async (route) => {
    const call = new URL(route.request().url()).pathname.split("/").at(-1)!;
    const right = rightOf.get(call);
    const isAllowed = right === null || (right !== undefined && permissions.includes(right));
    if (!isAllowed) refused.push(call);
    if (route.request().method() === "GET") return route.continue();
    const problem = { type: "about:blank", title: "Not found", status: 404, code: "not_permitted" };
    return route.fulfill({ status: 404, contentType: "application/problem+json", json: problem });
  });
  return {
    take: () => {
      const taken = [...new Set(refused)];
      refused = [];
      return taken;
    },
  };
}

/** Waits until the page shows what it loads. */
export async function whole(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".bones, .loading__veil, [aria-busy=true]"));
}

/** The staff pages to which this one leads, without their filters. */
export function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href], #side-menu a[href]")];
    const inside = links.filter(({ origin, pathname }) => origin === location.origin && !/\.\w+$/.test(pathname));
    return [...new Set(inside.map(({ pathname }) => pathname))];
  });
}

/** Whatever can be pressed. Of what is the same in each row the first one; what only sorts, turns pages or finds is not taken. */
export async function offersIn(within: Locator): Promise<Locator[]> {
  const places = await within.evaluateAll((roots) => {
    const seen = new Set<string>();
    const pressable = "button, [role=button], [role=switch], input[type=checkbox], input[type=radio]";
    const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(pressable)]);
    const taken = all.filter((one) => {
      if (one.matches(":disabled, [aria-disabled=true], th *, nav *, .paginator *, search *, .chart *")) return false;
      if (!one.checkVisibility({ visibilityProperty: true })) return false;
      const row = one.closest("tr, li");
      const name = (one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent).replaceAll(/\d+/g, "");
      const looks = one.querySelector("i")?.className ?? "";
      const key = row ? `${row.parentElement!.className} ${one.className} ${looks}` : `${one.type} ${name}`;
      return !seen.has(key) && seen.add(key);
    });
    // the page may have been counted before something was pressed
    for (const one of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>("[data-offer]")]))
      delete one.dataset["offer"];
    for (const [at, one] of taken.entries()) one.dataset["offer"] = String(at);
    return taken.length;
  });
  return Array.from({ length: places }, (_, at) => within.locator(`[data-offer="${at}"]`));
}

/** Fields of a form that can be filled in and sent. */
export const openFields = (page: Page): Locator =>
  page.locator(".form-frame__fields:enabled").locator("input, select, textarea").filter({ visible: true });
