import type { Browser, Page } from "@playwright/test";
import { givenMark, givenUser } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { demoPassword } from "./support/server.ts";
import { expectStaffAccessible, givenSignedIn, goInside } from "./support/staff.ts";

const newPassword = "a-river-of-runners-at-dawn";

/** Chooses from a list, which is one to type in where the journeys before have made many events. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole("combobox", { name: label });
  if (await list.evaluate((element) => element.matches("select"))) {
    await list.selectOption(option);
    return;
  }
  await list.fill(option);
  await page.getByRole("option", { name: option }).click();
}

/** Invites a user with one role at one event, and returns the link to choose a password. */
async function invite(page: Page, username: string): Promise<string> {
  await page.goto("/config/users/new");
  await page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill(username);
  await page.getByLabel("ภาษาไทย").fill("มาลี ใจดี");
  await page.getByLabel("ภาษาอังกฤษ").fill("Malee Jaidee");
  await page.getByRole("button", { name: "เพิ่มบทบาท" }).click();
  await page.getByRole("combobox", { name: "บทบาท" }).selectOption("เจ้าหน้าที่จับเวลา");
  await choose(page, "ที่ไหน", "สันหมอกปัว อัลตร้าเทรล");
  await page.getByRole("button", { name: "เชิญ", exact: true }).click();
  const link = page.getByRole("dialog", { name: "ลิงก์ตั้งรหัสผ่าน" }).getByRole("code");
  await expect(link).toContainText("/auth/password-reset#");
  return (await link.textContent())!;
}

/** In another browser, the invited user follows the link, chooses a password and signs in. */
async function enterBy(browser: Browser, link: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "th-TH" })).newPage();
  await page.goto(link);
  await page.getByLabel("รหัสผ่านใหม่", { exact: true }).fill(newPassword);
  await page.locator("button[type=submit]").click();
  await expect(page.locator("button[type=submit]")).toHaveCount(0);
  await page.goto("/auth");
  await page.getByLabel("ชื่อผู้ใช้").fill(username);
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(newPassword);
  await page.locator("button[type=submit]").click();
  await expect(page.getByRole("heading", { level: 1, name: "สวัสดี มาลี ใจดี" })).toBeVisible();
  return page;
}

test("a user with a role at one event sees their menu alone, and is out when they are disabled", async ({
  page,
  browser,
}) => {
  test.slow();
  await givenSignedIn(page);
  const username = `malee.${givenMark()}`;
  const link = await invite(page, username);
  await page.getByRole("button", { name: "เสร็จสิ้น" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /มาลี ใจดี/ })).toBeVisible();
  await expect(page.getByText("รอตั้งรหัสผ่าน")).toBeVisible();

  const hers = await enterBy(browser, link, username);
  const menu = hers.getByRole("navigation", { name: "เมนูทีมงาน" });
  await expect(menu.getByRole("button", { name: "จัดการงาน" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "ตั้งค่าระบบ" })).toHaveCount(0);
  // a page that she has no right to see says so, and asks the server nothing
  await hers.goto("/config/users");
  await expect(hers.getByRole("main").getByText("ไม่มีสิทธิ์").first()).toBeVisible();

  await page.getByRole("link", { name: "การเข้าใช้งาน" }).click();
  await expect(page).toHaveURL(/\/access$/);
  await page.reload();
  await expect(page.getByText(/Chrome บน Linux/)).toBeVisible();
  await page.getByRole("button", { name: "ระงับการใช้งาน" }).click();
  await page.getByRole("button", { name: /ตกลง/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /ระงับการใช้งาน/ })).toBeVisible();

  await hers.goto("/profile");
  await expect(hers).toHaveURL(/\/register\/event-list$/);
  await hers.context().close();

  await page.goto(`/report/audit?text=${username}`);
  await expect(page.getByRole("cell", { name: "ระงับผู้ใช้" })).toBeVisible();
  await page
    .getByRole("row", { name: /เชิญผู้ใช้/ })
    .getByRole("button")
    .click();
  await expect(page.getByRole("dialog").getByRole("row", { name: /บทบาท/ })).toContainText("เจ้าหน้าที่จับเวลา · ");
});

