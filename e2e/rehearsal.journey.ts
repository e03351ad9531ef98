import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("staff rehearse an event at sixty times its pace, and wipe it @phone-long @long", async ({ page }) => {
  const event = await givenOpenEvent();
  await givenSignedIn(page, { username: "timing" });
  await page.goto(`/manage/events/${event.id}/rehearsal`);
  await wearBothThemes(page);
  await page.getByLabel("เดินเวลาเร็ว").selectOption("60 เท่า");
  await page.getByLabel("ปล่อยตัวหลังเริ่มซ้อม").fill("-60");
  await page.getByLabel("มีชิปที่ไม่มีเจ้าของ").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "เริ่มซ้อม" }).click();

  await expect(page.getByRole("heading", { name: `ซ้อม · ${event.name}` })).toBeVisible();
  await expect(page.getByText(/^[1-9][\d,]* จาก [\d,]+$/)).toBeVisible();
  await page.getByRole("button", { name: "พัก", exact: true }).click();
  await expect(page.getByText("พักอยู่")).toBeVisible();
  await expectAccessible(page);

  // what everybody would see says that it is no race
  const results = await page.getByRole("link", { name: "หน้าผลสดของการซ้อม" }).getAttribute("href");
  await page.goto(results!);
  await expect(page.getByRole("note")).toHaveText("ซ้อม: ไม่ใช่การแข่งขันจริง");
  await expect(page.getByText(/นักซ้อม \d{3}/).first()).toBeVisible();

  await page.goto(`/manage/events/${event.id}/rehearsal`);
  await page.getByRole("button", { name: "ล้างการซ้อม" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "ตกลง" }).click();
  await expect(page.getByText("งานจริงเหมือนเดิมทุกแถว: ผู้สมัคร 0 คน การอ่านเวลา 0 ครั้ง")).toBeVisible();
  await expect(page.getByRole("button", { name: "เริ่มซ้อม" })).toBeVisible();
  expect((await page.request.get(results!.replace(/\/results$/, ""))).status()).toBe(404);
});
