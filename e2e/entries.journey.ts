import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { eventList } from "@time-event/contract/staff-events";
import { expectAccessible } from "./support/axe.ts";
import { givenMark } from "./support/given-own.ts";
import { givenFamilyName } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

/** Opens the entries of the event that takes entries, through the menu as people do. */
async function openEntries(page: Page, username = "desk"): Promise<string> {
  await givenSignedIn(page, { username });
  const bearer = await page.evaluate(() => localStorage.getItem("access_token"));
  const headers = { authorization: `Bearer ${bearer}` };
  const reply = await page.request.get("/api/event/event-list?limit=200", { headers });
  const { data } = parseReply(eventList, await reply.json());
  const path = `/manage/events/${data.find(({ slug }) => slug === openEvent)!.id}/entries`;
  await page.goto(path);
  await expect(page.getByRole("table", { name: "ผู้สมัครของงานนี้" })).toBeVisible();
  return path;
}

const rows = (page: Page) => page.getByRole("table", { name: "ผู้สมัครของงานนี้" }).locator("tbody tr");
const opener = (page: Page) => rows(page).first().getByRole("button");

test("staff filter the list, save the view under a name, and open it again @long", async ({ page }) => {
  test.slow();
  await openEntries(page);
  const all = await page.getByRole("navigation", { name: "หน้า", exact: true }).innerText();
  // the second change does not wait until the first one is shown
  await page.getByLabel("เพศ").selectOption("F");
  await page.getByRole("button", { name: "ชื่อ", exact: true }).click();
  await expect(page).toHaveURL(/gender=F.*sort=name/);
  await expect(page.getByRole("navigation", { name: "หน้า", exact: true })).not.toHaveText(all);
  await expectStaffAccessible(page);

  await page.getByRole("button", { name: "มุมมอง" }).click();
  const view = `ผู้หญิงตามชื่อ ${givenMark()}`;
  await page.getByLabel("ชื่อมุมมอง").fill(view);
  await page.getByRole("button", { name: "บันทึกมุมมองนี้" }).click();
  await expect(page.getByRole("button", { name: view, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ล้างตัวกรอง" }).click();
  await expect(page).not.toHaveURL(/gender/);
  await page.getByRole("button", { name: "มุมมอง" }).click();
  await page.getByRole("button", { name: view, exact: true }).click();
  await expect(page).toHaveURL(/gender=F/);
});

test("the drawer of an entrant asks before it drops what was typed, and a tab that closes leaves it to the next", async ({
  page,
  context,
}) => {
  test.slow();
  await openEntries(page);
  await opener(page).click();
  const drawerOf = (one: Page) => one.getByRole("dialog").filter({ has: one.getByRole("tablist") });
  const club = (one: Page) => drawerOf(one).getByLabel("ชมรม");
  const drawer = drawerOf(page);
  await club(page).fill("ชมรมที่พิมพ์ค้างไว้");
  await drawer.getByRole("tab", { name: "ประวัติ" }).click();
  await drawer.getByRole("tab", { name: "ข้อมูล" }).click();
  await expect(club(page)).toHaveValue("ชมรมที่พิมพ์ค้างไว้");

  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog").filter({ hasText: "ถ้าปิด สิ่งที่แก้จะหายไป" });
  await question.getByRole("button", { name: /^ยกเลิก/ }).click();
  await expect(question).toBeHidden();
  await expect(club(page)).toHaveValue("ชมรมที่พิมพ์ค้างไว้");

  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await drawerOf(next).waitFor({ timeout: 15_000 });
  await expect(next.getByText("สิ่งที่คุณพิมพ์ไว้ก่อนหน้านี้กลับมาแล้ว")).toBeVisible();
  await expect(club(next)).toHaveValue("ชมรมที่พิมพ์ค้างไว้");
  await next.keyboard.press("Escape");
  await next.getByRole("dialog").getByRole("button", { name: /^ตกลง/ }).click();
  await expect(drawerOf(next)).toBeHidden();

  // the focus is where the drawer came from
  await opener(next).click();
  await expect(drawerOf(next)).toBeVisible();
  await next.keyboard.press("Escape");
  await expect(opener(next)).toBeFocused();
});

test("an entry is changed beside the list, and the change has a history @phone-long", async ({ page }) => {
  test.slow();
  await openEntries(page);
  await expectStaffAccessible(page);
  await opener(page).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("วันเกิด").fill("31/2/2533");
  await drawer.getByRole("button", { name: "บันทึก" }).click();
  await expect(drawer.getByLabel("วันเกิด")).toHaveAccessibleDescription(/อ่านวันเกิดไม่ออก/);
  // the drawer lies over the buttons with which `expectStaffAccessible` changes the theme
  await expectAccessible(page);
  await drawer.getByLabel("วันเกิด").fill("28/2/2533");
  await drawer.getByLabel("ขนาดเสื้อ").fill("3XL");
  await drawer.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible();
  await drawer.getByRole("tab", { name: "ประวัติ" }).click();
  await expect(drawer.getByRole("tabpanel", { name: "ประวัติ" }).getByText("3XL")).toBeVisible();
});

test("users who may only look see dots and no buttons", async ({ page }) => {
  await openEntries(page, "viewer");
  await expect(page.getByRole("button", { name: "เพิ่มผู้สมัคร" })).toHaveCount(0);
  await opener(page).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByLabel("โทรศัพท์")).toHaveValue(/^•••\d{3}$/);
  await expect(drawer.getByRole("button", { name: "บันทึก" })).toHaveCount(0);
});

test("a spreadsheet is checked line by line, taken in, changed as a whole and taken back", async ({ page }) => {
  test.slow();
  const path = await openEntries(page);
  await page.getByRole("link", { name: "นำเข้าไฟล์" }).click();
  const bib = `J${randomInt(1_000, 9_999)}`;
  const family = givenFamilyName();
  const lines = [
    "BIB,ชื่อ-นามสกุล,เพศ,วันเกิด,ระยะ",
    `${bib}1,ก้านกล้วย ${family},ชาย,1/2/2540,5K`,
    `${bib}2,ใบบัว ${family},หญิง,5 พ.ค. 2541,5K`,
    `${bib}3,ไร้รุ่น ${family},หญิง,1/1/2541,ไม่มี`,
  ];
  const buffer = Buffer.from(lines.join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "ผู้สมัคร.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("row", { name: new RegExp(`${bib}3 ไร้รุ่น.*ไม่พบรุ่นนี้`) })).toBeVisible();
  await expectStaffAccessible(page);
  await expect(page.getByRole("button", { name: /^นำเข้า:/ })).toBeDisabled();
  await page.getByLabel("นำเข้าเฉพาะบรรทัดที่ถูกต้อง").check();
  await page.getByRole("button", { name: "นำเข้า: เพิ่ม 2 แก้ไข 0" }).click();
  await expect(page.getByText("เพิ่มใหม่ 2 คน แก้ไข 0 คน")).toBeVisible();

  await page.goto(`${path}?text=${encodeURIComponent(family)}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "เลือกทุกแถวของหน้านี้" }).check();
  await page.getByRole("button", { name: "ถอนตัว", exact: true }).click();
  await page.getByRole("dialog").getByLabel("เหตุผล").fill("ทดสอบ");
  await page.getByRole("button", { name: "ดำเนินการ" }).click();
  await expect(page.getByText("เปลี่ยนแล้ว 2 คน")).toBeVisible();
  await expect(rows(page).getByText("ถอนตัว")).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: "เลิกทำ" }).click();
  await expect(rows(page).getByText("สมัครแล้ว")).toHaveCount(2);
});
