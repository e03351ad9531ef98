import { raceFolderExport, raceFolderImport, raceFolderPreview } from "@time-event/contract/race-folder";
import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import { eventPaymentSave } from "@time-event/contract/event-payments";
import { waitingLineSave } from "@time-event/contract/waiting-lines";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { eventStateSave } from "@time-event/contract/event-state";
import { eventPoliciesSave } from "@time-event/contract/policies";
import {
  eventArchive,
  eventClone,
  eventCreate,
  eventGet,
  eventRestore,
  eventSave,
} from "@time-event/contract/staff-events";
import { bearing } from "../call-service.ts";
import { example, type Example, fileExample, type Scene } from "./scene.ts";

const both = (text: string) => ({ th: text, en: text });
const days = { startsOn: "2026-12-20", endsOn: "2026-12-20" };

async function anotherFolder({ given, bearer, eventId, fresh }: Scene) {
  const url = `${given.url}/api/event/${raceFolderExport.name}?eventId=${eventId}`;
  const reply = await fetch(url, { headers: bearing(bearer) });
  return { params: { slug: fresh() }, file: Buffer.from(await reply.arrayBuffer()) };
}

export const staffEventExamples: readonly Example[] = [
  example(eventCreate, async ({ fresh }) => ({
    slug: fresh(),
    type: "trail",
    name: both(fresh()),
    province: "เชียงใหม่",
    timeZone: "Asia/Bangkok",
    ...days,
  })),
  example(eventSave, async (scene) => {
    const eventId = await scene.event("draft");
    const { data } = await scene.read(eventGet, { eventId });
    return { ...data, eventId, organiser: scene.fresh() };
  }),
  example(eventClone, async (scene) => ({
    eventId: scene.eventId,
    slug: scene.fresh(),
    name: both(scene.fresh()),
    startsOn: days.startsOn,
  })),
  example(eventArchive, async (scene) => ({ eventId: await scene.event("draft") })),
  example(eventRestore, async (scene) => {
    const eventId = await scene.event("draft");
    await scene.make(eventArchive, { eventId });
    return { eventId };
  }),
  example(eventStateSave, async (scene) => ({
    eventId: await scene.event("published"),
    from: "published" as const,
    to: "draft" as const,
  })),
  example(eventPrivacySave, async ({ read, eventId }) => {
    const { data } = await read(eventPrivacyGet, { eventId });
    return { ...data, eventId, club: !data.club };
  }),
  example(eventAskedSave, async ({ read, eventId }) => {
    const { data } = await read(eventAskedGet, { eventId });
    return { ...data, eventId, club: data.club === "hidden" ? ("optional" as const) : ("hidden" as const) };
  }),
  example(waitingLineSave, async (scene) => {
    const eventId = await scene.event("draft");
    const { revision } = await scene.make(waitingLineSave, { eventId, mode: "on", revision: 0 });
    return { eventId, mode: "off" as const, revision };
  }),
  example(eventPaymentSave, async (scene) => {
    const eventId = await scene.event("draft");
    const { revision } = await scene.make(eventPaymentSave, { eventId, channelIds: [], revision: 0 });
    return { eventId, channelIds: [], revision };
  }),
  example(eventPoliciesSave, async (scene) => {
    const eventId = await scene.event("draft");
    const choices = { terms: "default", waiver: "default", privacy: "default", refund: "default" } as const;
    const { revision } = await scene.make(eventPoliciesSave, { eventId, choices, revision: 0 });
    return { eventId, choices: { ...choices, waiver: null }, revision };
  }),
  fileExample(raceFolderPreview, anotherFolder),
  fileExample(raceFolderImport, anotherFolder),
];
