import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { entrySave } from "@time-event/contract/entry-edits";
import { kitHandOut, kitList, type KitRow } from "@time-event/contract/kits";
import { startLineGet } from "@time-event/contract/start-line";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { type AdminApi, asAdmin, change, look } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

/** A race whose guns were half an hour ago, with people who have no kit yet; and somebody whom no mat has read. */
async function givenStart() {
  const event = await givenOpenEvent();
  const field = {
    source: "field" as const,
    speed: 1,
    minutesToGun: -30,
    peopleEach: 6,
    troubles: [],
  };
  return asAdmin(async (admin) => {
    const { rehearsal: eventId } = await change(admin, rehearsalBegin, { eventId: event.id, ...field });
    const [first] = await waiting(admin, eventId);
    const absent = {
      bib: "ZZ9",
      chip: "",
      category: first!.category,
      firstName: "ชูใจ",
      lastName: `หายตัว ${eventId}`,
      firstNameEn: "Choojai",
      lastNameEn: "Absent",
      gender: "F" as const,
      nationality: "THA",
      club: "",
      province: "",
      team: "",
      shirtSize: "M",
      givenAge: 30,
      ruledStatus: null,
    };
    await change(admin, entrySave, { eventId, revision: 0, ...absent });
    return { eventId, people: (await waiting(admin, eventId)).filter(({ bib }) => bib !== "ZZ9") };
  });
}

async function waiting({ api, headers }: AdminApi, eventId: number): Promise<KitRow[]> {
  const reply = await api.get(`/api/event/${kitList.name}`, { headers, params: { eventId, limit: 200 } });
  return parseReply(kitList, await reply.json()).data;
}

