import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { entryImport } from "@time-event/contract/entry-import";
import { migrationsFolder } from "../../db/migrate.ts";
import { upload } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeAll(async () => {
  all = await givenDesk();
  await all.given.db.updateTable("categories").set({ capacity: null }).execute();
  await sql`update events set asked_of_person = '{"nationalId": "optional", "address": "optional"}'::jsonb`.execute(
    all.given.db,
  );
});
afterAll(() => all.given.stop());

const fields = ["bib", "chip", "phone", "emergencyPhone", "nationalId", "postcode", "givenAge"] as const;
const entryNamed = (lastName: string) =>
  all.given.db.selectFrom("entries").select(fields).where("lastName", "=", lastName).executeTakeFirstOrThrow();

it("stores the Thai digits of an imported file as Arabic ones", async () => {
  const file = Buffer.from(
    "BIB,ชิป,ชื่อ,นามสกุล,เพศ,รุ่น,โทรศัพท์,เบอร์ฉุกเฉิน,เลขประจำตัวประชาชน,รหัสไปรษณีย์,อายุ\n" +
      "๗๐๑,ช๗๐๑,มานี,เลขไทย,หญิง,10K,๘๑๒๓๔๕๖๗๕,๐๘๑-๒๓๔-๕๖๗๖,๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘,๕๐๑๐๐,๒๕\n",
  );
  const params = { eventId: all.eventId, fileName: "a.csv", take: "all", expectNew: 1, expectChanged: 0 } as const;
  const { status, problem } = await upload(all.given.url, entryImport, file, all.desk, params);
  expect([status, problem]).toEqual([200, undefined]);
  expect(await entryNamed("เลขไทย")).toEqual({
    bib: "701",
    chip: "ช701",
    phone: "0812345675",
    emergencyPhone: "081-234-5676",
    nationalId: "1101700230708",
    postcode: "50100",
    givenAge: 25,
  });
});

it("brings what was stored with Thai digits before to Arabic ones, but for a bib that was read or is taken", async () => {
  const { db } = all.given;
  const { id: categoryId } = await db.selectFrom("categories").select("id").limit(1).executeTakeFirstOrThrow();
  const enter = (lastName: string, bib: string) =>
    db
      .insertInto("entries")
      .values({
        eventId: all.eventId,
        categoryId,
        bib,
        firstName: "ก",
        lastName,
        gender: "F",
        phone: "๐๘๑-๒๓๔-๕๖๗๘",
        chip: null,
        birthDate: null,
        givenAge: null,
        team: null,
        ruledStatus: null,
        withdrawnAt: null,
        orderId: null,
        orderEntryId: null,
        waveId: null,
        startsAt: null,
      })
      .execute();
  await enter("ว่าง", "๘๐๑");
  await enter("ซ้ำ", "๘๐๒");
  await enter("ใช้แล้ว", "802");
  await db.updateTable("events").set({ contactPhone: "๐๕๓-๑๒๓๔๕๖" }).execute();
  const text = await readFile(join(migrationsFolder, "0540_thai_digits.sql"), "utf8");
  await sql.raw(text).execute(db);

  expect(await entryNamed("ว่าง")).toMatchObject({ bib: "801", phone: "081-234-5678" });
  expect(await entryNamed("ซ้ำ")).toMatchObject({ bib: "๘๐๒", phone: "081-234-5678" });
  expect(await db.selectFrom("events").select("contactPhone").executeTakeFirst()).toEqual({
    contactPhone: "053-123456",
  });
});