test("a role's permissions are ticked by keyboard and hold at once", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/roles");
  await page.getByRole("button", { name: "เพิ่มบทบาท" }).click();
  const dialog = page.getByRole("dialog");
  const role = `แพทย์สนาม ${givenMark()}`;
  await dialog.getByLabel("ภาษาไทย").fill(role);
  await dialog.getByLabel("ภาษาอังกฤษ").fill("Race doctor");
  await dialog.getByRole("button", { name: "เพิ่ม", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("checkbox", { name: "ดูงาน: ผู้ชม" }).focus();
  await page.keyboard.press("ArrowRight");
  const tick = page.getByRole("checkbox", { name: `ดูงาน: ${role}` });
  await expect(tick).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tick).toBeChecked();
  // that the new role is saved has been said, too
  await expect(page.getByText("บันทึกแล้ว")).toBeHidden();
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible();
  await page.reload();
  await expect(tick).toBeChecked();
  await page.getByRole("button", { name: `ลบบทบาท ${role}` }).click();
  await page.getByRole("button", { name: /ตกลง/ }).click();
  await expect(tick).toHaveCount(0);
});

test("an item of the menu is renamed and moved, and the menu beside it follows", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/menu");
  const menu = page.getByRole("navigation", { name: "เมนูทีมงาน" });
  await page.getByRole("button", { name: "แก้ไข ผู้ใช้" }).click();
  const dialog = page.getByRole("dialog", { name: "รายการเมนู" });
  await dialog.getByLabel("ภาษาไทย").fill("ทีมงานของเรา");
  await dialog.getByLabel("ค้นหาไอคอน (ชื่อภาษาอังกฤษ)").fill("heart-fill");
  await dialog.getByRole("radio", { name: "heart-fill" }).check();
  await dialog.getByRole("button", { name: "เสร็จสิ้น" }).click();
  await page.getByRole("button", { name: "เลื่อน ทีมงานของเรา ลง" }).click();
  await expect(page.getByRole("button", { name: "เลื่อน ทีมงานของเรา ลง" })).toBeFocused();
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  const items = menu.getByRole("link");
  await expect(items.filter({ hasText: "ทีมงานของเรา" })).toBeVisible();
  const placeOf = async (name: string) => (await items.allTextContents()).indexOf(name);
  await expect.poll(async () => (await placeOf("ทีมงานของเรา")) - (await placeOf("บทบาทและสิทธิ์"))).toBeGreaterThan(0);

  await page.getByRole("button", { name: "แก้ไข ทีมงานของเรา" }).click();
  await dialog.getByLabel("ภาษาไทย").fill("ผู้ใช้");
  await dialog.getByLabel("ปลายทาง").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "เสร็จสิ้น" }).click();
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(page.getByText("รายการนี้ยังไม่ถูกต้อง เปิดเพื่อแก้ไข")).toBeVisible();
  await page.getByRole("button", { name: "แก้ไข ผู้ใช้" }).click();
  await expect(dialog.getByLabel("ปลายทาง")).toHaveAccessibleDescription(/หน้าในระบบที่ขึ้นต้นด้วย/);

  // undo it for other journeys
  await dialog.getByLabel("ปลายทาง").fill("/config/users");
  await dialog.getByRole("button", { name: "เสร็จสิ้น" }).click();
  await page.getByRole("button", { name: "เลื่อน ผู้ใช้ ขึ้น" }).click();
  await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(items.filter({ hasText: "ทีมงานของเรา" })).toHaveCount(0);
});

