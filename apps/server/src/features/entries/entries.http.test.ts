import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryChoices, entryGet, entryHistory, entryList } from "@time-event/contract/entries";
import { entryDelete, entrySave, entryWithdraw } from "@time-event/contract/entry-edits";
import type { Endpoint, ParamsOf } from "@time-event/contract/endpoint";
import { webCheckpointList } from "@time-event/contract/checkpoints";
import { webEventGet, webEventList } from "@time-event/contract/events";
import { webPlayerGet, webPlayerList } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { eventList } from "@time-event/contract/staff-events";
import { type Answer, bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { type GivenDesk, givenDesk, givenForm, noPersonalData, saveChanged } from "./testing/given-desk.ts";

const event = "doi-inthanon-trail-2026";
let all: GivenDesk;
let url: string;
beforeAll(async () => {
  all = await givenDesk();
  url = all.given.url;
});
afterAll(() => all.given.stop());

type Filter = Omit<ParamsOf<typeof entryList>, "eventId">;
const list = async (filter: Filter = {}) =>
  (await get(url, entryList, all.viewer, { eventId: all.eventId, ...filter })).reply!;
const bibs = async (filter: Filter) => (await list(filter)).data.map(({ bib }) => bib);
const reasonsOf = ({ problem }: Pick<Answer<Endpoint>, "problem">) =>
  problem?.errors?.map(({ path, code }) => `${path} ${code}`);
const record = async (bib: string, bearer = all.desk) =>
  (await get(url, entryGet, bearer, { eventId: all.eventId, id: await all.idOf(bib) })).reply!.data;

describe("entry-list", () => {
  it("sorts as people do, in both directions, a window at a time", async () => {
    expect(await bibs({})).toEqual(["1", "2", "3", "10", "F2"]);
    expect(await bibs({ direction: "desc", limit: 2 })).toEqual(["F2", "10"]);
    expect(await bibs({ offset: 3, limit: 2 })).toEqual(["10", "F2"]);
    expect(await bibs({ sort: "name" })).toEqual(["10", "F2", "2", "1", "3"]);
    expect(await bibs({ sort: "category", direction: "desc" })).toEqual(["F2", "10", "3", "2", "1"]);
    expect(await bibs({ sort: "category", offset: 3, limit: 2 })).toEqual(["10", "F2"]);
    expect((await bibs({ sort: "club" })).at(-1)).toBe("3");
    expect(await bibs({ offset: 100 })).toEqual([]);
  });

  it("filters, and says how many there are", async () => {
    expect(await bibs({ gender: "M" })).toEqual(["2", "3"]);
    expect(await bibs({ category: "10KW" })).toEqual(["F2"]);
    expect(await bibs({ category: "42K" })).toEqual([]);
    expect(await bibs({ club: "ชมรมวิ่งดอยสุเทพ" })).toEqual(["2"]);
    expect(await bibs({ province: "น่าน" })).toEqual(["10"]);
    expect(await bibs({ status: "finished" })).toEqual(["1"]);
    expect(await bibs({ ageGroup: "40+" })).toEqual(["1"]);
    expect((await list({ gender: "F", limit: 1 })).meta.total).toBe(3);
  });

  it("finds words of bib, name and club in any order, however they were typed", async () => {
    expect(await bibs({ text: "มีนา มานี" })).toEqual(["1"]);
    expect(await bibs({ text: "ดอยสุเทพ ปิติ" })).toEqual(["2"]);
    expect(await bibs({ text: "f2" })).toEqual(["F2"]);
    expect(await bibs({ text: "เเดง" })).toEqual(["F2"]);
    expect(await bibs({ text: "100%" })).toEqual([]);
    expect(await bibs({ text: "token" })).toEqual([]);
  });

  it("shows no personal data", async () => {
    expect(JSON.stringify(await list())).not.toContain("1985");
  });

  it("refuses a bad form, and shows nothing of other events", async () => {
    const bad = { eventId: all.eventId, sort: "phone", limit: 999 } as never;
    expect(await get(url, entryList, all.desk, bad)).toMatchObject({
      status: 400,
      problem: { code: "invalid_input" },
    });
    const ofOthers = await get(url, entryList, all.other, { eventId: all.eventId });
    expect(ofOthers).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    expect(await get(url, entryList, undefined, { eventId: all.eventId })).toMatchObject({ status: 401 });
  });
});

it("gives the values of the filters", async () => {
  const { reply } = await get(url, entryChoices, all.viewer, { eventId: all.eventId });
  expect(reply!.data).toMatchObject({ total: 5, withoutBib: 0, withdrawn: 0, provinces: ["น่าน", "เชียงใหม่"] });
  expect(reply!.data.categories.map(({ code, gender }) => [code, gender])).toEqual([
    ["10K", "any"],
    ["10KW", "F"],
  ]);
  const range = { bibPrefix: "", bibFrom: 1, bibTo: 20 };
  await all.given.db.updateTable("categories").set(range).where("code", "=", "10K").execute();
  const [tenK] = (await get(url, entryChoices, all.viewer, { eventId: all.eventId })).reply!.data.categories;
  expect(tenK!.nextBib).toBe("4");
  expect(reply!.data.clubs).toEqual(["ชมรมวิ่งดอยสุเทพ", "เชียงใหม่รันเนอร์"]);
});

describe("entry-get", () => {
  const canary = { ...noPersonalData, birthDate: "7/7/2507", phone: "0899999123", email: "canary@secret.example" };
  const secrets = ["1964", "0899999123", "canary@secret", "นกขมิ้น", "พี่เลี้ยงคนสนิท", "แพ้ถั่วลิสง"];
  const emergency = {
    emergencyName: "นกขมิ้น",
    emergencyRelation: "พี่เลี้ยงคนสนิท",
    emergencyPhone: "0811111111",
    medicalNote: "แพ้ถั่วลิสง",
  };

  it("shows personal data to users who may see it, and records that they saw it", async () => {
    const saved = await saveChanged(all, all.desk, "3", { ...canary, ...emergency });
    expect(saved.status).toBe(200);
    expect(await record("3")).toMatchObject({ isMasked: false, personal: { birthDate: "1964-07-07", ...emergency } });
    const seen = await all.given.db
      .selectFrom("auditEntries")
      .selectAll()
      .where("action", "=", "personal-data-seen")
      .execute();
    expect(seen.at(-1)).toMatchObject({ username: "desk", eventId: all.eventId, subjectKind: "entry" });
  });

  it("shows dots to other users, and the log holds no personal data either", async () => {
    const masked = await record("3", all.viewer);
    expect(masked).toMatchObject({
      isMasked: true,
      personal: { birthDate: "•••", phone: "•••123", medicalNote: "•••" },
    });
    const log = await all.given.db.selectFrom("auditEntries").select("entry").execute();
    const { reply: history } = await get(url, entryHistory, all.viewer, { eventId: all.eventId, id: masked.id });
    expect(history!.data[0]).toMatchObject({ action: "entry-save", username: "desk" });
    const shown = JSON.stringify([masked, log, history, await list({ text: "วีระ" })]);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  });

  it("shows no personal data to the public", async () => {
    const pages = [
      await callWebApi(url, webPlayerList, { event }),
      await callWebApi(url, webPlayerGet, { event, bib: "3" }),
      await callWebApi(url, webRegisterResultList, { event }),
    ];
    const shown = JSON.stringify(pages);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  });

  it("finds no entry of another event", async () => {
    const id = await all.idOf("77");
    const answer = await get(url, entryGet, all.desk, { eventId: all.eventId, id });
    expect(answer).toMatchObject({ status: 404, problem: { code: "player_not_found" } });
    expect((await get(url, entryHistory, all.desk, { eventId: all.eventId, id })).reply!.data).toEqual([]);
  });
});

describe("entry-save", () => {
  const save = (entry: object, extra: object = {}, bearer = all.desk) =>
    post(url, entrySave, { eventId: all.eventId, revision: 0, ...givenForm(entry), ...extra }, bearing(bearer));

  it("adds an entry without a bib, which takes the last place; then the category is full", async () => {
    const first = await save({ firstName: "กานดา", lastName: "ไร้บิบ" });
    expect(first.status).toBe(200);
    expect(await bibs({ bib: "none" })).toEqual([""]);
    expect((await bibs({})).at(-1)).toBe("");
    expect(await save({ firstName: "อีกคน" })).toMatchObject({
      status: 409,
      problem: { errors: [{ path: "category", code: "category_full" }] },
    });
    const publicList = async () => (await callWebApi(url, webPlayerList, { event, text: "กานดา" })).data;
    await expect.poll(publicList).toMatchObject([{ bib: "", name: "กานดา ไร้บิบ" }]);
  });

  it("names every reason against it", async () => {
    const refused = await save({ bib: "2", category: "10KW", gender: "M" });
    expect(reasonsOf(refused)).toEqual(["bib taken", "gender gender_not_allowed"]);
    expect((await saveChanged(all, all.desk, "F2", { chip: "3A0F" })).status).toBe(200);
    expect(reasonsOf(await saveChanged(all, all.desk, "2", { chip: "3A0F" }))).toEqual(["chip taken"]);
    const invalid = await save({
      firstName: "",
      lastName: "",
      team: "1-1017-00230-70-8",
      birthDate: "31/2/2533",
      email: "x",
    });
    expect(invalid).toMatchObject({ status: 409, problem: { code: "refused" } });
    expect(invalid.problem?.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "team thai_id",
      "firstName required",
      "birthDate bad_date",
      "email bad_email",
    ]);
    expect(await save({ gender: "W" })).toMatchObject({ status: 400, problem: { code: "invalid_input" } });
  });

  it("has one national ID in one race at a time, or twice knowingly with a reason that stays in the history", async () => {
    await sql`update events set asked_of_person = '{"nationalId": "optional"}' where id = ${all.eventId}`.execute(
      all.given.db,
    );
    const nationalId = "1101700230708";
    expect((await saveChanged(all, all.desk, "10", { nationalId })).status).toBe(200);
    expect(reasonsOf(await saveChanged(all, all.desk, "F2", { nationalId }))).toEqual(["nationalId already_entered"]);
    // what was so before is not asked again
    expect((await saveChanged(all, all.desk, "10", { nationalId, club: "ชมรมเก่า" })).status).toBe(200);
    expect((await saveChanged(all, all.desk, "F2", { nationalId, twiceReason: "เลขของแม่" })).status).toBe(200);
    const history = await get(url, entryHistory, all.desk, { eventId: all.eventId, id: await all.idOf("F2") });
    expect(history.reply!.data[0]).toMatchObject({ action: "entry-save", reason: "เลขของแม่" });
    expect((await saveChanged(all, all.desk, "F2", { nationalId: "" })).status).toBe(200);
  });

  it("obeys the age rule of the category, or lets somebody in knowingly with a reason that stays in the history", async () => {
    const limits = (limit: number | null) =>
      all.given.db.updateTable("categories").set({ youngestAge: limit }).where("code", "=", "10KW").execute();
    await limits(90);
    const young = await saveChanged(all, all.desk, "F2", { birthDate: "2012-01-01" });
    expect(reasonsOf(young)).toEqual(["birthDate too_young"]);
    // what was so before is not asked again
    expect((await saveChanged(all, all.desk, "F2", { club: "ชมรมใหม่" })).status).toBe(200);
    expect((await saveChanged(all, all.desk, "F2", { birthDate: "2012-01-01", ageReason: "รุ่นพี่พาวิ่ง" })).status).toBe(
      200,
    );
    const history = await get(url, entryHistory, all.desk, { eventId: all.eventId, id: await all.idOf("F2") });
    expect(history.reply!.data[0]).toMatchObject({ action: "entry-save", reason: "รุ่นพี่พาวิ่ง" });
    await limits(null);
  });

  it("judges the result again, and readers of the results see it", async () => {
    const result = async (bib: string) => (await callWebApi(url, webPlayerGet, { event, bib })).data.result;
    expect(await result("1")).toMatchObject({ ageGroup: "40+", gender: "F", genderRank: 1 });
    await saveChanged(all, all.desk, "1", { gender: "M", birthDate: "2543-05-12" });
    await expect.poll(() => result("1")).toMatchObject({ ageGroup: "18-39", gender: "M", status: "finished" });
    await saveChanged(all, all.desk, "1", { ruledStatus: "dsq" });
    await expect.poll(() => result("1")).toMatchObject({ status: "dsq" });
    await saveChanged(all, all.desk, "1", { ruledStatus: null });
    expect(await saveChanged(all, all.desk, "1", { bib: "99" })).toMatchObject({
      problem: { errors: [{ path: "bib", code: "has_reads" }] },
    });
  });

  it("does not overwrite somebody else's save", async () => {
    const { id, revision } = await record("2");
    const changed = await saveChanged(all, all.desk, "2", { shirtSize: "M" });
    expect(changed.status).toBe(200);
    const late = await save({ firstName: "ปิติ" }, { id, revision });
    expect(late).toMatchObject({ status: 409, problem: { code: "edit_conflict", changedBy: "desk" } });
  });

  it("refuses users who may only look, and entries of other events", async () => {
    expect(await save({}, {}, all.viewer)).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    const id = await all.idOf("77");
    expect(await save({}, { id, revision: 1 })).toMatchObject({ status: 404, problem: { code: "player_not_found" } });
  });
});

