import { afterAll, beforeAll, expect, it } from "vitest";
import { entryWithdraw } from "@time-event/contract/entry-edits";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import { bearing, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { type GivenDesk, givenDesk, saveChanged } from "../entries/testing/given-desk.ts";

let all: GivenDesk;
beforeAll(async () => {
  all = await givenDesk();
  // by its sound: from now on the names are in memory
  await bibsOf("manee");
});
afterAll(() => all.given.stop());

const bibsOf = async (text: string) =>
  (await callWebApi(all.given.url, webRegisterResultListFind, { text })).data.map(({ bib }) => bib);

it("finds somebody by a corrected name or club as soon as it is corrected, and no longer by the old one", async () => {
  expect((await saveChanged(all, all.desk, "1", { firstName: "กุลธิดา", club: "นักวิ่งลุมพินี" })).status).toBe(200);
  await expect.poll(() => bibsOf("กุลธิดา")).toEqual(["1"]);
  expect(await bibsOf("kuntida")).toEqual(["1"]);
  expect(await bibsOf("วิ่งลุม")).toEqual(["1"]);
  expect(await bibsOf("มานี")).toEqual([]);
});

it("does not find who has left the race", async () => {
  expect(await bibsOf("ปิติ")).toEqual(["2"]);
  const body = { eventId: all.eventId, id: await all.idOf("2"), revision: 1, withdrawn: true, reason: "" };
  expect((await post(all.given.url, entryWithdraw, body, bearing(all.desk))).status).toBe(200);
  await expect.poll(() => bibsOf("ปิติ")).toEqual([]);
});
