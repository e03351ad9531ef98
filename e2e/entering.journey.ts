import type { Page } from "@playwright/test";
import { drawSlip, givenReference, slipText } from "../apps/server/src/features/slips/testing/given-slip.ts";
import { expectAccessible } from "./support/axe.ts";
import { listen } from "./support/heard.ts";
import { givenCategory } from "./support/given-category.ts";
import { givenFamilyName, givenHeldPlace } from "./support/orders.ts";
import { expectAlive } from "./support/alive.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";
import { givenCategoryOfTen, tenPeople } from "./support/team-of-ten.ts";

// a lost reply is a network error that the journey makes itself
test.use({ expectedComplaints: /net::ERR_FAILED|status of (404|502)/ });

async function fillIn(page: Page, lastName: string): Promise<void> {
  await page.getByLabel("ชื่อ", { exact: true }).fill("ธนพล");
  await page.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(lastName);
  await page.getByText("ชาย", { exact: true }).click();
  await page.getByLabel("วันเกิด").pressSequentially("14122533");
  await page.getByLabel("โทรศัพท์มือถือ").fill("081 234 5678");
  await page.getByRole("radiogroup", { name: "หมู่เลือด" }).getByText("O", { exact: true }).click();
}

test("a person enters from the event page to what is to be paid @phone-only", async ({ page }) => {
  const { said } = await listen(page);
  await page.goto(`/register/events/${openEvent}`);
  await page.getByRole("button", { name: "สมัคร มาราธอน", exact: true }).tap();
  await expect(page.getByRole("timer")).toHaveText(/^1[45]:\d\d$/);
  await expectAccessible(page);

  // what is wrong stands beside its field, and the first of them has the focus
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await expect(page.getByText("กรอกชื่อ", { exact: true })).toBeVisible();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toBeFocused();
  await fillIn(page, givenFamilyName());
  await page.getByLabel("เวลาที่คาดว่าจะเข้าเส้นชัย").fill("4:30");
  await expect(page.getByText("14 ธันวาคม 2533 (ค.ศ. 1990)")).toBeVisible();
  // what is chosen counts at once, and is said
  const sum = page.locator("p").filter({ hasText: /^รวมทั้งหมด/ });
  await expect(sum).toHaveText("รวมทั้งหมด ฿1,100");
  await page.getByLabel(/^อาหารเช้าหลังวิ่ง/).selectOption("1");
  await expect(sum).toHaveText("รวมทั้งหมด ฿1,180");
  expect(await said()).toContain("รวมทั้งหมด ฿1,180");
  await page.getByRole("button", { name: "ถัดไป" }).tap();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  // a screen reader is told where it is now
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByLabel("โทรศัพท์มือถือ")).toHaveValue("0812345678");
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toHaveValue("ธนพล");
  await page.goForward();

  // why a press failed stands beside its button: at the top of the form no phone would show it
  await page.route(/web-register-confirm$/, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).tap();
  const failed = page.getByRole("alert").locator("p");
  await expect(failed).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).tap();

  await expect(page).toHaveURL(/\/register\/registration\?order=[0-9A-Z]{8}$/);
  await expect(page.getByText("฿1,180.00").first()).toBeVisible();
});

