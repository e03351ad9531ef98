import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

interface Reply {
  readonly data: {
    readonly key: string;
    readonly id: number;
    readonly reference: string;
    readonly order: Reply["data"];
  };
}

/** Somebody enters, confirms and sends a picture that is no slip; returns the reference of their order. */
async function givenSlip(request: APIRequestContext, name: string, amountSatang: number, picture: Buffer) {
  let key = "";
  const submit = async (call: string, sent: { data: unknown } | { file: Buffer }) => {
    const headers = { "Idempotency-Key": randomUUID(), ...(key && { "x-access-key": key }) };
    const reply = await request.post(`/api/web/${call}`, {
      headers: "file" in sent ? { ...headers, "content-type": "application/octet-stream" } : headers,
      data: "file" in sent ? sent.file : sent.data,
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as Reply).data;
  };
  const contact = { name, phone: "0812345678", email: "" };
  const begun = await submit("web-register-save", { data: { event: openEvent, contact, language: "th" } });
  key = begun.key;
  const player = { firstName: name, lastName: randomUUID().slice(0, 8), gender: "F", birthDate: "5/5/2533" };
  const emergency = { emergencyName: "แม่", emergencyRelation: "แม่", emergencyPhone: "0811111111" };
  await submit("web-register-model-save", {
    data: { category: "42K", team: "", players: [{ ...player, ...emergency, shirtSize: "M", nationality: "THA" }] },
  });
  await submit("web-register-confirm", { data: {} });
  const { id: slip } = await submit("web-images-save", { file: picture });
  await submit("web-register-transfer-save", { data: { slip, amountSatang } });
  return begun.order.reference;
}

/** Skips slips of others until this one is shown. */
async function goTo(page: Page, reference: string): Promise<void> {
  await expect(async () => {
    if (!(await page.getByRole("link", { name: `เปิดใบสมัคร ${reference}` }).isVisible())) {
      await page.keyboard.press("s");
    }
    await expect(page.getByRole("link", { name: `เปิดใบสมัคร ${reference}` })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("slips are verified, refused and brought back by keys, the next one at once @phone", async ({ page, request }) => {
  test.slow();
  await givenSignedIn(page, { username: "finance" });
  const picture = await page.screenshot();
  const right = await givenSlip(request, "มานี ตรวจสลิป", 110_000, picture);
  const wrong = await givenSlip(request, "ปิติ ตรวจสลิป", 5_000, picture);

  await page.goto("/manage/transfers");
  await goTo(page, right);
  await expect(page.getByRole("img", { name: `สลิปของ ${right}` })).toBeVisible();
  await expectStaffAccessible(page);
  await page.keyboard.press("+");
  await page.keyboard.press("t");
  await page.keyboard.press("v");
  await expect(page.getByText(`${right} ยืนยันแล้ว`)).toBeVisible();

  await goTo(page, wrong);
  await expect(page.getByText("ยอดที่แจ้งไม่ตรงกับยอดที่ค้าง")).toBeVisible();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "ยอดเงินไม่ถูกต้อง" }).click();
  await expect(page.getByText(`${wrong} ปฏิเสธแล้ว`)).toBeVisible();
  await expect(page.getByText(/ตรวจแล้ว 2 รายการ · เฉลี่ย [\d.]+ วินาทีต่อรายการ/).first()).toBeVisible();

  await page.keyboard.press("u");
  await expect(page.getByText("ย้อนแล้ว รายการกลับมารอตรวจ")).toBeVisible();
  await expect(page.getByRole("link", { name: `เปิดใบสมัคร ${wrong}` })).toBeVisible();

  await page.getByRole("link", { name: "ทั้งหมด" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${right}.*ยืนยันแล้ว`) })).toBeVisible();
});
