import type { Page } from "@playwright/test";
import { givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectAccessible } from "./support/axe.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

const price = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "ราคา", exact: true });

test("what cannot be read as money stays in its field and is not stored; what may be two amounts is asked about", async ({
  page,
}) => {
  test.slow();
  await givenSignedIn(page);
  const { id } = await givenOpenEvent();
  await page.goto(`/manage/events/${id}/extras`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: "เพิ่มของเสริม" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ภาษาไทย").first().fill("หมวก");
  const type = async (text: string) => {
    await price(page).fill("");
    await price(page).pressSequentially(text);
    await price(page).blur();
  };

  for (const text of ["1,8OO", "1,8OO.50x", "12,5000"]) {
    await type(text);
    await expect(price(page)).toHaveValue(text);
    await expect(dialog.getByText(`อ่าน “${text}” เป็นตัวเลขไม่ได้`)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(dialog).toBeVisible();
  await type("-500");
  await expect(dialog.getByText("ใส่ได้ตั้งแต่ 0 ขึ้นไป")).toBeVisible();
  await type("๑๘๐๐ บาท");
  await expect(price(page)).toHaveValue("1,800");

  await type("1.800");
  await expect(dialog.getByText("“1.800” หมายถึงเท่าใด")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "1.80", exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "1,800", exact: true }).click();
  await expect(price(page)).toHaveValue("1,800");
  await dialog.getByRole("button", { name: "บันทึก" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/1,800/)).toBeVisible();
});