test("the log is checked, and says up to where it is intact", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/report/audit");
  await page.getByRole("button", { name: "ตรวจสอบบันทึก" }).click();
  const dialog = page.getByRole("dialog", { name: "ตรวจสอบบันทึก" });
  await dialog.getByRole("button", { name: "เริ่มตรวจ" }).click();
  await expect(dialog.getByRole("heading", { name: /ครบถ้วนถึงรายการที่ \d/ })).toBeVisible();
  const [number, seal] = (await dialog.getByRole("code").textContent())!.trim().split(/\s+/);
  await dialog.getByText("เทียบกับที่เคยจดไว้").click();
  await dialog.getByLabel("รายการที่", { exact: true }).fill(number!);
  await dialog.getByLabel("ผนึกที่จดไว้").fill(seal!);
  await expect(dialog.getByText(/^ตรงกัน/)).toBeVisible();
  await dialog.getByLabel("ผนึกที่จดไว้").fill(seal!.replace(/^./, (first) => (first === "0" ? "1" : "0")));
  await expect(dialog.getByText(/^ไม่ตรงกัน/)).toBeVisible();
});

test.describe("of one's own", () => {
  test.use({ expectedComplaints: /status of (404|409)/ });

  test("the password takes the old one, and other devices are signed out", async ({ page, browser }) => {
    const username = await givenUser();
    await givenSignedIn(page, { username });
    const phone = await (await browser.newContext({ locale: "th-TH" })).newPage();
    await givenSignedIn(phone, { username });

    await page.goto("/profile/password");
    await page.getByLabel("รหัสผ่านปัจจุบัน").fill("not-the-password");
    await page.getByLabel("รหัสผ่านใหม่").fill("1234567890");
    await expect(page.getByText("เดาได้ง่ายมาก")).toBeVisible();
    await page.getByLabel("รหัสผ่านใหม่").fill(newPassword);
    await expect(page.getByText("ดีมาก")).toBeVisible();
    await page.getByRole("button", { name: "เปลี่ยนรหัสผ่าน" }).click();
    await expect(page.getByText("ไม่ใช่รหัสผ่านปัจจุบันของคุณ")).toBeVisible();
    await expect(page.getByLabel("รหัสผ่านใหม่")).toHaveValue(newPassword);

    // the same again
    await page.getByLabel("รหัสผ่านปัจจุบัน").fill(demoPassword);
    await page.getByLabel("รหัสผ่านใหม่").fill(demoPassword);
    await page.getByRole("button", { name: "เปลี่ยนรหัสผ่าน" }).click();
    await expect(page.getByText("เหมือนรหัสผ่านเดิม ตั้งรหัสใหม่ที่ต่างออกไป")).toBeVisible();
    await page.getByLabel("รหัสผ่านปัจจุบัน").fill("");
    await page.getByLabel("รหัสผ่านใหม่").fill("");

    await page.getByRole("link", { name: "อุปกรณ์ที่เข้าใช้อยู่" }).click();
    await expect(page.getByText("เครื่องนี้")).toHaveCount(1);
    const endOthers = page.getByRole("button", { name: "ออกจากเครื่องอื่นทั้งหมด" });
    await endOthers.click();
    await expect(endOthers).toHaveCount(0);
    await phone.goto("/profile");
    await expect(phone).toHaveURL(/\/register\/event-list$/);
    await phone.context().close();
  });
});

for (const [area, paths] of Object.entries({
  users: ["/config/users", "/config/users/new", "/config/users/1", "/config/users/2/roles", "/config/users/1/access"],
  rights: ["/config/roles", "/config/menu", "/report/audit"],
  oneself: ["/profile", "/profile/password", "/profile/sign-ins"],
})) {
  test(`every screen of ${area} can be read by everybody @phone-long @long`, async ({ page }) => {
    await givenSignedIn(page);
    if (area !== "oneself") await page.goto("/");
    for (const path of paths) {
      // all pages of oneself have one title, by which nobody sees that the next one has come
      await (area === "oneself" ? page.goto(path) : goInside(page, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".bones")).toHaveCount(0);
      await expectStaffAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} fits`).toBe(true);
    }
  });
}