/** Somebody whom the start line has read. A made-up field has some who stay at home and some whom the mat missed: another one each time. */
async function readAtStart(eventId: number, among: readonly KitRow[]): Promise<KitRow> {
  const started = () =>
    asAdmin(async (admin) => {
      const { rows } = await look(admin, startLineGet, { eventId, state: "started", lateMinutes: 20, limit: 200 });
      const read = new Set(rows.map(({ entryId }) => entryId));
      return among.filter(({ entryId }) => read.has(entryId));
    });
  await expect.poll(async () => (await started()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return (await started())[0]!;
}

const handOut = (eventId: number, people: readonly KitRow[]) =>
  asAdmin((admin) =>
    change(admin, kitHandOut, { eventId, entryIds: people.map(({ entryId }) => entryId), submit: randomUUID() }),
  );

const last = (page: Page) => page.getByRole("region", { name: "ล่าสุด" }).getByRole("listitem");

test("the desk hands out with one key, takes back, and never twice; the start then says who is missing @phone-long", async ({
  page,
}) => {
  const { eventId, people } = await givenStart();
  const [first, second, ...rest] = people as [KitRow, KitRow, ...KitRow[]];
  const third = await readAtStart(eventId, rest);
  const others = rest.filter((each) => each !== third);
  await givenSignedIn(page, { username: "desk" });
  await page.goto(`/manage/events/${eventId}/kits`);
  await wearBothThemes(page);
  const search = page.getByRole("searchbox", { name: "หมายเลข ชื่อ หรือตั๋ว" });
  await page.getByLabel("ชื่อโต๊ะนี้").fill("โต๊ะทดสอบ");

  // a bib, Enter, Enter
  await search.fill(first.bib);
  await search.press("Enter");
  const button = page.getByRole("button", { name: "จ่าย", exact: true });
  await expect(button).toBeFocused();
  await expectAccessible(page);
  await button.press("Enter");
  await expect(last(page).first()).toContainText(`${first.bib} `);
  await expect(last(page).first()).toContainText("โต๊ะทดสอบ");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");

  // the wrong bag
  await last(page).first().getByRole("button", { name: /^รับคืน/ }).click();
  await expect(last(page).first()).toContainText("รับคืน");
  await expect(last(page).nth(1).getByRole("button")).toHaveCount(0);

  // by name, for somebody else
  await search.fill(`หายตัว ${eventId}`);
  await search.press("Enter");
  await page.getByLabel("ผู้รับแทน").fill("คุณแม่");
  await button.click();
  await expect(last(page).first()).toContainText("คุณแม่ รับแทน");
  await expect(button).toHaveCount(0);

  // another desk was faster
  await search.fill(second.bib);
  await search.press("Enter");
  await expect(button).toBeVisible();
  await handOut(eventId, [second]);
  await button.click();
  await expect(page.getByRole("alert")).toContainText("จ่ายชุดนี้ไปแล้ว");
  await expect(page.getByRole("button", { name: "จ่ายครบแล้ว" })).toBeDisabled();
  await page.getByRole("button", { name: "ยกเลิก", exact: true }).click();

  // nobody has this number
  await search.fill("000000");
  await search.press("Enter");
  await expect(page.getByText("ไม่พบใคร")).toBeVisible();

  // who has not come, as a list and as a file
  await page.getByRole("link", { name: "ใครยังไม่มารับ" }).click();
  const rows = page.getByRole("table", { name: "รายชื่อรับชุด" }).locator("tbody tr");
  await expect(rows.filter({ hasText: first.name })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: "หายตัว" })).toHaveCount(0);
  await wearBothThemes(page);
  await expectAccessible(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/-kits\.csv$/);
  await page.getByLabel("แสดง", { exact: true }).selectOption("handed_out");
  await expect(rows.filter({ hasText: "หายตัว" })).toHaveCount(1);

  // everybody else has theirs but one, who runs without
  await handOut(eventId, [first, ...others]);
  await givenSignedIn(page, { username: "timing" });
  await page.goto(`/manage/events/${eventId}/start`);
  const sum = page.getByRole("region", { name: "ผลรวมที่จุดปล่อยตัว" });
  await expect(sum.getByRole("button", { name: /^อ่านได้ทั้งที่ยังไม่รับชุด 1$/ })).toBeVisible();
  const terms = sum.getByRole("list").first().getByRole("button");
  const numbers = (await terms.allInnerTexts()).map((text) => Number(/([\d,]+)\s*$/.exec(text)![1]!.replace(",", "")));
  expect(numbers.reduce((total, each) => total + each, 0)).toBe(people.length + 1);
  await wearBothThemes(page);
  await expectAccessible(page);
  const table = page.getByRole("table", { name: "ทีละคน" }).locator("tbody tr");
  await sum.getByRole("button", { name: /^อ่านได้ทั้งที่ยังไม่รับชุด/ }).click();
  await expect(table).toHaveCount(1);
  await expect(table).toContainText(third.bib);
  await sum.getByRole("button", { name: /^อ่านได้ทั้งที่ยังไม่รับชุด/ }).click();

  // who was not seen: one press, one reason, one press back
  await page.getByLabel("สถานะ").selectOption("not_seen");
  await expect(table.filter({ hasText: "หายตัว" })).toHaveCount(1);
  await page.getByRole("button", { name: /^บันทึก DNS \d+ คนที่ไม่เห็น$/ }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel("เหตุผล").fill("ไม่มาที่จุดปล่อยตัว");
  await dialog.getByRole("button", { name: "บันทึก DNS" }).click();
  await expect(table.filter({ hasText: "หายตัว" })).toHaveCount(0);
  const marks = page.getByRole("region", { name: "DNS ที่บันทึกจากหน้านี้" });
  await expect(marks).toContainText("ไม่มาที่จุดปล่อยตัว");
  await marks.getByRole("button", { name: /^เลิกทำ DNS/ }).click();
  await expect(marks).toContainText("เลิกทำแล้ว");
  await expect(table.filter({ hasText: "หายตัว" })).toHaveCount(1);
});

test("the desk and the start read well in English @phone-long @long", async ({ page }) => {
  const { eventId, people } = await givenStart();
  await handOut(eventId, people.slice(0, 3));
  await givenSignedIn(page);
  await page.goto(`/manage/events/${eventId}/kits?lang=en`);
  await page.getByRole("searchbox", { name: "Bib, name or ticket" }).fill("Absent");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("list", { name: "To hand over" })).toBeVisible();
  await page.goto(`/manage/events/${eventId}/start`);
  await expect(page.getByRole("region", { name: "Sum at the start" })).toContainText("Not seen, probably DNS");
  await expect(page.getByRole("table", { name: "One by one" })).toBeVisible();
});
