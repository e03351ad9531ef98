import type { Page } from "@playwright/test";
import { saved, tab } from "./support/event-tabs.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const undo = (page: Page) => page.getByRole("status").getByRole("button", { name: "เลิกทำ" });
const save = (page: Page) => page.getByRole("button", { name: "บันทึก", exact: true });

test("a save of a whole page is taken back from its message, and any change of the set-up from the history", async ({
  page,
}) => {
  test.slow();
  await givenSignedIn(page);
  const { id } = await givenOpenEvent();
  await page.goto(`/manage/events/${id}/details`);
  const organiser = page.getByRole("textbox", { name: "ผู้จัด", exact: true });
  const phone = page.getByRole("textbox", { name: "โทรศัพท์" });
  const before = await organiser.inputValue();
  await organiser.fill("ผู้จัดที่พิมพ์ผิด");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  // what is typed after the save stays
  await phone.fill("0899999999");
  await undo(page).click();
  await expect(organiser).toHaveValue(before);
  await expect(phone).toHaveValue("0899999999");
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  // a message of before would be pressed in place of the next one
  await expect(saved(page)).toBeHidden();
  await tab(page, "รุ่นและค่าสมัคร").click();
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  const capacity = page.getByRole("textbox", { name: "รับไม่เกิน", exact: true });
  await expect(capacity).toBeVisible();
  const stood = await capacity.inputValue();
  await capacity.fill("777");
  await page.getByRole("button", { name: "บันทึกรุ่น" }).click();
  await expect(saved(page)).toBeVisible();
  await undo(page).click();
  await expect(capacity).toHaveValue(stood);

  // the undo is a line of the history, and can be undone as every other
  await tab(page, "เผยแพร่").click();
  const lines = page.locator(".history__entry");
  await expect(lines.first()).toContainText("เลิกทำ: บันทึกรุ่น");
  await expect(lines.first()).toContainText("จำนวนรับ");
  await expectStaffAccessible(page);
  await lines
    .first()
    .getByRole("button", { name: /^เลิกทำ/ })
    .click();
  await expect(page.getByText("เลิกทำแล้ว ค่าเดิมกลับมา")).toBeVisible();
  await expect(lines.first()).toContainText("777");
  // the older change, which two later ones went over, is not put over them
  const phoneLine = lines.filter({ hasText: "0899999999" }).first();
  await phoneLine.getByRole("button", { name: /^เลิกทำ/ }).click();
  await expect(lines.first()).toContainText("0899999999");
});
