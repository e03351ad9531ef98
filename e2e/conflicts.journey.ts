import type { Browser, Locator, Page } from "@playwright/test";
import { saved } from "./support/event-tabs.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenSignedIn } from "./support/staff.ts";

// two people with a form open at once, each in a browser of their own
test.use({ expectedComplaints: /status of 409/ });

const merged = (page: Page): Locator => page.getByRole("dialog", { name: "มีคนบันทึกไปก่อนแล้ว" });
const field = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });

async function givenColleague(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await givenSignedIn(page, { username: "manager" });
  await page.goto(path);
  return page;
}

/** Both change, the colleague first; then the second one keeps what both did. @returns what the dialog says */
async function saveBoth(page: Page, other: Page, button: string): Promise<string> {
  await other.getByRole("button", { name: button, exact: true }).click();
  await expect(saved(other)).toBeVisible();
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(merged(page)).toContainText("อยู่ครบทั้งสองฝ่าย");
  const said = await merged(page).innerText();
  await merged(page).getByRole("button", { name: "บันทึกตามนี้" }).click();
  await expect(merged(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  return said;
}

/** What only programs say: the name of a field as it is in the code. */
const code = /\b[a-z]+[A-Z][A-Za-z]*\b/;

test("two people change other fields of a category and of an event, and nothing of either is lost", async ({
  page,
  browser,
}) => {
  test.slow();
  await givenSignedIn(page);
  const { id } = await givenOpenEvent();
  await page.goto(`/manage/events/${id}/categories`);
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await expect(field(page, "รับไม่เกิน")).toBeVisible();
  const category = new URL(page.url()).pathname;
  const other = await givenColleague(browser, category);
  await field(other, "รับไม่เกิน").fill("1234");
  await field(page, "อายุน้อยที่สุด").fill("14");
  const ofCategory = await saveBoth(page, other, "บันทึกรุ่น");
  expect(ofCategory).toContain("รับไม่เกิน");
  expect(ofCategory).toContain("อายุน้อยที่สุด");
  expect(ofCategory).not.toMatch(code);
  await other.goto(category);
  await expect(field(other, "รับไม่เกิน")).toHaveValue("1,234");
  await expect(field(other, "อายุน้อยที่สุด")).toHaveValue("14");

  // two ways of one contact are two fields, too
  const details = `/manage/events/${id}/details`;
  await page.goto(details);
  await expect(field(page, "อีเมล")).toBeVisible();
  await other.goto(details);
  await field(other, "โทรศัพท์").fill("0811111111");
  await field(page, "อีเมล").fill("both@race.example.org");
  const ofEvent = await saveBoth(page, other, "บันทึก");
  expect(ofEvent).toContain("ช่องทางติดต่อ");
  expect(ofEvent).not.toMatch(code);
  await other.goto(details);
  await expect(field(other, "โทรศัพท์")).toHaveValue("0811111111");
  await expect(field(other, "อีเมล")).toHaveValue("both@race.example.org");
  await other.context().close();
});