describe("entry-withdraw and entry-delete", () => {
  const change = async (endpoint: typeof entryWithdraw | typeof entryDelete, bib: string, body: object = {}) => {
    const { id, revision } = await record(bib);
    const form = { eventId: all.eventId, id, revision, ...body };
    return post(url, endpoint, form as never, bearing(all.desk));
  };
  const withdraw = { withdrawn: true, reason: "บาดเจ็บ" };

  /** The number of taken places, from every call that shows it. */
  const places = async () => {
    const { categories } = (await callWebApi(url, webEventGet, { event })).data;
    const listed = (await callWebApi(url, webEventList, {})).data.find(({ slug }) => slug === event);
    const staff = (await get(url, eventList, all.viewer, {})).reply!.data.find(({ slug }) => slug === event);
    const page = categories.reduce((sum, { entries }) => sum + entries, 0);
    const start = (await callWebApi(url, webCheckpointList, { event })).data.find(({ code }) => code === "START");
    return { page, list: listed?.entries, staff: staff?.entries, start: start?.expected };
  };

  it("takes an entry off the start list, and lets it in again", async () => {
    const left = (await places()).page - 1;
    expect((await change(entryWithdraw, "10", withdraw)).status).toBe(200);
    expect(await record("10")).toMatchObject({ status: "withdrawn", withdrawn: { reason: "บาดเจ็บ" } });
    const startList = async () => (await callWebApi(url, webPlayerList, { event, text: "ชูใจ" })).data;
    await expect.poll(startList).toEqual([]);
    expect((await callWebApi(url, webPlayerGet, { event, bib: "10" })).data.result.status).toBe("dns");
    expect(await bibs({ status: "withdrawn" })).toEqual(["10"]);
    await expect.poll(places).toEqual({ page: left, list: left, staff: left, start: left });
    expect((await change(entryWithdraw, "10", withdraw)).problem?.reasons).toEqual(["already_withdrawn"]);
    expect((await change(entryWithdraw, "10", { withdrawn: false, reason: "" })).status).toBe(200);
    expect(await record("10")).toMatchObject({ status: "registered" });
  });

  it("neither withdraws nor removes an entry that was seen on the course", async () => {
    expect((await change(entryWithdraw, "1", withdraw)).problem?.reasons).toEqual(["has_reads"]);
    expect((await change(entryDelete, "1")).problem?.reasons).toEqual(["has_reads"]);
  });

  it("does not remove an entry with a penalty", async () => {
    const { db } = all.given;
    const penalty = { eventId: all.eventId, entryId: await all.idOf("F2"), timeMs: 60_000, reason: "ทิ้งขยะ" };
    await db.insertInto("penalties").values(penalty).execute();
    expect((await change(entryDelete, "F2")).problem?.reasons).toEqual(["has_penalties"]);
  });

  it("removes an entry, also from a leaderboard that somebody watches", async () => {
    const inResults = async () => (await callWebApi(url, webRegisterResultList, { event })).data.map(({ bib }) => bib);
    expect(await inResults()).toContain("3");
    expect((await change(entryDelete, "3")).status).toBe(200);
    await expect.poll(inResults).not.toContain("3");
  });
});
