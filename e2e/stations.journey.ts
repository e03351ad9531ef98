import { expectAccessible } from "./support/axe.ts";
import { clippedThai } from "./support/clipped-thai.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("a station's link is shown once, and goes on one sheet of paper for its marshals", async ({ page }) => {
  await givenSignedIn(page, { username: "timing" });
  await page.goto("/manage/events");
  await page.getByRole("link", { name: "แสงแรก" }).first().click();
  await page.getByRole("link", { name: "จุดบันทึกเวลา", exact: true }).click();
  await wearBothThemes(page);
  await page
    .getByRole("button", { name: /^เปิดจุดบันทึกเวลา/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR สำหรับเปิดจุดบันทึกเวลา" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "พิมพ์ใบประจำจุด" })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Scan this code with your own phone")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await clippedThai(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByRole("button", { name: "เสร็จสิ้น" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
