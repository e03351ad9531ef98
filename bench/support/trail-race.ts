import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { tab } from "../../e2e/support/event-tabs.ts";
import type { FirstTimer } from "./first-timer.ts";
import { loopGpx } from "./trail-files.ts";

// A trail race of three distances, set up along the steps that the screens show, to its open entries.

const arch = { name: "ลานอุทยาน", at: 0 };
const long = [
  arch,
  { name: "CP1 ผาเตลิ่น", at: 0.2 },
  { name: "CP2 ผาหล่มสัก", at: 0.45 },
  { name: "CP3 โคกนกกระบา", at: 0.8 },
];
const middle = [arch, { name: "CP4 น้ำตกขุนพอง", at: 0.5 }];
const categories = [
  "เทรล 50 กม., 2,200, 300, 04:00, 1,900, 31/8/2570, Trail 50 km",
  "เทรล 25 กม., 1,400, 500, 06:00, 1,200, 31/8/2570, Trail 25 km",
  "เทรล 10 กม., 800, 400, 07:00, 690, 31/8/2570, Trail 10 km",
];
const schedule = [
  "17/12/2570, 13:00-18:00, รับ BIB และเสื้อ, ลานอุทยาน",
  "16:00, ชี้แจงเส้นทาง, ห้องประชุม",
  "18/12/2570, 03:00, เปิดจุดรับฝากของ",
  "13:00, มอบรางวัล, เวทีกลาง",
];

/** Another one each time: a product that runs may know this race already. */
const mark = Math.random().toString(36).slice(2, 7);

const named = (within: Page | Locator, role: "button" | "textbox" | "link" | "combobox", name: string | RegExp) =>
  within.getByRole(role, { name, exact: true }).first();
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "สิ่งที่ต้องมีก่อนเผยแพร่" }).getByRole("link", { name: new RegExp(name) });
const gpx = (name: string, buffer: Buffer) => ({ name: `${name}.gpx`, mimeType: "", buffer });

async function typeLines(me: FirstTimer, within: Locator, lines: readonly string[]): Promise<void> {
  const area = within.getByLabel("บรรทัดละรายการ");
  await me.type(area, lines[0]!);
  for (const line of lines.slice(1)) {
    await me.key("Enter");
    await me.typeOn(line);
  }
}

/** Opens the dialog or drawer of a button, does something in it, and saves. */
async function inDialog(
  me: FirstTimer,
  page: Page,
  name: string,
  act: (dialog: Locator) => Promise<void>,
  save = /บันทึก$/,
): Promise<void> {
  await me.press(named(page, "button", new RegExp(`${name}$`)));
  const dialog = page.getByRole("dialog", { name });
  await act(dialog);
  await me.press(named(dialog, "button", save));
  await dialog.waitFor({ state: "hidden" });
  await me.settle();
}

async function signIn(me: FirstTimer, page: Page, password: string): Promise<void> {
  me.begin("sign in");
  await page.goto("/auth");
  await page.getByLabel("ชื่อผู้ใช้").waitFor();
  await me.type(page.getByLabel("ชื่อผู้ใช้"), "admin");
  await me.type(page.getByLabel("รหัสผ่าน", { exact: true }), password);
  await me.enter(page.getByRole("heading", { level: 1, name: /สวัสดี/ }));
}

async function newEvent(me: FirstTimer, page: Page): Promise<void> {
  me.begin("new event");
  await me.press(page.getByRole("link", { name: /สร้างงานใหม่/ }).first());
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  await dialog.waitFor();
  await me.settle();
  await me.type(named(dialog, "textbox", "ภาษาไทย"), "ภูหลวงเทรล");
  await me.type(named(dialog, "textbox", /^ภาษาอังกฤษ/), `Phu Luang ${mark}`);
  await me.type(named(dialog, "textbox", "วันแรก"), "18/12/2570");
  await me.choose(named(dialog, "combobox", "ประเภทงาน"), "วิ่งเทรล");
  await me.type(named(dialog, "combobox", "จังหวัด"), "เลย");
  await me.press(dialog.getByRole("option", { name: "เลย", exact: true }));
  await me.press(named(dialog, "button", /สร้างฉบับร่าง/));
  await step(page, "รายละเอียด").waitFor();
  await me.settle();
}

