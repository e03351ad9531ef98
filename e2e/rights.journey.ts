import type { Locator, Page } from "@playwright/test";
import { roleList } from "@time-event/contract/roles";
import type { Permission } from "@time-event/domain/access/permissions";
import { parseReply } from "@time-event/contract/call";
import { changesWith, linksOn, noteRefused, offersIn, openFields, whole } from "./support/offers.ts";
import { eachStaffPage } from "./support/every-page.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";
import { asAdmin, asStaff } from "./support/staff-api.ts";
import { givenSignedIn } from "./support/staff.ts";

// Pages come from the links that somebody is shown, calls and their rights from the contract, roles from the server: a new
// page, button or call is looked at without a word here.

// every change is answered with a refusal
test.use({ expectedComplaints: /status of 404/ });

/** The long form goes as each of the roles and presses everything on each page, which takes ten minutes a role. */
const presses = process.env["PRESS_EVERYTHING"] === "1";

/** The demonstration's users, each with one of the roles that every installation begins with. */
const users = {
  viewer: "viewer",
  ...(presses && { finance: "finance", desk: "registration_desk", timing: "timing_official" }),
};

function permissionsOf(role: string): Promise<readonly Permission[]> {
  return asAdmin(async ({ api, headers }) => {
    const reply = await api.get(`/api/event/${roleList.name}`, { headers });
    return parseReply(roleList, await reply.json()).data.roles.find(({ code }) => code === role)!.permissions;
  });
}

/** Whatever moves away, or has something over it, leads nowhere. */
const press = (offer: Locator) => offer.click({ timeout: 5_000 }).catch(() => {});

/** Presses everything on the page, and everything in what that opens. @returns what led to a call without its right */
async function pressAll(page: Page, path: string, take: () => string[]): Promise<string[]> {
  const breaches: string[] = [];
  const note = (what: string) => breaches.push(...take().map((call) => `${path} › ${what}: ${call}`));
  const dialog = page.locator(".p-dialog, .p-sidebar").filter({ visible: true });
  const again = async () => {
    await page.goto(path);
    await whole(page);
  };
  const count = (await offersIn(page.locator("main"))).length;
  for (let at = 0; at < count; at++) {
    const offer = (await offersIn(page.locator("main")))[at];
    if (!offer) break;
    const name = (await offer.textContent())?.trim() || (await offer.getAttribute("aria-label")) || String(at);
    await press(offer);
    await whole(page);
    note(name);
    if ((await dialog.count()) > 0) {
      const inside = await offersIn(dialog.last());
      for (const one of inside) {
        if (!(await one.isVisible())) continue;
        const label = (await one.textContent())?.trim() || (await one.getAttribute("aria-label")) || "";
        await press(one);
        await whole(page);
        note(`${name} › ${label}`);
      }
      await again();
    } else if (new URL(page.url()).pathname !== path) await again();
  }
  return breaches;
}

for (const [username, role] of Object.entries(users)) {
  test(`${role}: no page leads to a call without its right @long`, async ({ page }) => {
    test.setTimeout(presses ? 1_200_000 : 180_000);
    const permissions = await permissionsOf(role);
    const event = await asStaff(openEvent, async ({ eventId }) => eventId);
    await givenSignedIn(page, { username });
    const { take } = await noteRefused(page, permissions);
    const mayChange = changesWith(permissions).length > 0;
    const breaches: string[] = [];
    const pages = await eachStaffPage(page, event, async (path, kind) => {
      const { pathname } = new URL(page.url());
      if (pathname === "/notfound") breaches.push(`${path}: there is no such page`);
      breaches.push(...take().map((call) => `${path}: ${call}`));
      // of a page that is pressed to pieces, the links are those that it showed first
      const links = await linksOn(page);
      if (kind.startsWith("/profile")) return links;
      if (!mayChange) {
        const fields = await openFields(page).count();
        if (fields > 0) breaches.push(`${path}: ${fields} fields of a form are open`);
      }
      if (presses) breaches.push(...(await pressAll(page, pathname, take)));
      return links;
    });
    expect(pages).toBeGreaterThan(20);
    expect(breaches).toEqual([]);
  });
}
