import { randomBytes, randomUUID } from "node:crypto";
import { parseReply } from "@time-event/contract/call";
import type { BodyOf, DataOf, Endpoint } from "@time-event/contract/endpoint";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { orderPlayer } from "@time-event/contract/order-player";
import { expect, test } from "./support/quiet-console.ts";

const event = "thung-wua-laen-triathlon";

async function submit<E extends Endpoint & { readonly method: "POST" }>(endpoint: E, body: BodyOf<E>, key?: string) {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    ...(key !== undefined && { "x-access-key": key }),
  };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await fetch(`${process.env.BASE_URL ?? ""}/api/web/${endpoint.name}`, init);
  return parseReply(endpoint, await reply.json()).data as DataOf<E>;
}

/** A captain who knows their own part only. */
async function givenRelay(): Promise<string> {
  const contact = { name: "มานี ใจดี", phone: "081 234 5678", email: "manee@example.org" };
  const { key } = await submit(webRegisterSave, { event, language: "th", contact, key: "keep" });
  const captain = orderPlayer.parse({
    firstName: "มานี",
    lastName: `ใจดี ${randomBytes(3).toString("hex")}`,
    gender: "F",
    birthDate: "1990-05-05",
    phone: "081 234 5678",
  });
  await submit(webRegisterModelSave, { category: "RELAY", team: "ทีมเรียกเพื่อน", players: [captain] }, key!);
  return key!;
}

test("a captain sends a member a link, and the member fills in their own part @phone", async ({ page, browser }) => {
  const key = await givenRelay();
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
  await friend.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(`พอใจ ${randomBytes(3).toString("hex")}`);
  await friend.getByText("ชาย", { exact: true }).click();
  await friend.getByLabel(/^วันเกิด/).pressSequentially("14122533");
  await friend.getByLabel("โทรศัพท์มือถือ").fill("089 111 2222");
  await friend.getByRole("button", { name: "บันทึกข้อมูลของฉัน" }).click();
  await expect(friend.getByText(/^บันทึกแล้ว/)).toBeVisible();
  await friend.reload();
  await expect(friend.getByLabel("โทรศัพท์มือถือ")).toHaveValue("0891112222");
  await context.close();

  await page.reload();
  const filled = page.getByRole("listitem").filter({ hasText: "ปิติ พอใจ" }).last();
  await expect(filled.getByText("ครบแล้ว", { exact: true })).toBeVisible();
});
