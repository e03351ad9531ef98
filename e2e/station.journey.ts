import { createHash, randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { findChainBreak, type ChainedRecord } from "@time-event/domain/stations/record-chain";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";

// the journeys cut the network by themselves
test.use({ expectedComplaints: /status of (401|404)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const minute = 60_000;
/** Ten in the morning in Thailand. */
const seenAt = Date.UTC(2026, 10, 15, 3);

/** The server of a station, which can be cut off, and remembers what it was sent. */
async function givenStation(context: BrowserContext) {
  const held: ChainedRecord[] = [];
  const requests: string[] = [];
  const state = { isCut: false, isRevoked: false };
  const entry = (bib: string, name: string, inMinutes: number, is: "due" | "overdue") => ({
    bib,
    name,
    category: "42K",
    expectedAt: Date.now() + inMinutes * minute,
    lastSeen: { checkpoint: "CP1", at: seenAt },
    state: is,
  });
  await context.route(/\/api\/web\/web-checkpoint-(save|list)/, async (route) => {
    const { url, body } = { url: route.request().url(), body: route.request().postDataJSON() };
    if (state.isCut) return route.abort();
    requests.push(url);
    if (state.isRevoked) return route.fulfill({ status: 401, json: { code: "key_revoked", message: "" } });
    if (url.includes("web-checkpoint-list")) {
      const station = {
        checkpoint: "CP2",
        name: { th: "จุดตรวจ 2 บ้านแม่สา", en: "CP2 Mae Sa" },
        event: { th: "วิ่งทดสอบ", en: "Test run" },
        timeZone: "Asia/Bangkok",
        endsAt: null,
      };
      const due = [
        entry("417", "สมชาย ใจดี", 4, "due"),
        entry("447", "มาลี ศรีสุข", -12, "overdue"),
        entry("500", "อนันต์ วงศ์ทอง", 25, "due"),
      ];
      return route.fulfill({ json: { data: [], meta: { version: 1, station, due, serverAt: Date.now() } } });
    }
    const records = body.records.map((record: object) => ({ ...record, device: body.device })) as ChainedRecord[];
    for (const record of records) if (record.seq === held.length + 1) held.push(record);
    const data = {
      fates: records.map(({ seq }) => ({ seq, fate: "stored", at: Date.now() })),
      held: held.length,
      missing: [],
      serverAt: Date.now(),
      offsetMs: 0,
      version: 1,
    };
    return route.fulfill({ json: { data, meta: {} } });
  });
  const event = `race-${randomUUID().slice(0, 8)}`;
  const path = `/checkpoint/${event}/station`;
  return { held, requests, state, path, link: `${path}#key=station_${randomUUID().replaceAll("-", "").slice(0, 32)}` };
}

test.describe("on a phone that keeps another zone's time", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("a marshal reads the race's time, and whose it is", async ({ page, context }) => {
    const { link } = await givenStation(context);
    await page.goto(link);
    await expect(page.getByText("เวลาของงาน (GMT+7)")).toBeVisible();
    await expect(page.getByText("เห็นที่ CP1 10:00:00").first()).toBeVisible();
  });
});

test("a marshal works while the network comes and goes: nothing is lost, nothing doubled @phone", async ({
  page,
  context,
}) => {
  const { held, state, link, path } = await givenStation(context);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "จุดตรวจ 2 บ้านแม่สา" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectAccessible(page);
  const type = async (bib: string) => {
    for (const key of bib) {
      await page.getByRole("button", { name: key === "?" ? "อ่านไม่ออก" : key, exact: true }).click();
    }
    await page.getByRole("button", { name: "บันทึก", exact: true }).click();
  };

  await type("417");
  await expect(page.getByText("417 บันทึกแล้ว")).toBeVisible();
  await expect(page.getByText("ส่งครบแล้ว")).toBeVisible();

  for (const bib of ["447", "999", "417"]) {
    state.isCut = true;
    await type(bib);
    await expect(page.getByText("รอส่ง 1", { exact: true })).toBeVisible();
    state.isCut = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("ส่งครบแล้ว")).toBeVisible();
  }
  await expect(page.getByText("417 เคยผ่านแล้ว")).toBeVisible();

  // unreadable: it is kept, and the right one gets its moment
  await type("5?0");
  await expect(page.getByText("5?0 ไม่รู้จักหมายเลขนี้")).toBeVisible();
  await page.getByRole("group", { name: "หรือว่า" }).getByRole("button", { name: /500/ }).click();
  await expect(page.getByText("500 บันทึกแล้ว")).toBeVisible();
  await expect(page.getByText("ส่งครบแล้ว")).toBeVisible();
  await expect.poll(() => held.length).toBe(7);
  expect(held.map(({ kind, bib }) => `${kind} ${bib}`)).toEqual([
    "passing 417",
    "passing 447",
    "passing 999",
    "passing 417",
    "passing 5?0",
    "undo 5?0",
    "passing 500",
  ]);
  expect(held[6]!.at).toBe(held[4]!.at);
  expect(findChainBreak(held, sha256)).toBeUndefined();
});

test("the page opens without a network, with what was entered, and sends it later", async ({ page, context }) => {
  const { held, state, link, path } = await givenStation(context);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "จุดตรวจ 2 บ้านแม่สา" })).toBeVisible();
  // its worker has kept the page
  await expect
    .poll(() => page.evaluate(async (kept) => (await (await caches.open(kept)).match(kept)) !== undefined, path))
    .toBe(true);
  state.isCut = true;
  await page.keyboard.type("417");
  await page.keyboard.press("Enter");
  await expect(page.getByText("รอส่ง 1", { exact: true })).toBeVisible();
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(path);
  await expect(again.getByText("รอส่ง 1", { exact: true })).toBeVisible();
  await again.keyboard.type("447");
  await again.keyboard.press("Enter");
  await expect(again.getByText("รอส่ง 2", { exact: true })).toBeVisible();

  state.isCut = false;
  await context.setOffline(false);
  await expect(again.getByText("ส่งครบแล้ว")).toBeVisible();
  expect(held.map(({ bib }) => bib)).toEqual(["417", "447"]);
  expect(findChainBreak(held, sha256)).toBeUndefined();
});

