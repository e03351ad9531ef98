import { readFile } from "node:fs/promises";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expectAccessible } from "./support/axe.ts";
import { openEvent, saved, tab } from "./support/event-tabs.ts";
import { givenMark, givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn, goInside, wearBothThemes } from "./support/staff.ts";

test("what the public sees of entries follows the event's setting @long", async ({ page }) => {
  await givenSignedIn(page);
  await openEvent(page, "ทุ่งวัวแล่น", "ความเป็นส่วนตัว");
  await page.getByText("อักษรย่อเท่านั้น").click();
  await expect(page.getByRole("cell", { name: /^อ\. ศ\./ }).first()).toBeVisible();
  await expectStaffAccessible(page);
  await page.getByRole("switch", { name: "ชมรม" }).click();
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(saved(page)).toBeVisible();

  await page.goto("/register/events/thung-wua-laen-triathlon/start-list");
  await expect(page.getByRole("rowheader").first()).toHaveText(/^[ก-ฮA-Z]\. [ก-ฮA-Z]\./);
});

test("an event is cancelled with a public reason, and the cancellation is withdrawn", async ({ page }) => {
  await givenSignedIn(page);
  // other journeys enter the demonstration's event meanwhile
  const event = await givenOpenEvent();
  await page.goto(`/manage/events/${event.id}/publish`);
  await expect(page.locator("[aria-current=step]")).toContainText("เปิดรับสมัคร");
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "ยกเลิกงาน" }).click();
  const dialog = page.getByRole("dialog", { name: "ยกเลิกงานนี้" });
  await dialog.getByRole("button", { name: "ยกเลิกงาน" }).click();
  await expect(dialog.getByText("กรอกเหตุผลภาษาไทย")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("ภาษาไทย").fill("น้ำท่วมเส้นทาง");
  await dialog.getByRole("button", { name: "ยกเลิกงาน" }).click();
  await expect(page.getByRole("blockquote")).toHaveText("น้ำท่วมเส้นทาง");

  const visitor = await page.context().newPage();
  await visitor.goto(`/register/events/${event.slug}`);
  await expect(visitor.getByText("น้ำท่วมเส้นทาง")).toBeVisible();
  await page.getByRole("button", { name: "กลับมาจัดงาน" }).click();
  await page.getByRole("button", { name: "เปิดรับสมัคร", exact: true }).click();
  await page.getByRole("button", { name: "ตกลง" }).click();
  await expect(page.getByRole("button", { name: "ปิดรับสมัคร", exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("น้ำท่วมเส้นทาง")).toHaveCount(0);
});

test("a whole event is downloaded, imported again, archived and restored", async ({ page }) => {
  await givenSignedIn(page);
  await openEvent(page, "สันหมอกปัว", "เผยแพร่");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "ดาวน์โหลด ZIP" }).click();
  const packed = unzipSync(new Uint8Array(await readFile(await (await downloading).path())));

  await page.goto("/manage/events");
  await wearBothThemes(page);
  await page.getByRole("button", { name: "นำเข้าจากไฟล์" }).click();
  const dialog = page.getByRole("dialog", { name: "นำเข้างานจากไฟล์" });
  const choose = (files: Record<string, Uint8Array>) =>
    dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "race.zip", mimeType: "application/zip", buffer: Buffer.from(zipSync(files)) });
  const entries = strFromU8(packed["entrants.csv"]!);
  await choose({ ...packed, "entrants.csv": strToU8(entries.replace(/\n(\w+),[^,]+,/, "\n$1,99K,")) });
  await expect(dialog.getByRole("row").filter({ hasText: "entrants.csv" }).first()).toContainText("ไม่มีรุ่น 99K");
  await expectAccessible(page);

  // under another name, so that other journeys find their own event
  const race = strFromU8(packed["race.json"]!).replace("สันหมอกปัว", "หมอกบ่อเกลือ");
  await choose({ ...packed, "race.json": strToU8(race) });
  await expect(dialog.getByText("มีงานอื่นใช้ที่อยู่นี้แล้ว")).toBeVisible();
  const slug = `san-mok-${givenMark()}`;
  await dialog.getByLabel("ที่อยู่ของหน้าเว็บ").fill(slug);
  await dialog.getByRole("button", { name: "นำเข้างานนี้" }).click();
  await expect(page).toHaveURL(/\/manage\/events\/\d+\/details$/);

  await tab(page, "เผยแพร่").click();
  const archive = page.getByRole("button", { name: "เก็บเข้าคลัง" });
  const restore = page.getByRole("button", { name: "นำกลับจากคลัง" });
  await archive.click();
  await restore.click();
  await archive.click();
  await expect(restore).toBeVisible();
  expect((await page.request.get(`/register/events/${slug}`)).status()).toBe(200);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(slug);
});

test("users who may only look at an event are offered no change and no hidden tab @long", async ({ page }) => {
  await givenSignedIn(page, { username: "viewer" });
  await openEvent(page, "สันหมอกปัว", "รายละเอียด");
  await expect(page.getByText("คุณดูได้ แต่ไม่มีสิทธิ์แก้ไขส่วนนี้")).toBeVisible();
  await expect(page.getByRole("group", { name: "ชื่องาน" }).getByLabel("ภาษาไทย")).toBeDisabled();
  await expectStaffAccessible(page);
  const tabs = page.getByRole("navigation", { name: "ส่วนของงานนี้" }).getByRole("link");
  await expect(tabs.filter({ hasText: "อุปกรณ์" })).toHaveCount(0);
  const changes = page.getByRole("main").getByRole("button", { name: /^(บันทึก|เพิ่ม|สร้าง|ลบ|ย้ายลำดับ|จากแม่แบบ|รุ่นใหม่)/ });
  for (const name of await tabs.allInnerTexts()) {
    await tab(page, name).click();
    await expect(page.getByRole("main").getByText("กำลังโหลด")).toHaveCount(0);
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(changes, name).toHaveCount(0);
  }
  for (const path of ["/master/clubs", "/master/event-types", "/master/policies"]) {
    await goInside(page, path);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(changes, path).toHaveCount(0);
  }
});