async function details(me: FirstTimer, page: Page): Promise<void> {
  me.begin("details");
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await me.type(named(group("สถานที่จัด"), "textbox", "ภาษาไทย"), "อุทยานแห่งชาติภูหลวง");
  await me.type(named(group("สถานที่จัด"), "textbox", "ภาษาอังกฤษ"), "Phu Luang National Park");
  await me.type(named(group("คำโปรยงาน"), "textbox", "ภาษาไทย"), "วิ่งเทรลบนสันเขาหน้าหนาว ผ่านป่าสนและทุ่งดอกไม้ สามระยะ");
  await me.type(named(page, "textbox", "พิกัด"), "17.2736, 101.5211");
  await me.type(named(group("เปิดรับสมัครเมื่อ"), "textbox", /วันที่$/), "1/6/2570");
  await me.type(named(group("ปิดรับสมัครเมื่อ"), "textbox", /วันที่$/), "30/11/2570");
  await me.type(named(page, "textbox", "ผู้จัด"), "ชมรมวิ่งเมืองเลย");
  await me.type(named(page, "textbox", "อีเมล"), "run@loei.example.org");
  await me.type(named(page, "textbox", "โทรศัพท์"), "0812345678");
  await me.press(named(page, "button", /บันทึก$/));
  await step(page, "รายละเอียด ครบแล้ว").waitFor();
  await me.settle();
}

async function course(me: FirstTimer, page: Page): Promise<void> {
  me.begin("course");
  await me.press(step(page, "จุดตรวจ"));
  await me.press(page.getByRole("link", { name: /เพิ่มจากไฟล์ GPX/ }));
  const drop = page.getByLabel(/ลากไฟล์ GPX/);
  for (const [name, lengthM, places] of [
    ["PL-50K", 50_000, long],
    ["PL-25K", 25_000, middle],
  ] as const) {
    await me.file(drop, gpx(name, loopGpx(name.slice(3), lengthM, places)));
    await me.press(named(page, "button", /บันทึกเส้นทาง/));
    await me.press(named(page, "button", /เพิ่ม \d จุด$/));
    await page
      .getByText(/เพิ่มแล้ว \d จุด/)
      .last()
      .waitFor();
    await me.settle();
  }
}

async function distances(me: FirstTimer, page: Page): Promise<void> {
  me.begin("categories");
  await me.press(step(page, "รุ่นและค่าสมัคร"));
  await inDialog(me, page, "เพิ่มหลายรุ่น", (dialog) => typeLines(me, dialog, categories), /เพิ่ม 3 รุ่น$/);
  await page.getByRole("row", { name: /เทรล 10 กม\./ }).waitFor();
  await me.settle();
}

async function placesAndWaves(me: FirstTimer, page: Page): Promise<void> {
  me.begin("places, waves");
  await inDialog(me, page, "เพิ่มจำนวนรับรวม", (dialog) => me.type(dialog.getByLabel("รับรวมไม่เกิน"), "1000"));
  const wave = (time?: string) => async (dialog: Locator) => {
    await me.choose(named(dialog, "combobox", "รุ่น"), "25K เทรล 25 กม.");
    if (time) await me.type(named(dialog, "textbox", /เวลาปล่อยตัว เวลา/), time);
  };
  await inDialog(me, page, "เพิ่มเวฟ", wave());
  await inDialog(me, page, "เพิ่มเวฟ", wave("06:15"));
}

