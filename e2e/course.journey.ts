import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

// The browser reports answers that refuse a file, and the page that does not exist.
test.use({ expectedComplaints: /status of (404|409)/ });

/** About 10 km around a hill beside the river, as a watch would record them. */
function gpxFile(places = ""): Buffer {
  const points = Array.from({ length: 400 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 399;
    const lat = 13.66 + 0.0143 * Math.sin(angle);
    const lng = 100.53 - 0.0143 * Math.cos(angle);
    return `<trkpt lat="${lat}" lon="${lng}"><ele>${20 + 80 * Math.sin(angle / 2) ** 2}</ele></trkpt>`;
  });
  return Buffer.from(`<?xml version="1.0"?><gpx>${places}<trk><trkseg>${points.join("")}</trkseg></trk></gpx>`);
}

/** Opens a tab of an event that takes entries and is this journey's own. */
async function openTab(page: Page, path: string): Promise<void> {
  const { id } = await givenOpenEvent();
  await givenSignedIn(page, { username: "manager" });
  await page.goto(`/manage/events/${id}/${path}`);
}

test("a course from a GPX file is checked before it is saved, then shown to everybody", async ({ page }) => {
  test.slow();
  await openTab(page, "course");
  const drop = page.getByLabel(/ลากไฟล์ GPX มาวาง/);
  await drop.setInputFiles({ name: "holiday.gpx", mimeType: "", buffer: Buffer.from("<gpx><wpt/></gpx>") });
  await expect(page.getByRole("alert").getByText("ไฟล์นี้ไม่มีเส้นทาง")).toBeVisible();

  const places = `<wpt lat="13.66" lon="100.5443"><name>ศาลาริมน้ำ</name><sym>Drinking Water</sym></wpt>
    <wpt lat="13.80" lon="100.53"><name>ที่จอดรถ</name></wpt>`;
  await drop.setInputFiles({ name: "river.gpx", mimeType: "", buffer: gpxFile(places) });
  await expect(page.getByRole("heading", { name: "ตรวจเส้นทางก่อนบันทึก" })).toBeVisible();
  await expect(page.getByText(/^\+(79|80) ม\.$/)).toBeVisible();
  await page.getByRole("group", { name: "ชื่อเส้นทาง" }).getByLabel("ภาษาไทย").fill("รอบคุ้งบางกะเจ้า");
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "บันทึกเส้นทาง" }).click();
  await expect(page.getByRole("heading", { name: "รอบคุ้งบางกะเจ้า" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "ตรวจเส้นทางก่อนบันทึก" })).toBeHidden();
  // the points of the file are still offered; the one far away only if staff say so
  const offer = page.getByRole("group", { name: "จุดของเส้นทางนี้" });
  await expect(offer.getByText("อยู่ไกลจากเส้นทาง")).toBeVisible();
  await expect(offer.getByRole("checkbox", { name: "เพิ่ม ที่จอดรถ" })).not.toBeChecked();
  await offer.getByRole("row").nth(1).getByRole("textbox", { name: "รหัส" }).fill("PAVILION");
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "เพิ่ม 1 จุด" }).click();
  await expect(page.getByText("เพิ่มแล้ว 1 จุด")).toBeVisible();
  await expect(offer).toBeHidden();

  const publicPage = page.waitForEvent("popup");
  await page.getByRole("link", { name: "ดูหน้าสาธารณะ" }).click();
  const seen = await publicPage;
  await expectAlive(seen);
  const course = seen.getByRole("group").filter({ has: seen.getByText("มินิมาราธอน 10 กม.", { exact: true }) });
  await course.getByText("มินิมาราธอน 10 กม.", { exact: true }).click();
  await expect(course.getByRole("img", { name: /แผนที่เส้นทาง/ })).toBeVisible();
  const place = course.getByRole("slider", { name: "ตำแหน่งบนเส้นทาง" });
  await place.focus();
  await place.press("End");
  await expect(place).toHaveAttribute("aria-valuetext", /^กม\. 9\.[89] · สูง 20 ม\./);
  await course.getByRole("button", { name: "ขยายแผนที่" }).click();
  await course.getByRole("button", { name: "ดูทั้งเส้นทาง" }).click();
  await expectAccessible(seen);
});

test("a cover is uploaded, cropped and described, and appears on the public page", async ({ page }) => {
  // every picture is drawn in several sizes
  test.slow();
  await page.goto("/landing");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 800 } });
  await openTab(page, "images");
  await expectStaffAccessible(page);
  const cover = page.getByRole("region", { name: "ภาพปก" });
  const drop = cover.getByLabel(/ลากภาพ/);
  await drop.setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(cover.getByText("ไฟล์นี้ไม่ใช่ภาพที่รองรับ")).toBeVisible();

  // as people do: the browser's own dialog comes first, and leaves the focus where it was opened
  const chooser = page.waitForEvent("filechooser");
  await drop.click();
  await (await chooser).setFiles({ name: "cover.png", mimeType: "image/png", buffer: picture });
  const dialog = page.getByRole("dialog", { name: "ตัดภาพปก" });
  await dialog.getByRole("slider", { name: "ขยาย" }).fill("1.5");
  await dialog.getByLabel("ภาษาไทย").fill("นักวิ่งริมแม่น้ำ");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(dialog).toBeHidden();
  await expect(drop).toBeFocused();
  await expect(cover.getByText("นักวิ่งริมแม่น้ำ")).toBeVisible();

  const gallery = page.getByRole("region", { name: "แกลเลอรี" });
  // the same file again would be the same picture
  const other = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 800 } });
  const files = [picture, other].map((buffer, at) => ({ name: `${at + 1}.png`, mimeType: "image/png", buffer }));
  await gallery.getByLabel(/ลากภาพ/).setInputFiles(files);
  await expect(gallery.getByRole("listitem")).toHaveCount(2);
  await gallery.getByRole("button", { name: "ลบ: ภาพที่ 2" }).click();
  await expect(gallery.getByRole("listitem")).toHaveCount(1);
  await gallery.getByRole("button", { name: "นำกลับมา" }).click();
  await expect(gallery.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);

  const publicPage = page.waitForEvent("popup");
  await page.getByRole("link", { name: "ดูหน้าสาธารณะ" }).click();
  const seen = await publicPage;
  const shown = seen.getByRole("img", { name: "นักวิ่งริมแม่น้ำ" });
  await expect(shown).toBeVisible();
  // it is in the page before its file has come
  const shape = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(shape).toBeCloseTo(16 / 9, 1);
  // nothing of the part that was chosen is cut off
  const box = () => shown.evaluate((image: HTMLImageElement) => image.clientWidth / image.clientHeight);
  await expect.poll(box).toBeCloseTo(16 / 9, 1);
  // before the page answers a press, the link leads to the picture itself
  await expectAlive(seen);
  await seen.getByRole("link", { name: "ภาพที่ 1 จาก 2" }).click();
  await expect(seen.getByRole("dialog", { name: "ภาพที่ 1 จาก 2" })).toBeVisible();
  await seen.keyboard.press("ArrowRight");
  await expect(seen.getByRole("dialog", { name: "ภาพที่ 2 จาก 2" })).toBeVisible();
  await expectAccessible(seen);
  await seen.keyboard.press("Escape");
  await expect(seen.getByRole("dialog")).toBeHidden();
});
