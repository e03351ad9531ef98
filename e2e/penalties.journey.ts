import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { asAdmin, change } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("one official proposes a penalty and sees whom it moves, another decides it @phone-long", async ({ page }) => {
  const event = await givenOpenEvent();
  const field = { source: "field" as const, speed: 1, minutesToGun: -24 * 60, peopleEach: 12, troubles: [] };
  const { rehearsal, slug } = await asAdmin((admin) => change(admin, rehearsalBegin, { eventId: event.id, ...field }));
  const results = `/register/events/${slug}/results`;
  await givenSignedIn(page, { username: "timing" });

  // the whole field comes in by a job, and its ranking follows
  const finished = page.getByRole("row").filter({ hasText: /\d:\d\d:\d\d/ });
  await expect(async () => {
    await page.goto(results);
    await expect(finished.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const href = await page.getByRole("link", { name: /นักซ้อม/ }).first().getAttribute("href");
  const bib = /results\/(\w+)/.exec(href!)![1]!;

  await page.goto(`/manage/events/${rehearsal}/penalties`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: "เสนอโทษ" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("หมายเลข (BIB)").fill(bib);
  await expect(drawer.getByText(/^อันดับ(เปลี่ยน \d+ คน|ไม่เปลี่ยน)/)).toBeVisible();
  await drawer.getByLabel("เห็นอะไร ที่ไหน ใครเห็น").fill("ลัดทางโค้งที่ 3");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "บันทึก" }).click();
  await page.getByRole("button", { name: `เปิดดู ${bib}` }).click();
  await expect(drawer.getByText("คุณเป็นผู้เสนอ ให้กรรมการคนอื่นตัดสิน")).toBeVisible();

  await givenSignedIn(page, { username: "admin" });
  await page.goto(`/manage/events/${rehearsal}/penalties`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: `เปิดดู ${bib}` }).click();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "ให้มีผล" }).click();
  await expect(page.getByText(/^อุทธรณ์ได้ถึง \d\d:\d\d/)).toBeVisible();
  await page.goto(`/register/events/${slug}`);
  await expect(page.getByText("ลัดทางโค้งที่ 3")).toBeVisible();

  // nothing is official while it can be appealed; it is, and a third decides the appeal
  await page.goto(`/manage/events/${rehearsal}/review`);
  await expect(page.getByRole("link", { name: /^บทลงโทษที่ยังไม่สิ้นสุด 1 เรื่อง · อุทธรณ์ได้ถึง \d\d:\d\d/ })).toBeVisible();
  await page.goto(`/manage/events/${rehearsal}/penalties`);
  await takeStep(page, bib, "ยื่นอุทธรณ์", "ทางแคบ ต้องหลบคนล้ม");
  await givenSignedIn(page, { username: "timing" });
  await page.goto(`/manage/events/${rehearsal}/penalties`);
  await takeStep(page, bib, "ยืนตามเดิม", "ภาพจากกล้องชัดเจน");
  await givenSignedIn(page, { username: "admin" });

  // provisional, with no time to protest; then official, and everybody is told
  await page.goto(`/manage/events/${rehearsal}/review`);
  await wearBothThemes(page);
  const publish = page.getByRole("button", { name: /^ตรวจก่อนประกาศ/ }).first();
  await publish.click();
  await drawer.getByLabel("เวลาประท้วง").fill("0");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: /^ประกาศ/ }).click();
  await expect(page.getByText("รอประกาศเป็นทางการ")).toBeVisible();
  await publish.click();
  await expect(drawer.getByText("เหมือนฉบับก่อนทุกบรรทัด")).toBeVisible();
  await drawer.getByRole("button", { name: "ประกาศ · เป็นทางการ" }).click();
  await page.getByText("ทุกฉบับ (2)").click();
  await page.getByRole("link", { name: "ดูและพิมพ์ฉบับที่ 2" }).click();
  const hash = await page.locator(".publication-head__hash code").innerText();
  // whoever has the text can compute the fingerprint again
  const [text] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "บันทึกข้อความ" }).click(),
  ]);
  expect(
    createHash("sha256")
      .update(await readFile(await text.path()))
      .digest("hex"),
  ).toBe(hash);
  await expectAccessible(page);
  await page.goto(results);
  await expect(page.getByText(/ผลเป็นทางการ ฉบับที่ 2/)).toBeVisible();
  await expect(page.getByText(hash.slice(0, 8))).toBeVisible();
});

/** Takes a step of a penalty with its reason, and waits until it is done. */
async function takeStep(page: Page, bib: string, step: string, note: string): Promise<void> {
  await page.getByRole("button", { name: `เปิดดู ${bib}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("บันทึกหรือเหตุผล").fill(note);
  await dialog.getByRole("button", { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}
