import type { Locator } from "@playwright/test";
import { expectAlive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenEvent, givenResults, liveEvent } from "./support/race.ts";

test("a family finds their runner in any category, follows them, and sees them above the results @phone", async ({
  page,
}) => {
  const { categories } = await givenEvent(liveEvent);
  const [category, other] = [categories[1]!, categories[0]!];
  const [runner] = await givenResults(liveEvent, category.code);
  await page.goto("/landing");
  await page.getByRole("link", { name: "นักวิ่งของฉันอยู่ไหน" }).click();
  const thaiDigits = runner!.bib.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
  const field = page.getByRole("combobox", { name: "ชื่อ ชมรม หรือหมายเลข BIB" });
  await field.waitFor();
  await expectAlive(page);
  await field.pressSequentially(thaiDigits);
  const suggested = page.getByRole("listbox", { name: "นักวิ่งที่ตรงกับที่พิมพ์" }).getByRole("option");
  await expect(suggested.first()).toContainText(runner!.name);
  await expectAccessible(page);
  await field.press("ArrowDown");
  await expect(suggested.first()).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(suggested).toHaveCount(0);
  await field.press("Enter");
  const first = page.getByRole("list", { name: "นักวิ่งของฉันอยู่ไหน" }).getByRole("listitem").first();
  await expect(first).toContainText(runner!.name);
  await expect(first).toContainText(category.name.th);
  await expectAccessible(page);

  await first.getByRole("button", { name: `ติดตาม ${runner!.name}` }).click();
  await page.goto(`/register/events/${liveEvent}/results?category=${other.code}`);
  await expect(page.getByRole("list", { name: "คนที่คุณติดตาม" })).toContainText(runner!.name);
  await expectAccessible(page);
});

for (const [lang, podium] of [
  ["th", "โพเดียม"],
  ["en", "Podium"],
] as const) {
  test(`the first result of a finished category stands at 310 px on a phone, and the podium one tap away, in ${lang} @phone-only`, async ({
    page,
  }) => {
    await page.goto(`/register/events/san-mok-pua-trail/results?lang=${lang}`);
    const filters = page.getByRole("search").getByRole("combobox");
    await expect(filters).toHaveCount(4);
    // a category with rankings of its own has a filter more
    await filters.last().evaluate((last) => last.closest(".field")!.after(last.closest(".field")!.cloneNode(true)));
    const rowsOf = async (all: Locator) =>
      new Set(await all.evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().top)))).size;
    expect(await rowsOf(filters)).toBe(1);
    expect(await rowsOf(page.locator(".table-tools a:visible"))).toBe(1);
    const first = page.locator(".result-list__body").getByRole("row").first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(315);
    await page.getByRole("button", { name: podium }).click();
    await expect(page.getByRole("group", { name: new RegExp(`^${podium}`) }).first()).toBeVisible();
  });
}