test("a revoked key keeps what was entered, and it can be saved as a file", async ({ page, context }) => {
  const { state, link } = await givenStation(context);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "จุดตรวจ 2 บ้านแม่สา" })).toBeVisible();
  state.isRevoked = true;
  await page.keyboard.type("417");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^คีย์ของจุดตรวจนี้ถูกยกเลิก/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("รอส่ง 1", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "ส่งออกไฟล์" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "บันทึกไฟล์" }).click();
  const stream = await (await saved).createReadStream();
  const file = JSON.parse((await stream.toArray()).join("")) as { device: string; records: ChainedRecord[] };
  const records = file.records.map((record) => ({ ...record, device: file.device }));
  expect(records.map(({ bib }) => bib)).toEqual(["417"]);
  expect(findChainBreak(records, sha256)).toBeUndefined();
});

test("where the device cannot write, the screen says so and keeps trying", async ({ page, context }) => {
  const { held, link } = await givenStation(context);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "จุดตรวจ 2 บ้านแม่สา" })).toBeVisible();
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(globalThis, { give: () => Object.assign(IDBObjectStore.prototype, { add }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.keyboard.type("417");
  await page.keyboard.press("Enter");
  await expect(page.getByText("417 ไม่ได้เก็บ!")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "1 รายการไม่ได้เก็บ" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate("give()");
  await page.getByRole("button", { name: "ลองเก็บอีกครั้ง" }).click();
  await expect(page.getByText("ส่งครบแล้ว")).toBeVisible();
  await expect.poll(() => held.map(({ bib }) => bib)).toEqual(["417"]);
});