test("a captain enters a team of ten from a spreadsheet @phone-only", async ({ page }) => {
  const team = `ทีมสิบคน ${givenFamilyName()}`;
  const event = await givenCategoryOfTen(team);
  let taps = 0;
  await page.exposeFunction("tapped", () => (taps += 1));
  await page.addInitScript(() => {
    const { tapped } = globalThis as unknown as { tapped: () => void };
    addEventListener("pointerup", () => tapped(), true);
  });
  await page.goto(`/register/events/${event}`);
  await page.getByRole("button", { name: `สมัคร ${team}`, exact: true }).tap();
  await page.getByText("วางรายชื่อจากสเปรดชีต").tap();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("เลือกไฟล์ Excel (.xlsx) หรือ CSV").tap();
  const untilFile = taps;
  const from = Date.now();
  const buffer = Buffer.from(tenPeople());
  await (await chooser).setFiles({ name: "รายชื่อทีม.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("อ่านได้ 10 คน")).toBeVisible();
  // what could not be read is named, and mended in its field
  await expect(page.getByText("วันเกิด “31/2/2533”")).toBeVisible();
  await page.getByRole("button", { name: "ใช้ 10 คนนี้" }).tap();
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  const last = page.getByRole("group", { name: "สมาชิกคนที่ 10" });
  await expect(last.getByLabel("วันเกิด")).toBeFocused();
  await expect(last.getByLabel("วันเกิด")).toHaveValue("31/2/2533");
  await last.getByLabel("วันเกิด").fill("28/2/2533");
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).tap();
  await expect(page).toHaveURL(/\/register\/registration\?order=[0-9A-Z]{8}$/);
  await expect(page.getByText("฿9,000.00").first()).toBeVisible();
  const description = `${taps - untilFile} taps, ${((Date.now() - from) / 1_000).toFixed(1)} s from the file to the confirmation`;
  test.info().annotations.push({ type: "team of ten by spreadsheet", description });
  expect(taps - untilFile).toBeLessThanOrEqual(5);

  // whoever comes back fills in all of them with one tap, though the team has no name
  await page.goto(`/register/events/${event}`);
  await page.getByRole("button", { name: `สมัคร ${team}`, exact: true }).tap();
  await page
    .getByRole("group", { name: "ทีมเดิมที่เคยสมัคร" })
    .getByRole("button", { name: /^กานดา .*\(10 คน\)$/ })
    .tap();
  await expect(page.locator("summary").filter({ hasText: "สมาชิกคนที่ 10" })).toContainText("พิมพ์");

  // what is wrong in a fold of a member who is folded away comes into sight
  const second = page.locator("details").filter({ hasText: /^สมาชิกคนที่ 2/ });
  const club = second.getByLabel("ชมรมหรือสังกัด");
  await second.locator("summary").first().tap();
  await second.getByText("ข้อมูลเพิ่มเติม").tap();
  await club.fill("1101700230708");
  await second.getByText("ข้อมูลเพิ่มเติม").tap();
  await second.locator("summary").first().tap();
  await expect(club).toBeHidden();
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await expect(club).toBeFocused();
  await expect(club).toBeInViewport();
});

test("the event page says by itself that the last place is held, and that it came back @phone-only", async ({
  page,
}) => {
  const name = `รุ่นเดียว ${givenFamilyName()}`;
  const category = await givenCategory(name, 10_000, { capacity: 1 });
  await page.clock.install();
  await page.goto(`/register/events/${category.event}`);
  await expectAlive(page);
  const enter = page.getByRole("button", { name: `สมัคร ${name}`, exact: true });
  const held = page.getByText("เต็มชั่วคราว อาจมีที่คืน");
  await expect(enter).toBeVisible();
  const others = await held.count();
  const giveBack = await givenHeldPlace(category);
  await page.clock.fastForward(15_000);
  await expect(held).toHaveCount(others + 1);
  await expect(enter).toHaveCount(0);
  await giveBack();
  await page.clock.fastForward(15_000);
  await expect(enter).toBeVisible();
});

test("a lost reply and a page loaded again lose nothing, and nothing happens twice", async ({ page }) => {
  const lost: string[] = [];
  // the server does the work, and its first answer to each call never arrives
  const seen = new Set<string>();
  await page.route(/\/api\/web\/web-register-(save|model-save|confirm)$/, async (route) => {
    const { "idempotency-key": id = "" } = route.request().headers();
    if (seen.has(id)) return route.continue();
    seen.add(id);
    lost.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/register/events/${openEvent}/enter`);
  // a press that comes before the script is posted as a form, and the script goes on from there
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await fillIn(page, givenFamilyName());
  await page.reload();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toHaveValue("ธนพล");
  await expect(page.getByLabel("วันเกิด")).toHaveValue("14/12/2533");
  await page.getByRole("button", { name: "ถัดไป" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  await expect(page.getByText("เดินวิ่ง 5 กม.").and(page.locator("b"))).toHaveCount(1);
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
  await expect(page.getByText("฿400.00").first()).toBeVisible();
  expect(lost.slice(-3)).toEqual(["web-register-model-save", "web-register-save", "web-register-confirm"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, and the server shows the next step", async ({ page }) => {
    await page.goto(`/register/events/${openEvent}`);
    await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
    await page.getByRole("button", { name: "ถัดไป" }).click();
    await expect(page.getByText("กรอกชื่อ", { exact: true })).toBeVisible();
    await fillIn(page, givenFamilyName());
    await page.getByRole("button", { name: "ถัดไป" }).click();
    await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
    await expect(page.getByRole("heading", { name: "รับใบสมัครแล้ว" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^QR พร้อมเพย์ ยอด ฿400\.00/ })).toBeVisible();
    const link = await page.getByRole("link", { name: "เปิดใบสมัครและชำระเงิน" }).getAttribute("href");

    // a form of its own takes the slip: first without one, then another kind of file
    const handIn = page.getByRole("button", { name: "ส่งสลิปนี้" });
    const picture = page.getByLabel("รูปสลิป");
    await picture.setInputFiles({
      name: "slip.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 slip"),
    });
    await handIn.click();
    await expect(page.getByText(/^ไฟล์นี้เป็น PDF/)).toBeVisible();
    const buffer = await drawSlip({ text: slipText(givenReference(), "014") });
    await picture.setInputFiles({ name: "slip.jpg", mimeType: "image/jpeg", buffer });
    await handIn.click();
    await expect(page.getByRole("heading", { name: "ได้รับสลิปแล้ว กำลังตรวจสอบ" })).toBeVisible();
    await expect(page.getByText("รอตรวจสอบ", { exact: true }).first()).toBeVisible();

    // the private link, on a device without script
    await page.goto("/register/registration");
    await page.getByLabel("ลิงก์ใบสมัครของคุณ").fill(new URL(link!, page.url()).href);
    await page.getByRole("button", { name: "เปิดใบสมัคร" }).click();
    await expect(page.getByRole("heading", { name: "ได้รับสลิปแล้ว กำลังตรวจสอบ" })).toBeVisible();
    // no cookie carries the order
    const cookies = (await page.context().cookies()).map(({ value }) => value).join();
    expect(cookies).not.toContain("registration_");
    expect(page.url()).not.toContain("registration_");
  });
});

test.describe("the network goes away right after the page came", () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });
  const enter = (page: Page) => page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true });
  const unsent = (page: Page) => page.getByRole("alert").filter({ hasText: "สิ่งที่กดยังส่งไม่ได้" });

  test("the first tap is kept, told in words, and sent once the network is back @phone", async ({ page, context }) => {
    await page.goto(`/register/events/${openEvent}`);
    await context.setOffline(true);
    await enter(page).click();
    await expect(unsent(page)).toBeVisible();
    // trying again without a network loses nothing either
    await unsent(page).getByRole("button", { name: "ลองอีกครั้ง" }).click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("เดินวิ่ง 5 กม.");
  });

  test("a tap on a page that is alive is told in words, and done once the network is back", async ({
    page,
    context,
  }) => {
    const app = page.waitForResponse(/\/enter-page-/);
    await page.goto(`/register/events/${openEvent}`);
    await expectAlive(page);
    await (await app).finished();
    await context.setOffline(true);
    await enter(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "ไม่มีอินเทอร์เน็ต" })).toBeVisible();
    await page.getByRole("link", { name: "ลองอีกครั้ง" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "ไม่มีอินเทอร์เน็ต" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("เดินวิ่ง 5 กม.");
  });

  test("the entry loaded again says that nothing is lost, and goes on with what was typed @phone", async ({
    page,
    context,
  }) => {
    await page.goto(`/register/events/${openEvent}/enter`);
    await expectAlive(page);
    await enter(page).click();
    await expect(page.getByRole("timer")).toBeVisible();
    await fillIn(page, givenFamilyName());
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "ยังต่อเครือข่ายไม่ได้" })).toBeVisible();
    await expect(page.getByText("สิ่งที่พิมพ์ไว้ยังอยู่ในเครื่องนี้ครบ")).toBeVisible();
    // no price and no place that may not be true any more
    await expect(page.getByText(/฿|ว่าง/)).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(false);
    // by itself
    await expect(page.getByRole("timer")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel("ชื่อ", { exact: true })).toHaveValue("ธนพล");
    await expect(page.getByLabel("โทรศัพท์มือถือ")).toHaveValue("081 234 5678");
    await page.getByRole("button", { name: "ถัดไป" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  });
});
