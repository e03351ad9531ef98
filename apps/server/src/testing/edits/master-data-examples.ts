import { categoryList } from "@time-event/contract/categories";
import { categoryTemplateDelete, categoryTemplateSave } from "@time-event/contract/category-templates";
import { clubDelete, clubMerge, clubSave } from "@time-event/contract/clubs";
import { eventTypeDelete, eventTypeList, eventTypeOrder, eventTypeSave } from "@time-event/contract/event-types";
import { messageTemplateList, messageTemplateReset, messageTemplateSave } from "@time-event/contract/message-templates";
import {
  paymentChannelDelete,
  paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "@time-event/contract/payment-channels";
import {
  penaltyRuleDelete,
  penaltyRuleList,
  penaltyRuleOrder,
  penaltyRuleSave,
} from "@time-event/contract/penalty-rules";
import { organiserSave } from "@time-event/contract/receipts";
import { policyDelete, policyPublish, policySave } from "@time-event/contract/policies";
import { seriesDelete, type SeriesForm, seriesPersonDecide, seriesSave } from "@time-event/contract/series";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { usualSeriesRules } from "@time-event/domain/series/series-rules";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../given-race.ts";
import { example, type Example, type Scene } from "./scene.ts";

const both = (text: string) => ({ th: text, en: text });
const isNew = { id: null, revision: 0 };

const club = ({ fresh }: Scene) => ({ name: both(fresh()), short: "", province: "" });
const aClub = (scene: Scene) => scene.make(clubSave, { ...isNew, ...club(scene) });

const type = ({ fresh }: Scene) => ({ code: fresh(), name: both(fresh()), art: "road" as const, active: true });
const aType = (scene: Scene) => scene.make(eventTypeSave, { ...type(scene), revision: 0 });

const rule = ({ fresh }: Scene) => ({
  code: fresh(),
  name: both(fresh()),
  effect: { kind: "warning" as const },
  eventTypes: [],
  active: true,
});
const aRule = (scene: Scene) => scene.make(penaltyRuleSave, { ...rule(scene), revision: 0 });

const channel = ({ fresh }: Scene) => ({
  name: both(fresh()),
  account: {
    kind: "promptpay" as const,
    idKind: "phone" as const,
    promptPayId: `0812${fresh().replace("thing-", "").padStart(6, "0")}`,
  },
  active: true,
  isDefault: false,
});
const aChannel = (scene: Scene) => scene.make(paymentChannelSave, { ...isNew, ...channel(scene) });

const policy = ({ fresh }: Scene) => ({
  kind: "waiver" as const,
  name: both(fresh()),
  draft: both(fresh()),
  isDefault: false,
});
const aPolicy = (scene: Scene) => scene.make(policySave, { ...isNew, ...policy(scene) });

const template = ({ fresh }: Scene) => ({
  name: both(fresh()),
  definition: {
    ...newCategoryRules,
    code: "10K",
    name: both("10K"),
    feeTiers: [],
    ageGroups: [],
    winnersLeaveAgeGroups: 0,
    capacity: null,
  },
});
const aTemplate = (scene: Scene) => scene.make(categoryTemplateSave, { ...isNew, ...template(scene) });

/** Other words for the message at this place of the list. */
async function aMessage({ read, make, fresh }: Scene, place: number) {
  const { code, subject, body, revision } = (await read(messageTemplateList)).data[place]!;
  return make(messageTemplateSave, { code, subject: both(`${subject.th} ${fresh()}`), body, revision });
}

const series = ({ fresh }: Scene) => ({
  slug: fresh(),
  name: both(fresh()),
  isPublic: false,
  rules: structuredClone(usualSeriesRules("2026-12-31")) as SeriesForm["rules"],
  classes: [{ code: "10K", name: both("10K") }],
  races: [],
});
const aSeries = (scene: Scene) => scene.make(seriesSave, { ...isNew, ...series(scene) });

/** A series of two finished races, each with one finisher. */
async function aSeriesOfTwo(scene: Scene) {
  const races: { eventId: number; factorPercent: number; categories: { class: string; categoryId: number }[] }[] = [];
  for (const firstName of ["มานี", "ปิติ"]) {
    const race = givenRaceDefinition({ slug: scene.fresh(), state: "finished" });
    const entries = [givenEntry("1", { firstName })];
    const passings = [givenPassing("1", "START", 0), givenPassing("1", "FIN", 60)];
    const eventId = await givenRace(scene.given.db, race, { entries, passings });
    const { data } = await scene.read(categoryList, { eventId });
    races.push({ eventId, factorPercent: 100, categories: [{ class: "10K", categoryId: data[0]!.id }] });
  }
  const { id } = await scene.make(seriesSave, { ...isNew, ...series(scene), races });
  const eventIds = races.map(({ eventId }) => eventId);
  const rows = await scene.given.db.selectFrom("entries").select("id").where("eventId", "in", eventIds).execute();
  return { id, entries: rows.map((row) => row.id) };
}

export const masterDataExamples: readonly Example[] = [
  example(organiserSave, async (scene) => {
    const { name, revision } = await scene.make(organiserSave, { name: scene.fresh(), address: {}, revision: 0 });
    return { name, address: {}, branch: scene.fresh(), revision };
  }),
  example(clubSave, async (scene) => {
    const { id, revision } = await aClub(scene);
    return { ...club(scene), id, revision };
  }),
  example(clubDelete, (scene) => aClub(scene)),
  example(clubMerge, async (scene) => ({ from: { id: (await aClub(scene)).id }, intoId: (await aClub(scene)).id })),

  example(eventTypeSave, async (scene) => {
    const { code, revision } = await aType(scene);
    return { ...type(scene), code, revision };
  }),
  example(eventTypeDelete, (scene) => aType(scene)),
  example(eventTypeOrder, async ({ read }) => {
    const { data } = await read(eventTypeList);
    return { codes: data.map(({ code }) => code).toReversed() };
  }),

  example(penaltyRuleSave, async (scene) => {
    const { code, revision } = await aRule(scene);
    return { ...rule(scene), code, revision };
  }),
  example(penaltyRuleDelete, (scene) => aRule(scene)),
  example(penaltyRuleOrder, async ({ read }) => {
    const { data } = await read(penaltyRuleList);
    return { codes: data.map(({ code }) => code).toReversed() };
  }),

  example(seriesSave, async (scene) => {
    const { id, revision } = await aSeries(scene);
    return { ...series(scene), id, revision };
  }),
  example(seriesDelete, (scene) => aSeries(scene)),
  example(seriesPersonDecide, async (scene) => {
    const { id, entries } = await aSeriesOfTwo(scene);
    return { id, entry: entries[0]!, others: entries.slice(1), isSame: true };
  }),

  example(paymentChannelSave, async (scene) => {
    const { id, revision } = await aChannel(scene);
    return { ...channel(scene), id, revision };
  }),
  example(paymentChannelDelete, (scene) => aChannel(scene)),
  example(paymentChannelOrder, async (scene) => {
    await aChannel(scene);
    const { data } = await scene.read(paymentChannelList);
    return { ids: data.map(({ id }) => id).toReversed() };
  }),

  example(messageTemplateSave, async (scene) => {
    const { code, subject, body, revision } = await aMessage(scene, 0);
    return { code, subject: both(`${subject.th} ${scene.fresh()}`), body, revision };
  }),
  example(messageTemplateReset, (scene) => aMessage(scene, 0)),

  example(policySave, async (scene) => {
    const { id, revision } = await aPolicy(scene);
    return { ...policy(scene), id, revision };
  }),
  example(policyPublish, (scene) => aPolicy(scene)),
  example(policyDelete, (scene) => aPolicy(scene)),

  example(categoryTemplateSave, async (scene) => {
    const { id, revision } = await aTemplate(scene);
    return { ...template(scene), id, revision };
  }),
  example(categoryTemplateDelete, (scene) => aTemplate(scene)),
];
