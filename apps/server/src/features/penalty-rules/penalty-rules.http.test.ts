import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webPenaltyList } from "@time-event/contract/penalties";
import {
  penaltyRuleDelete,
  penaltyRuleList,
  penaltyRuleOrder,
  penaltyRuleSave,
} from "@time-event/contract/penalty-rules";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let manager: string;
const music: BodyOf<typeof penaltyRuleSave> = {
  code: "headphones",
  name: { th: "ใส่หูฟังบนถนนที่มีรถ", en: "Headphones on open roads" },
  effect: { kind: "time", timeMs: 120_000 },
  eventTypes: ["road-run"],
  active: true,
  revision: 0,
};

beforeAll(async () => {
  given = await givenApp();
  const penalty = { bib: "7", laps: null, disqualify: false, reason: "" };
  await givenRace(given.db, givenRaceDefinition(), {
    entries: [givenEntry("7")],
    penalties: [
      { ...penalty, rule: "littering", timeMs: 600_000 },
      { ...penalty, rule: "own-rule", timeMs: 1_000 },
    ],
  });
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

const save = (body: typeof music) => post(given.url, penaltyRuleSave, body, bearing(admin));
const ruleOf = async (code: string) =>
  (await get(given.url, penaltyRuleList, manager)).reply!.data.find((rule) => rule.code === code);

it("comes with the usual rules of trail, road and triathlon", async () => {
  expect(await ruleOf("drafting")).toMatchObject({
    effect: { kind: "time", timeMs: 300_000 },
    eventTypes: ["triathlon", "duathlon"],
  });
  expect(await ruleOf("course-cutting")).toMatchObject({ effect: { kind: "disqualify" }, eventTypes: [] });
  expect(await ruleOf("shortcut")).toMatchObject({ effect: { kind: "laps", laps: 1 } });
});

it("adds a rule and changes what it costs", async () => {
  expect((await save(music)).reply!.data).toMatchObject({ ...music, revision: 1, penalties: 0 });
  const warned = await save({ ...music, effect: { kind: "warning" }, revision: 1 });
  expect(warned.reply!.data).toMatchObject({ effect: { kind: "warning" }, revision: 2 });
});

it("refuses a taken code, an unknown sport, and a save after somebody else's", async () => {
  expect((await save({ ...music, code: "littering" })).problem?.errors).toEqual([{ path: "code", code: "taken" }]);
  const nowhere = await save({ ...music, code: "new-rule", eventTypes: ["curling"] });
  expect(nowhere.problem).toMatchObject({ status: 409, errors: [{ path: "eventTypes", code: "unknown" }] });
  expect((await save({ ...music, revision: 1 })).problem?.code).toBe("edit_conflict");
});

it("says at the field what is wrong", async () => {
  const noTime = await save({ ...music, effect: { kind: "time", timeMs: 0 }, revision: 2 });
  expect(noTime.problem).toMatchObject({ status: 400, errors: [{ path: "effect.timeMs", code: "too_small" }] });
});

it("removes a rule that no penalty names, and orders the rest", async () => {
  const used = await post(given.url, penaltyRuleDelete, { code: "littering", revision: 1 }, bearing(admin));
  expect(used.problem).toMatchObject({ status: 409, reasons: ["in_use"], inUse: 1 });
  expect((await post(given.url, penaltyRuleDelete, { code: "helmet", revision: 1 }, bearing(admin))).status).toBe(200);
  const codes = (await get(given.url, penaltyRuleList, admin)).reply!.data.map(({ code }) => code).toReversed();
  expect(codes).not.toContain("helmet");
  expect((await post(given.url, penaltyRuleOrder, { codes }, bearing(admin))).status).toBe(200);
  expect((await get(given.url, penaltyRuleList, admin)).reply!.data.map(({ code }) => code)).toEqual(codes);
});

it("names the rule of a public penalty if the list has it", async () => {
  const { data } = await callWebApi(given.url, webPenaltyList, { event: "doi-inthanon-trail-2026" });
  expect(data.map(({ rule, ruleName }) => [rule, ruleName?.en])).toEqual([
    ["own-rule", undefined],
    ["littering", "Littering on the course"],
  ]);
});

it("refuses changes by others", async () => {
  const callers = { url: given.url, outsider: manager, insider: admin };
  await expectGuarded(callers, penaltyRuleSave, { good: music, bad: { ...music, code: "ก" }, badPath: "code" });
  await expectGuarded(callers, penaltyRuleDelete, {
    good: { code: "shortcut", revision: 1 },
    bad: { code: "shortcut", revision: -1 },
    badPath: "revision",
  });
  await expectGuarded(callers, penaltyRuleOrder, { good: { codes: [] }, bad: {}, badPath: "codes" });
  expect((await get(given.url, penaltyRuleList)).status).toBe(401);
});
