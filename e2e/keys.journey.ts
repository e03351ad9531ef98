import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { givenEvent, liveEvent } from "./support/race.ts";
import { expectAccessible } from "./support/axe.ts";
import { givenMark } from "./support/given-own.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("a chip reader is given a key, sends a passing with it, and is shut out again", async ({ page, request }) => {
  const { checkpoints } = await givenEvent(liveEvent);
  await givenSignedIn(page, { username: "timing" });
  await page.goto("/manage/events");
  await page.getByRole("link", { name: "แสงแรก" }).first().click();
  await page.getByRole("link", { name: "อุปกรณ์" }).click();

  await wearBothThemes(page);
  await page.getByRole("button", { name: "เพิ่มอุปกรณ์" }).click();
  const name = `พรมเส้นชัย ${givenMark()}`;
  await page.getByRole("textbox", { name: "อุปกรณ์" }).fill(name);
  await page.getByRole("button", { name: "บันทึก" }).click();
  const dialog = page.getByRole("dialog", { name: `คีย์ของ “${name}”` });
  await expect(dialog.getByText(/^curl http.*\/api\/event\/passing-save/)).toBeVisible();
  const key = (await dialog.getByText(/^device_[\w-]{32}$/).textContent())!;
  await dialog.getByRole("combobox", { name: "เครื่องอ่าน" }).selectOption("MYLAPS Toolkit");
  await expect(dialog.getByText(/"type": "mylaps"/)).toContainText(`"key": "${key}"`);
  const program = await request.get((await dialog.getByRole("link", { name: /mjs/ }).getAttribute("href"))!);
  expect([program.status(), program.headers()["cache-control"]]).toEqual([200, "no-cache"]);
  expect(await program.text()).toMatch(/^import \{.*node:fs/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "เสร็จ" }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const send = () =>
    request.post("/api/event/passing-save", {
      headers: { "x-access-key": key, "idempotency-key": randomUUID() },
      data: { passings: [{ checkpoint: checkpoints[0]!.code, bib: "nobody", at: Date.now() }] },
    });
  expect((await send()).status()).toBe(200);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await page.reload();
  await expect(row).toContainText("ใช้ได้");
  await expect(row).not.toContainText("ยังไม่เคยใช้");

  await row.getByRole("button", { name: "เพิกถอน" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "ตกลง" }).click();
  await expect(row).toContainText("เพิกถอนแล้ว");
  expect((await send()).status()).toBe(401);
});
