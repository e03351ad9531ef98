import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "./audit.service.ts";
import { sealOf } from "./seal.ts";

let given: GivenDatabase;
beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());

const caller: StaffCaller = {
  username: "malee",
  displayName: { th: "มาลี", en: "Malee" },
  language: "th",
  roles: [],
  permissions: [],
  eventPermissions: {},
  address: "203.0.113.7",
};
const subject = { kind: "club", id: 7, name: "ชมรมวิ่งดอยสุเทพ" };
const entries = () => given.db.selectFrom("auditEntries").selectAll().orderBy("seq").execute();
const record = (name: string) =>
  given.db.transaction().execute((tx) =>
    recordChange(tx, caller, {
      action: "club-save",
      subject,
      before: { name: "เดิม", province: "เชียงใหม่" },
      after: { name, province: "เชียงใหม่" },
    }),
  );

it("keeps who, from where, what, and only the fields that changed", async () => {
  await record("ใหม่");
  const [first] = await entries();
  expect(JSON.parse(first!.entry)).toMatchObject({
    username: "malee",
    address: "203.0.113.7",
    action: "club-save",
    subject: { kind: "club", id: "7", name: "ชมรมวิ่งดอยสุเทพ" },
    before: { name: "เดิม" },
    after: { name: "ใหม่" },
  });
  expect(first).toMatchObject({ seq: 1, username: "malee", action: "club-save", subjectId: "7", previousHash: "" });
});

it("seals each entry to the one before it, even when several write at the same time", async () => {
  await Promise.all(["ก", "ข", "ค", "ง", "จ"].map(record));
  const all = await entries();
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
  all.forEach((each, index) => {
    expect(each.previousHash).toBe(all[index - 1]?.hash ?? "");
    expect(each.hash).toBe(sealOf(each.previousHash, each.entry));
  });
});

it("cannot be changed or emptied", async () => {
  await expect(given.db.deleteFrom("auditEntries").execute()).rejects.toThrow(/never changed/);
  await expect(given.db.updateTable("auditEntries").set({ entry: "{}" }).execute()).rejects.toThrow(/never changed/);
});

it("keeps nothing of a transaction that is rolled back", async () => {
  const before = await entries();
  const failing = given.db.transaction().execute(async (tx) => {
    await recordChange(tx, caller, { action: "club-save", subject, after: { name: "ไม่เกิดขึ้น" } });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await entries()).toEqual(before);
});
