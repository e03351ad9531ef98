import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

test("an administrator sees what the server does by itself, and lets a job run at once", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/jobs");
  await expect(page.getByRole("heading", { level: 1, name: "งานเบื้องหลัง" })).toBeVisible();
  const row = page.getByRole("row", { name: /ลบการเข้าสู่ระบบเก่า/ });
  await expect(row).toContainText("ปกติ");
  await expect(page.getByRole("row", { name: /จำลองการแข่งขันสาธิต/ })).toContainText("กำลังทำ");
  await row.getByRole("button", { name: "ทำงานทันที: ลบการเข้าสู่ระบบเก่า" }).click();
  await expect(page.getByText("จะเริ่มทำงานภายในไม่กี่วินาที")).toBeVisible();
  await expectStaffAccessible(page);
});
