import { expect, test } from "@playwright/test";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { asAdmin, change } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("staff see how wrong a reader's clock is, what putting it right would change, and take it back @phone-long @long", async ({
  page,
}) => {
  // it goes a long way: a slow machine needs more than the usual time for it
  test.setTimeout(180_000);
  const event = await givenOpenEvent();
  const field = { source: "field" as const, speed: 1, minutesToGun: -24 * 60, peopleEach: 12, troubles: [] };
  const { rehearsal } = await asAdmin((admin) => change(admin, rehearsalBegin, { eventId: event.id, ...field }));
  await givenSignedIn(page, { username: "timing" });
  const sources = page.getByRole("table", { name: "เครื่องที่อ่านเวลาและนาฬิกา" }).locator("tbody tr");
  await expect(async () => {
    await page.goto(`/manage/events/${rehearsal}/reads`);
    await page.getByText("นาฬิกาของเครื่อง").click();
    await expect(sources.nth(1)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await wearBothThemes(page);
  await expectAccessible(page);

  // the last source is at a finish: its clock decides places
  await sources.last().getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^เทียบ \d+ คน ค่ากลาง/)).toBeVisible();
  await dialog.getByRole("button", { name: "ใช้ค่านี้" }).click();
  await expect(dialog.getByLabel("แก้เวลา")).toHaveValue(/^[+−]\d+:\d\d/);
  await dialog.getByLabel("แก้เวลา").fill("เจ็ดนาที");
  await expect(dialog.getByText(/^ใส่เป็นนาที:วินาที/)).toBeVisible();
  await dialog.getByLabel("แก้เวลา").fill("+7:00");
  await expect(dialog.getByText(/^\d+ เวลาของ \d+ คนจะนับใหม่/)).toBeVisible();
  await expectAccessible(page);

  const set = dialog.getByRole("button", { name: "แก้นาฬิกา" });
  await set.click();
  await expect(dialog.getByText("บอกเหตุผลก่อน")).toBeVisible();
  await dialog.getByLabel("เหตุผล").fill("เครื่องช้าไป 7 นาที");
  await set.click();
  await expect(dialog).toHaveCount(0);
  await expect(sources.last().getByText("แก้ +7:00")).toBeVisible();
  const corrected = page.getByText(/เครื่องบอก .* \(แก้ \+7:00\)$/).first();
  await expect(corrected).toBeVisible();

  await sources.last().getByRole("button").first().click();
  await dialog.getByRole("button", { name: "เลิกทำ" }).click();
  await expect(dialog.getByText(/timing เลิกทำเมื่อ/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sources.last().getByText("ตามที่เครื่องบอก")).toBeVisible();
  await expect(corrected).toHaveCount(0);
});
