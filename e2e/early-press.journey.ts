import type { Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { givenSignedIn } from "./support/staff.ts";

/** Holds the app back until it is let in: the page is complete as HTML, and nothing answers yet. */
async function holdBackApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses a button at the very moment at which the app begins to listen to it, before it has taken over the page. */
async function pressWhileAppStarts(page: Page, label: string): Promise<void> {
  await page.addInitScript((name) => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(this: EventTarget, type: string, ...rest: [never]) {
      addEventListener.call(this, type, ...rest);
      if (!(this instanceof HTMLElement) || this.ariaLabel !== name || type !== "click") return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => this.click());
    };
  }, label);
}

const toDark = (page: Page) => page.getByRole("button", { name: "ใช้ธีมมืด" });
const toLight = (page: Page) => page.getByRole("button", { name: "ใช้ธีมสว่าง" });
const isDark = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-theme", "lara-dark-indigo");

test("every button pressed before the script comes answers once it is there @phone", async ({ page }) => {
  const letIn = await holdBackApp(page);
  await page.goto("/register/event-list");
  await toDark(page).click();
  await toDark(page).click();
  await page.getByRole("button", { name: "การแสดงผล" }).click();
  await expect(toDark(page)).toHaveAttribute("aria-busy", "true");
  letIn();
  await isDark(page);
  await expect(toLight(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("dialog", { name: "การแสดงผล" })).toBeVisible();
});

test("Share pressed before the script comes is felt, and shares once it is there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const letIn = await holdBackApp(page);
  await page.goto("/register/events/san-mok-pua-trail");
  const share = page.getByRole("button", { name: "แชร์" });
  await share.click();
  await expect(share).toHaveAttribute("aria-busy", "true");
  letIn();
  await expect(page.getByText("คัดลอกลิงก์แล้ว")).toBeVisible();
});

test("a link pressed before the script comes is felt while its page is on the way, and only then @phone", async ({
  page,
}) => {
  await holdBackApp(page);
  // nothing can be asked of a page that is being left
  await page.addInitScript(() => {
    const note = (marks: readonly MutationRecord[]) => {
      for (const { target } of marks)
        if ((target as Element).matches('a[aria-busy="true"]'))
          sessionStorage.setItem("felt", (target as HTMLAnchorElement).pathname);
    };
    new MutationObserver(note).observe(document, { attributes: true, attributeFilter: ["aria-busy"], subtree: true });
  });
  await page.goto("/register/events/san-mok-pua-trail/results");
  const row = page.locator("[data-key] a").first();
  const path = (await row.getAttribute("href"))!;
  await row.click();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => sessionStorage.getItem("felt"))).toBe(path);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(row).not.toHaveAttribute("aria-busy", "true");
});

test("a press while the app starts counts once", async ({ page }) => {
  await pressWhileAppStarts(page, "ใช้ธีมมืด");
  await page.goto("/register/event-list");
  await page.getByRole("searchbox").focus();
  await isDark(page);
  // the button answers, so whatever the page had kept was repeated
  await toLight(page).click();
  await expect(toDark(page)).toBeVisible();
  await toDark(page).click();
  await isDark(page);
});

test("a password is shown by one press while the app starts, and not hidden again", async ({ page }) => {
  await pressWhileAppStarts(page, "แสดงรหัสผ่าน");
  await page.goto("/auth");
  const password = page.getByLabel("รหัสผ่าน", { exact: true });
  await expect(page.locator("button[type=submit]")).toBeEnabled();
  await expect(password).toHaveAttribute("type", "text");
});

test("the theme pressed last stays, whichever sheet comes first", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await page.getByRole("button", { name: "ตั้งค่าการแสดงผล" }).click();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/lara-light-teal-*.css", async (route) => {
    await promise;
    await route.continue();
  });
  const late = page.waitForResponse("**/assets/lara-light-teal-*.css");
  await page.getByRole("button", { name: "lara-light-teal" }).click();
  await page.getByRole("button", { name: "lara-dark-teal" }).click();
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "lara-dark-teal");
  resolve();
  await (await late).finished();
  // its tokens, and its components
  const sheets = page.locator('link[href*="lara-light-teal"]');
  const areOn = () => sheets.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet?.disabled));
  await expect.poll(areOn).toEqual([false, false]);
  await expect(theme).toHaveAttribute("data-theme", "lara-dark-teal");
  await expect(page.getByRole("button", { name: "lara-dark-teal" })).toHaveAttribute("aria-pressed", "true");
});
