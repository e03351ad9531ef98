import { givenFamilyName, givenRelay } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";

test("a captain sends a member a link, and the member fills in their own part @phone", async ({ page, browser }) => {
  const key = (await givenRelay()).key;
  await page.goto(`/register/registration#${key}`);
  await expect(page.getByRole("heading", { name: "สมาชิกและข้อมูลที่ยังขาด" })).toBeVisible();
  const second = page.getByRole("listitem").filter({ hasText: "สมาชิกคนที่ 2" });
  await expect(second.getByText(/ยังขาด: ชื่อ/)).toBeVisible();
  await second.getByRole("button", { name: /^สร้างลิงก์ให้/ }).click();
  const link = await page.getByText(/register\/member#member_/).textContent();

  const context = await browser.newContext({ viewport: page.viewportSize(), locale: "th-TH" });
  const friend = await context.newPage();
  await friend.goto(link!);
  await expect(friend.getByText("มานี ใจดี สมัครให้คุณ")).toBeVisible();
  await expect(friend).toHaveURL(/\/register\/member$/);
  await friend.getByLabel("ชื่อ", { exact: true }).fill("ปิติ");
  await friend.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(givenFamilyName());
  await friend.getByText("ชาย", { exact: true }).click();
  await friend.getByLabel(/^วันเกิด/).pressSequentially("14122533");
  await friend.getByLabel("โทรศัพท์มือถือ").fill("089 111 2222");
  await friend.getByRole("button", { name: "บันทึกข้อมูลของฉัน" }).click();
  await expect(friend.getByText(/^บันทึกแล้ว/)).toBeVisible();
  await friend.reload();
  await expect(friend.getByLabel("โทรศัพท์มือถือ")).toHaveValue("0891112222");
  await context.close();

  await page.reload();
  const filled = page.getByRole("listitem").filter({ hasText: "ปิติ ใจดี" }).last();
  await expect(filled.getByText("ครบแล้ว", { exact: true })).toBeVisible();
});
