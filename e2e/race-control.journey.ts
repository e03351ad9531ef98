import { expect, test } from "@playwright/test";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { asAdmin, change } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("race control counts the field, finds who is still out there, and puts reads right @phone-long", async ({
  page,
}) => {
  // it goes a long way: a slow machine needs more than the usual time for it
  test.setTimeout(180_000);
  const event = await givenOpenEvent();
  const field = { source: "field" as const, speed: 1, minutesToGun: -90, peopleEach: 12, troubles: [] };
  const { rehearsal } = await asAdmin((admin) => change(admin, rehearsalBegin, { eventId: event.id, ...field }));
  await givenSignedIn(page, { username: "timing" });
  const rows = page.getByRole("table", { name: "เวลาที่อ่านได้" }).locator("tbody tr");
  await expect(async () => {
    await page.goto(`/manage/events/${rehearsal}/reads?show=counted`);
    await expect(rows.nth(5)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await wearBothThemes(page);
  await expectAccessible(page);

  // the whole field, as a sum
  await page.goto(`/manage/events/${rehearsal}/control`);
  const sum = page.getByRole("region", { name: "นับคนทั้งสนาม" });
  await expect(sum).toBeVisible();
  const terms = (await sum.getByRole("definition").allInnerTexts()).slice(0, 4).map(Number);
  expect(terms[0]).toBe(terms[1]! + terms[2]! + terms[3]!);
  await expect(page.getByRole("img", { name: /แนวนอนคือเวลาจากปล่อยตัว/ })).toBeVisible();
  await wearBothThemes(page);
  await expectAccessible(page);

  // the gun as it was fired, put right with a reason
  const dialog = page.getByRole("dialog");
  const correct = page.getByRole("button", { name: /^แก้เวลาปล่อยตัว/ }).first();
  await correct.click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByText(/^ปล่อยแล้ว \d\d:\d\d:\d\d · timing/)).toBeVisible();
  await correct.click();
  await expect(dialog.getByRole("button", { name: "บันทึก" })).toBeDisabled();
  await dialog.getByLabel("เหตุผล").fill("นาฬิกาเร็วไป");
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(dialog).toHaveCount(0);
  await sum.getByRole("link", { name: "ดูว่าเป็นใคร" }).click();

  // who is still out there, and whom to call
  const people = page.getByRole("table", { name: /คนอยู่ในสนาม/ }).locator("tbody tr");
  await expect(people.nth(2)).toBeVisible();
  const all = await people.count();
  await page.getByLabel("ยังไม่ผ่านจุด").selectOption({ index: 1 });
  await expect(people).not.toHaveCount(all);
  await page.getByLabel("ยังไม่ผ่านจุด").selectOption({ index: 0 });
  await page
    .getByRole("button", { name: /^ติดต่อ / })
    .first()
    .click();
  await expect(dialog.getByText("การดูข้อมูลนี้ถูกบันทึกไว้")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "ปิด" }).click();

  // what somebody must look at, each with what would solve it
  await page.goto(`/manage/events/${rehearsal}/findings`);
  await expect(page.getByRole("combobox", { name: "เรื่อง" })).toBeVisible();
  await wearBothThemes(page);
  await expectAccessible(page);

  // what the speaker says of those who come, and of anybody by the bib
  await page.goto(`/manage/events/${rehearsal}/speaker`);
  const coming = page.getByRole("region", { name: "กำลังจะเข้าเส้นชัย" }).getByRole("listitem");
  await expect(coming.first()).toContainText(/อีก [\d.,]+ (ม|กม)\.|น่าจะถึงแล้ว/);
  await page.getByRole("searchbox", { name: "พิมพ์หมายเลขเพื่อเรียกดู" }).fill("0000");
  await expect(page.getByText("ไม่มีใครใช้หมายเลข 0000")).toBeVisible();
  await coming.first().getByRole("checkbox").check();
  await wearBothThemes(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.getByRole("link", { name: "จอซุ้มเส้นชัย" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^1:3\d:\d\d$/);
  await wearBothThemes(page);
  await expectAccessible(page);

  // one read of somebody
  await page.goto(`/manage/events/${rehearsal}/reads?show=counted`);
  await expect(rows.nth(5)).toBeVisible();
  await wearBothThemes(page);
  const opener = rows.first().getByRole("button");
  const bib = (await opener.locator("strong").innerText()).trim();
  await page.getByRole("searchbox", { name: "หมายเลขหรือชิป" }).fill(bib);
  await expect(page).toHaveURL(new RegExp(`who=${bib}`));
  await expect(rows.filter({ hasNotText: bib })).toHaveCount(0);
  const before = await rows.count();
  await opener.click();
  await dialog.getByRole("button", { name: "ไม่นับ" }).click();
  await expect(dialog.getByText("บอกเหตุผลก่อน")).toBeVisible();
  await dialog.getByLabel("เหตุผล").fill("อ่านจากเลนข้าง ๆ");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "ไม่นับ" }).click();
  await expect(rows).toHaveCount(before - 1);

  // one press takes it back
  await page.getByRole("status").getByRole("button", { name: "เลิกทำ" }).click();
  await expect(rows).toHaveCount(before);

  // to a number that nobody has: refused where it was typed, and nothing is lost
  await opener.click();
  await dialog.getByLabel("เหตุผล").fill("สลับหมายเลขกัน");
  await dialog.getByLabel("ย้ายไปหมายเลข").fill("999999");
  await dialog.getByRole("button", { name: "ย้าย", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("เหตุผล")).toHaveValue("สลับหมายเลขกัน");
  await dialog.getByRole("button", { name: "ปิด" }).click();
  await page
    .getByRole("dialog")
    .filter({ hasText: "ถ้าปิด สิ่งที่แก้จะหายไป" })
    .getByRole("button", { name: /^ตกลง/ })
    .click();

  // several at once
  await page.getByRole("searchbox", { name: "หมายเลขหรือชิป" }).fill("");
  await expect(page).not.toHaveURL(/who=/);
  await rows.nth(0).getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("region", { name: "เลือก 2 รายการ" }).getByRole("button", { name: "ไม่นับ" }).click();
  await dialog.getByLabel("เหตุผล").fill("ทดสอบเครื่อง");
  await dialog.getByRole("button", { name: "ไม่นับ" }).click();
  await expect(page.getByText("ไม่นับ 2 รายการแล้ว ผลคำนวณใหม่แล้ว")).toBeVisible();
  await page.getByText("สิ่งที่ทำไปแล้ว").click();
  await expect(page.getByRole("listitem").filter({ hasText: "อ่านจากเลนข้าง ๆ" })).toContainText("เลิกทำเมื่อ");

  // a read that no device made
  await page.getByRole("button", { name: "เพิ่มเวลา" }).click();
  await dialog.getByLabel("หมายเลข (BIB)").fill(bib);
  await dialog.getByLabel("จุดตรวจ").selectOption({ index: 2 });
  await dialog.getByLabel("เหตุผล").fill("เห็นในวิดีโอ");
  const day = new Date().toISOString().slice(0, 10);
  await dialog.getByLabel("เวลา วันที่").fill(day);
  await dialog.getByLabel("เวลา เวลา").fill("3.15.07");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(rows.filter({ hasText: "เห็นในวิดีโอ" })).toContainText("03:15:07");
});
