import { randomInt } from "node:crypto";
import { expectAccessible } from "./support/axe.ts";
import { givenUnpaidOrder } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const header = "วันที่,เวลา,รายการ,ถอน,ฝาก";
/** Equal lines of a day are counted, so each run has a day of its own. */
const givenDay = () =>
  `${randomInt(1, 29)} ${["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย."][randomInt(4)]} ${randomInt(2550, 2569)}`;

test("a statement pays what it names, a person names the rest, and too much goes back @phone-long", async ({
  page,
}) => {
  test.slow();
  await givenSignedIn(page, { username: "finance" });
  const [named, unnamed] = [(await givenUnpaidOrder()).order, (await givenUnpaidOrder()).order];
  const day = givenDay();
  const row = (time: string, text: string, satang: number) => `${day},${time},${text},,"${(satang / 100).toFixed(2)}"`;
  const tooMuch = unnamed.quote.totalSatang + 12_345;
  const lines = [
    row("08:01", `พร้อมเพย์ ${named.reference}`, named.quote.totalSatang),
    row("08:02", `โอนจาก ${unnamed.reference.slice(0, 4)}`, tooMuch),
    row("08:03", `ดอกเบี้ย ${named.reference.slice(0, 4)}`, 1_234),
  ];
  const statement = {
    name: `${named.reference}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...lines].join("\n")),
  };
  await page.goto("/manage/transfers/statements");
  const choose = () => page.getByLabel("วางไฟล์ที่นี่").setInputFiles(statement);
  await choose();
  await expect(page.getByRole("row", { name: new RegExp(`ตรงเลขอ้างอิง ${named.reference}`) })).toBeVisible();
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "นำเข้า 3 รายการใหม่" }).click();
  await expect(page.getByText(/นำเข้า 3 รายการ ยืนยันการชำระเงินให้ 1 รายการ/)).toBeVisible();

  await choose();
  await expect(page.getByRole("button", { name: "ไม่มีรายการใหม่" })).toBeDisabled();

  await page
    .getByRole("table", { name: "เงินเข้าที่ยังไม่รู้ว่าเป็นของใคร" })
    .getByRole("row", { name: new RegExp(`โอนจาก ${unnamed.reference.slice(0, 4)}`) })
    .getByRole("button", { name: /ระบุใบสมัครของเงิน/ })
    .click();
  await page.getByLabel("ค้นหาใบสมัคร").fill(unnamed.reference);
  await page.getByRole("button", { name: "ค้นหา", exact: true }).click();
  await page.getByRole("checkbox", { name: new RegExp(unnamed.reference) }).check();
  await page.getByRole("button", { name: new RegExp(`^ลงยอด .* ให้ ${unnamed.reference}$`) }).click();
  await expect(page.getByText(`ลงยอดให้ใบสมัคร ${unnamed.reference} แล้ว`)).toBeVisible();

  const interest = page.getByRole("row", { name: new RegExp(`ดอกเบี้ย ${named.reference.slice(0, 4)}`) });
  await interest.getByRole("button", { name: /^ไม่ใช่เงินค่าสมัคร/ }).click();
  await page.getByRole("button", { name: "ดอกเบี้ย", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "แยกออก", exact: true }).click();
  const aside = page.getByRole("table", { name: "แยกออกแล้ว: ไม่ใช่เงินค่าสมัคร" });
  await expect(aside.getByRole("row", { name: new RegExp(named.reference.slice(0, 4)) })).toBeVisible();

  await page.getByRole("link", { name: "รอตัดสิน" }).click();
  const late = page.getByRole("row", { name: new RegExp(`${unnamed.reference}.*ชำระเกิน`) });
  await expect(late.getByRole("cell", { name: "คืนเงิน ฿123.45", exact: true })).toBeVisible();
  await expectStaffAccessible(page);
  await late.getByRole("button", { name: `คืนเงินใบสมัคร ${unnamed.reference}` }).click();
  await page.getByLabel("เหตุผล").fill("โอนเกิน");
  await page.getByRole("button", { name: "บันทึกการคืนเงิน" }).click();
  await expect(page.getByText("บันทึกคืน ฿123.45 แล้ว")).toBeVisible();
  await expect(late).toBeHidden();
  await page.getByRole("link", { name: /^คืนเงิน( \(|$)/ }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${unnamed.reference}.*คืนแล้ว`) })).toBeVisible();

  // lines lead from what the registrations say to what the bank says
  await page.getByRole("link", { name: "ยอดประจำวัน" }).click();
  const difference = page.locator(".money-day > *").filter({ hasText: "ทำไมสองยอดต่างกัน" });
  await expect(difference).toBeVisible();
  const sums = (await difference.getByRole("cell").allInnerTexts()).map(satangOf);
  const total = sums.pop();
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total);
  await expectStaffAccessible(page);
});

/** @example satangOf("−฿1,234.50") // -123_450 */
function satangOf(text: string): number {
  const sign = /^[-−]/.test(text) ? -1 : 1;
  return sign * Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
}
