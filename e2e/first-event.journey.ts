import type { Page } from "@playwright/test";
import { saved, tab } from "./support/event-tabs.ts";
import { givenMark } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const steps = (page: Page) => page.getByRole("navigation", { name: "สิ่งที่ต้องมีก่อนเผยแพร่" });
const step = (page: Page, name: string) => steps(page).getByRole("link", { name: new RegExp(name) });

async function paste(page: Page, button: string, lines: readonly string[], add: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: button });
  await dialog.getByLabel("บรรทัดละรายการ").fill(lines.join("\n"));
  await dialog.getByRole("button", { name: add }).click();
  await expect(dialog).toBeHidden();
}

async function createDraft(page: Page): Promise<void> {
  await givenSignedIn(page, { username: "manager" });
  await page.goto("/manage/events");
  await page.getByRole("button", { name: "สร้างงานใหม่" }).click();
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  await dialog.getByLabel("ภาษาไทย").fill(`งานแรก ${givenMark()}`);
  await dialog.getByRole("textbox", { name: "วันแรก", exact: true }).fill("18/12/2570");
  await dialog.getByRole("combobox", { name: "จังหวัด" }).fill("เลย");
  await dialog.getByRole("option", { name: "เลย", exact: true }).click();
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();
  await expect(steps(page)).toBeVisible();
}

test("a first event is set up along its steps, with points, categories and a schedule pasted as lines", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await createDraft(page);

  // what comes after entries are open is out of the way, and one press brings it
  await expect(step(page, "รายละเอียด")).toContainText("ยังไม่มีสถานที่จัดงาน");
  await expect(tab(page, "ซ้อม")).toHaveCount(0);
  await page.getByRole("button", { name: /^ส่วนที่ใช้ภายหลัง/ }).click();
  await expect(tab(page, "ซ้อม")).toBeVisible();
  await page.getByRole("group", { name: "สถานที่จัด" }).getByLabel("ภาษาไทย").fill("ที่ทำการอุทยาน");
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(step(page, "รายละเอียด")).toContainText("ครบแล้ว");
  await expectStaffAccessible(page);

  await step(page, "จุดตรวจ").click();
  await page.getByRole("button", { name: "เพิ่มหลายจุด" }).click();
  const points = page.getByRole("dialog", { name: "เพิ่มหลายจุด" });
  await points.getByLabel("บรรทัดละรายการ").fill("START, ลานอุทยาน, 0\nน้ำตก, ไกล");
  await expect(points.getByText("ไม่มีระยะเป็น กม.")).toBeVisible();
  await expectStaffAccessible(page);
  await points.getByRole("button", { name: "เพิ่ม 1 จุด" }).click();
  // what could not be stored stays, and comes back
  await expect(points.getByLabel("บรรทัดละรายการ")).toHaveValue("น้ำตก, ไกล");
  await page.reload();
  await points.getByLabel("บรรทัดละรายการ").fill("น้ำตก, 5.2\nลานอุทยาน เส้นชัย, 21.1\n");
  await expect(points.getByRole("button", { name: "เพิ่ม 2 จุด" })).toBeVisible();
  await points.getByLabel("บรรทัดละรายการ").fill("น้ำตก, 5.2\nFIN, ลานอุทยาน, 21.1");
  await points.getByRole("button", { name: "เพิ่ม 2 จุด" }).click();
  await expect(points).toBeHidden();
  await expect(step(page, "จุดตรวจ")).toContainText("ครบแล้ว");

  await step(page, "รุ่นและค่าสมัคร").click();
  await paste(
    page,
    "เพิ่มหลายรุ่น",
    ["ฮาล์ฟมาราธอน 21.1 กม., 900, 500, 05:00", "มินิมาราธอน 10.5 กม., 600, 800, 06:00"],
    "เพิ่ม 2 รุ่น",
  );
  await expect(page.getByRole("row", { name: /มินิมาราธอน.*10\.5K.*฿600/ })).toBeVisible();
  await expect(step(page, "รุ่นและค่าสมัคร")).toContainText("ครบแล้ว");

  await tab(page, "กำหนดการ").click();
  await paste(
    page,
    "เพิ่มหลายรายการ",
    ["17/12/2570, 13:00-18:00, รับ BIB, ลานวัด", "18/12/2570, 05:00, ปล่อยตัวฮาล์ฟ", "09:00, มอบรางวัล"],
    "เพิ่ม 3 รายการ",
  );
  await expect(page.getByText("มอบรางวัล")).toBeVisible();

  await step(page, "เผยแพร่").click();
  await page.getByRole("button", { name: "เผยแพร่งาน" }).click();
  await expect(page.getByText("เผยแพร่แล้ว").first()).toBeVisible();
});

/** Some 10 km around a hill, with two places and one arch. */
function loopFile(): Buffer {
  const at = (part: number) => {
    const angle = part * 2 * Math.PI;
    return `lat="${(17.5 + 0.0143 * Math.sin(angle)).toFixed(6)}" lon="${(101.7 + 0.015 * Math.cos(angle)).toFixed(6)}"`;
  };
  const track = Array.from({ length: 201 }, (_, index) => `<trkpt ${at(index / 200)}><ele>700</ele></trkpt>`);
  const places = [
    ["ลานอุทยาน", 0],
    ["น้ำตกห้วยไผ่", 0.25],
    ["ผาซำทอง", 0.6],
  ] as const;
  const waypoints = places.map(([name, part]) => `<wpt ${at(part)}><name>${name}</name></wpt>`);
  return Buffer.from(
    `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${waypoints.join("")}<trk><trkseg>${track.join("")}</trkseg></trk></gpx>`,
  );
}

test("a GPX file gives start, points and finish, and categories pasted afterwards take the course of their length", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await createDraft(page);
  await tab(page, "เส้นทาง").click();
  await page.getByLabel(/ลากไฟล์ GPX มาวาง/).setInputFiles({ name: "loop.gpx", mimeType: "", buffer: loopFile() });
  await page.getByRole("group", { name: "ชื่อเส้นทาง" }).getByLabel("ภาษาไทย").fill("รอบภู");
  await page.getByRole("button", { name: "บันทึกเส้นทาง" }).click();
  // nothing is left to type: codes, kinds and both ends of the loop are there
  await page.getByRole("button", { name: "เพิ่ม 4 จุด" }).click();
  await expect(page.getByText("เพิ่มแล้ว 4 จุด")).toBeVisible();
  await expect(step(page, "จุดตรวจ")).toContainText("ครบแล้ว");

  await step(page, "รุ่นและค่าสมัคร").click();
  await paste(page, "เพิ่มหลายรุ่น", ["เทรล 10 กม., 1,200, 300, 05:00, 990, 31/10/2570"], "เพิ่ม 1 รุ่น");
  await page
    .getByRole("row", { name: /เทรล 10 กม\..*฿990/ })
    .getByRole("link")
    .click();
  await expect(page.getByRole("list", { name: "ลำดับจุดที่ผ่าน" }).getByRole("listitem")).toContainText([
    "START ลานอุทยาน",
    "CP1 น้ำตกห้วยไผ่",
    "CP2 ผาซำทอง",
    "FIN ลานอุทยาน",
  ]);
  await tab(page, "เส้นทาง").click();
  await expect(page.getByRole("region", { name: "รอบภู" }).getByText("เทรล 10 กม.")).toBeVisible();
});
