import { expectAccessible } from "./support/axe.ts";
import { givenFamilyName } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

// a refused file
test.use({ expectedComplaints: /status of 409/ });

const certificate = {
  name: "certificate.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nxref\n0 0\ntrailer<<>>\nstartxref\n9\n%%EOF"),
};

test("a question is answered by a file, which is there again after a reload and on the page of the order @phone-only", async ({
  page,
}) => {
  await page.goto(`/register/events/${openEvent}`);
  await page.getByRole("button", { name: "สมัคร มาราธอน", exact: true }).tap();
  await page.getByLabel("ชื่อ", { exact: true }).fill("ธนพล");
  await page.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(givenFamilyName());
  await page.getByText("ชาย", { exact: true }).click();
  await page.getByLabel("วันเกิด").pressSequentially("14122533");
  await page.getByLabel("โทรศัพท์มือถือ").fill("081 234 5678");
  await page.getByRole("radiogroup", { name: "หมู่เลือด" }).getByText("O", { exact: true }).click();
  await page.getByLabel("เวลาที่คาดว่าจะเข้าเส้นชัย").fill("4:30");

  const file = page.getByRole("group", { name: /^ใบรับรองแพทย์/ });
  await file.locator("input[type=file]").setInputFiles({ ...certificate, buffer: Buffer.from("no document") });
  await expect(file.getByRole("alert")).toHaveText(/ไม่ใช่ภาพหรือ PDF/);
  await file.locator("input[type=file]").setInputFiles(certificate);
  await expect(file.getByText("PDF 1 kB")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(file.getByText("ได้รับไฟล์แล้ว")).toBeVisible();
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).tap();

  const saved = page.waitForEvent("download");
  await page.getByRole("group", { name: "เอกสารที่ส่ง" }).getByRole("button", { name: "ธนพล · PDF 1 kB" }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
});
