import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

test("staff find an order by its contact, write a note and cancel it @phone-long", async ({ page, request }) => {
  test.slow();
  // the same journey runs on a phone and on a desktop, perhaps in the same millisecond
  const phone = `08${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, "0")
    .slice(-8)}`;
  const contact = { name: "ก้านกล้วย ขอยกเลิก", phone, email: "" };
  const begun = await request.post("/api/web/web-register-save", {
    headers: { "Idempotency-Key": crypto.randomUUID() },
    data: { event: openEvent, contact, language: "th" },
  });
  const { key } = ((await begun.json()) as { data: { key: string } }).data;
  await request.post("/api/web/web-register-model-save", {
    headers: { "Idempotency-Key": crypto.randomUUID(), "x-access-key": key },
    data: { category: "42K", team: "", players: [] },
  });

  await givenSignedIn(page, { username: "admin" });
  await page.goto("/manage/registrations");
  await page.getByRole("link", { name: /ริมน้ำเจ้าพระยา/ }).click();
  await expect(page.getByRole("table", { name: "ใบสมัครของงานนี้" })).toBeVisible();
  await page
    .getByRole("searchbox", { name: "ค้นหาเลขอ้างอิง ชื่อ หรือเบอร์โทร" })
    .fill(`${phone.slice(0, 3)}-${phone.slice(3)}`);
  const opener = page.getByRole("button", { name: /ก้านกล้วย ขอยกเลิก/ });
  await expect(opener).toHaveCount(1);
  await expect(page).toHaveURL(/text=/);
  await expectStaffAccessible(page);

  await opener.click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("เขียนบันทึก").fill("โทรมาขอยกเลิก");
  await drawer.getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(drawer.getByText("โทรมาขอยกเลิก")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "ยกเลิกใบสมัคร" }).click();
  const question = page.getByRole("dialog", { name: /^ยกเลิกใบสมัคร / });
  await question.getByLabel("เหตุผล").fill("เปลี่ยนใจ");
  await question.getByRole("button", { name: "ยกเลิกใบสมัคร" }).click();
  await expect(page.getByText("ยกเลิกใบสมัครแล้ว")).toBeVisible();
  await expect(drawer.getByText("เปลี่ยนใจ")).toBeVisible();
});
