import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { publicationCompare, publicationPublish } from "@time-event/contract/publications";
import { orderFree, orderList } from "@time-event/contract/staff-orders";
import { expectAccessible } from "./support/axe.ts";
import { sticksOut } from "./support/fits.ts";
import { givenOpenEvent, type OwnEvent } from "./support/given-own.ts";
import { givenUnpaidOrder } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { asAdmin, change } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

test("a player protests from their private page, the jury answers, and the player reads it @phone", async ({
  page,
}) => {
  const event = await givenOpenEvent();
  const { key, order } = await givenUnpaidOrder(event.slug);
  await publishFor(event, order.reference);
  await holdRaceToday(page);

  await page.goto(`/register/registration#${key}`);
  await expect(page.getByText(/^ประท้วงผลได้ถึง \d\d:\d\d/)).toBeVisible();
  await page.getByRole("button", { name: "ยื่นประท้วง" }).click();
  await page.getByLabel("เรื่อง").selectOption({ label: "เวลาของฉันที่จุดหนึ่งหายไป" });
  await page.getByRole("button", { name: "ส่งให้กรรมการ" }).click();
  await expect(page.getByText("เขียนก่อนว่าเกิดอะไรขึ้น")).toBeVisible();
  await page.getByLabel("เกิดอะไรขึ้น").fill("ผ่านจุดที่ 2 เวลา 07:41 มีเพื่อนเห็น");
  await expectAccessible(page);
  expect(await sticksOut(page)).toEqual([]);

  // the battery was empty
  await page.reload();
  await expect(page.getByLabel("เกิดอะไรขึ้น")).toHaveValue("ผ่านจุดที่ 2 เวลา 07:41 มีเพื่อนเห็น");
  await page.getByRole("button", { name: "ส่งให้กรรมการ" }).click();
  await expect(page.getByText("รอกรรมการ", { exact: true })).toBeVisible();
  await page.getByLabel("แนบรูป").setInputFiles({
    name: "clock.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
  });
  await expect(page.getByText("แนบรูปแล้ว")).toBeVisible();
  await expectAccessible(page);

  const jury = await page.context().newPage();
  await givenSignedIn(jury, { username: "admin" });
  await jury.goto(`/manage/events/${event.id}/penalties`);
  await wearBothThemes(jury);
  await expect(jury.getByRole("heading", { name: "คำประท้วงที่รอคำตอบ (1)" })).toBeVisible();
  await jury.getByRole("button", { name: /^เปิดดู/ }).click();
  const dialog = jury.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /^รูปที่ผู้แข่งแนบมา/ })).toBeVisible();
  await dialog.getByRole("button", { name: "รับคำประท้วง" }).click();
  await expect(dialog.getByText("ใส่เหตุผลก่อน")).toBeVisible();
  await dialog.getByLabel("คำตอบและเหตุผล").fill("พบในแผ่นจดของจุดที่ 2 เพิ่มเวลาแล้ว");
  await expectAccessible(jury);
  await dialog.getByRole("button", { name: "รับคำประท้วง" }).click();
  await expect(jury.getByRole("heading", { name: "คำประท้วงที่ตอบแล้ว (1)" })).toBeVisible();
  await jury.close();

  await page.reload();
  await expect(page.getByText("รับคำประท้วง", { exact: true })).toBeVisible();
  await expect(page.getByText("พบในแผ่นจดของจุดที่ 2 เพิ่มเวลาแล้ว")).toBeVisible();
  await expectAccessible(page);
});

/** Confirms an order, and publishes a provisional list that may be protested against. */
async function publishFor({ id: eventId }: OwnEvent, reference: string): Promise<void> {
  await asAdmin(async (admin) => {
    const { api, headers } = admin;
    const orders = await api.get("/api/event/order-list", { headers, params: { eventId, text: reference } });
    const { id } = parseReply(orderList, await orders.json()).data[0]!;
    await change(admin, orderFree, { eventId, id, kind: "complimentary", reason: "การเดินทาง" });
    const of = { eventId, category: "5K" };
    const compared = await api.get("/api/event/publication-compare", { headers, params: of });
    const { seen } = parseReply(publicationCompare, await compared.json()).meta;
    const form = { state: "provisional" as const, protestMinutes: 15, reason: "", formId: randomUUID() };
    await change(admin, publicationPublish, { ...of, ...form, seen });
  });
}

/** Own events are a year away; the page shows protests from the day before the race. */
async function holdRaceToday(page: Page): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await page.route(/web-event-get/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...rest, data: { ...data, startsOn: today, endsOn: today } } });
  });
}