async function cutOffs(me: FirstTimer, page: Page): Promise<void> {
  me.begin("cut-offs");
  await me.press(tab(page, "จุดตรวจ"));
  for (const [code, time] of [
    ["CP1", "06:30"],
    ["CP2", "10:00"],
    ["CP3", "15:00"],
    ["CP4", "09:30"],
  ] as const) {
    await me.press(named(page, "button", code));
    const point = page.getByRole("dialog");
    await me.type(named(point, "textbox", "คัตออฟ เวลา"), time);
    await me.press(named(point, "button", /บันทึก$/));
    await point.waitFor({ state: "hidden" });
  }
}

async function extras(me: FirstTimer, page: Page): Promise<void> {
  me.begin("extras");
  await me.press(tab(page, "ของเสริมและคำถาม"));
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer();
  await inDialog(me, page, "เพิ่มของเสริม", async (drawer) => {
    await me.press(named(drawer, "button", "เสื้องาน S–3XL"));
    await me.file(drawer.locator("input[type=file]"), { name: "shirt.jpg", mimeType: "image/jpeg", buffer: picture });
  });
  await inDialog(me, page, "เพิ่มคำถาม", (drawer) => me.press(named(drawer, "button", "ประสบการณ์เทรล")));
  await inDialog(me, page, "เพิ่มโค้ด", (drawer) => me.type(named(drawer, "textbox", "โค้ด"), "LOEI10"));
}

async function rest(me: FirstTimer, page: Page): Promise<void> {
  me.begin("account");
  await me.press(step(page, "บัญชีรับเงิน"));
  await inDialog(me, page, "เพิ่มบัญชีเฉพาะงานนี้", (drawer) => me.type(drawer.getByLabel("หมายเลขพร้อมเพย์"), "0812345678"));
  me.begin("policies");
  await me.press(tab(page, "นโยบาย"));
  await page.getByRole("region", { name: "นโยบายของงานนี้" }).waitFor();
  await me.settle();
  me.begin("schedule");
  await me.press(tab(page, "กำหนดการ"));
  await inDialog(me, page, "เพิ่มหลายรายการ", (dialog) => typeLines(me, dialog, schedule), /เพิ่ม 4 รายการ$/);
}

async function publish(me: FirstTimer, page: Page): Promise<void> {
  me.begin("publish");
  await me.press(step(page, "เผยแพร่"));
  await me.press(named(page, "button", /^\W*เผยแพร่งาน$/));
  await page.getByText("เปลี่ยนสถานะแล้ว").waitFor();
  await me.settle();
}

/** Invites somebody to the event's team. */
async function team(me: FirstTimer, page: Page): Promise<void> {
  me.begin("team");
  const menu = page.getByRole("navigation", { name: "เมนูทีมงาน" });
  await me.press(named(menu, "button", "ตั้งค่าระบบ"));
  await me.press(named(menu, "link", "ผู้ใช้"));
  await me.press(page.getByRole("link", { name: /เชิญผู้ใช้/ }));
  await me.type(named(page, "textbox", "ชื่อผู้ใช้"), `somchai-${mark}`);
  await me.type(named(page.getByRole("group", { name: "ชื่อที่แสดง" }), "textbox", "ภาษาไทย"), "สมชาย ใจดี");
  await me.type(named(page, "textbox", /^อีเมล/), `somchai-${mark}@loei.example.org`);
  await me.press(named(page, "button", /เพิ่มบทบาท$/));
  await me.choose(named(page, "combobox", "บทบาท"), "ผู้จัดการงาน");
  await me.type(named(page, "combobox", "ที่ไหน"), "ภูหลวง");
  await me.press(page.getByRole("option", { name: /ภูหลวง/ }).first());
  await me.press(named(page, "button", /เชิญ$/));
  await me.press(named(page.getByRole("dialog"), "button", "เสร็จสิ้น"));
}

export async function setUpTrailRace(me: FirstTimer, page: Page, password: string): Promise<void> {
  await signIn(me, page, password);
  await newEvent(me, page);
  await details(me, page);
  await course(me, page);
  await distances(me, page);
  await placesAndWaves(me, page);
  await cutOffs(me, page);
  await extras(me, page);
  await rest(me, page);
  await publish(me, page);
  await team(me, page);
}
