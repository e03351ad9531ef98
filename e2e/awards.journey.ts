import { expect, test } from "@playwright/test";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { asAdmin, change } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("staff see who wins what, set how many win, and tick what was handed over @phone-long @long", async ({ page }) => {
  const event = await givenOpenEvent();
  const field = { source: "field" as const, speed: 1, minutesToGun: -24 * 60, peopleEach: 12, troubles: [] };
  const { rehearsal } = await asAdmin((admin) => change(admin, rehearsalBegin, { eventId: event.id, ...field }));
  await givenSignedIn(page);
  const boxes = page.getByRole("checkbox");
  await expect(async () => {
    await page.goto(`/manage/events/${rehearsal}/awards`);
    await expect(boxes.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await wearBothThemes(page);
  await expectAccessible(page);
  await boxes.first().click();
  await expect(page.getByText(/^มอบแล้ว 1 จาก /)).toBeVisible();

  await page
    .getByRole("button", { name: /^จำนวนรางวัล/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("คนไทย แยกชาย หญิง").fill("3");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByRole("heading", { name: /^คนไทย หญิง/ }).first()).toBeVisible();
});
