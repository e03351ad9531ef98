import { expectAccessible } from "./support/axe.ts";
import { givenSeries } from "./support/given-series.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

test("everybody sees who leads a series, and why somebody has so many points @phone", async ({ page }) => {
  const { slug } = await givenSeries();
  await page.goto("/register/event-list");
  await page.getByRole("link", { name: "ซีรีส์ของการเดินทาง" }).last().click();
  await expect(page).toHaveURL(/\/register\/series\//);
  await page.goto(`/register/series/${slug}`);
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toContainText("1");
  await expectAccessible(page);
  await rows.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^คะแนนของ /);
  await expect(page.getByText(/ได้อันดับ 1 .*คะแนน/).first()).toBeVisible();
  await expectAccessible(page);
});

test("staff change the rules of a series, and the example follows", async ({ page }) => {
  const { id } = await givenSeries();
  await givenSignedIn(page);
  await page.goto("/master/series");
  await page.goto(`/master/series/${id}`);
  const table = page.getByLabel("คะแนนของแต่ละอันดับ");
  await table.fill("500, 300, 100");
  await expect(page.getByRole("table").getByRole("cell", { name: /^500/ }).first()).toBeVisible();
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(page.getByText("บันทึกแล้ว").first()).toBeVisible();
  await page.getByRole("link", { name: "ตารางคะแนน" }).click();
  await expect(page.getByRole("table").locator("tbody tr").first()).toContainText("500");
});
