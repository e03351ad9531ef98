import { seriesChoices, seriesSave } from "@time-event/contract/series";
import { usualSeriesRules } from "@time-event/domain/series/series-rules";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { asAdmin, change, look } from "./support/staff-api.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

/** A series that everybody sees, of the demonstration's races that are over. */
async function givenSeries(): Promise<{ id: number; slug: string }> {
  return asAdmin(async (admin) => {
    const over = (await look(admin, seriesChoices, {})).filter(
      ({ state, categories }) => state === "finished" && categories.length > 0,
    );
    const races = over.map(({ eventId, categories: [first] }) => ({
      eventId,
      factorPercent: 100,
      categories: [{ class: "A", categoryId: first!.categoryId }],
    }));
    const slug = `series-${Date.now()}`;
    const rules = { ...structuredClone(usualSeriesRules("2026-12-31")), best: 1, atLeast: 1 };
    const name = { th: "ซีรีส์ของการเดินทาง", en: "A journey's series" };
    const classes = [{ code: "A", name: { th: "ทุกคน", en: "Everybody" } }];
    const body = { id: null, revision: 0, slug, name, isPublic: true, rules, classes, races };
    return { slug, id: (await change(admin, seriesSave, body as never)).id };
  });
}

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
