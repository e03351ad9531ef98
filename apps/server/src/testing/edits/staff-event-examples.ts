import { raceFolderExport, raceFolderImport, raceFolderPreview } from "@time-event/contract/race-folder";
import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import { eventChannelDelete, eventChannelSave, eventPaymentSave } from "@time-event/contract/event-payments";
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
import { rehearsalBegin, rehearsalPace, rehearsalUpload, rehearsalWipe } from "@time-event/contract/rehearsals";
import { speakerSaidSave } from "@time-event/contract/speaker";
import { awardCollect, awardRulesSave } from "@time-event/contract/awards";
import { publicationCompare, publicationPublish, publicationRestore } from "@time-event/contract/publications";
import { protestAnswer, protestList } from "@time-event/contract/protests";
import { docketAppeal, docketDecide, docketPropose } from "@time-event/contract/docket";
import { strToU8, zipSync } from "fflate";
import { bearing, get } from "../call-service.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../given-race.ts";
import { givenProtest } from "../../features/protests/testing/given-protest.ts";
import { example, type Example, fileExample, type Scene } from "./scene.ts";

const both = (text: string) => ({ th: text, en: text });
const days = { startsOn: "2026-12-20", endsOn: "2026-12-20" };

async function anotherFolder({ given, bearer, eventId, fresh }: Scene) {
  const url = `${given.url}/api/event/${raceFolderExport.name}?eventId=${eventId}`;
  const reply = await fetch(url, { headers: bearing(bearer) });
  return { params: { slug: fresh() }, file: Buffer.from(await reply.arrayBuffer()) };
}

const effect = { kind: "time" as const, timeMs: 60_000 };
const propose = ({ eventId, fresh }: Scene) => ({ eventId, bib: "1", rule: "", effect, reason: fresh() });
/** A penalty that somebody else proposed. */
const aProposal = async (scene: Scene) => {
  const { id, revision } = await scene.make(docketPropose, propose(scene));
  await scene.given.db.updateTable("penalties").set({ proposedBy: "marshal" }).where("id", "=", id).execute();
  return { eventId: scene.eventId, id, revision, note: "" };
};
const decide = { step: "decide" as const, appealMinutes: 15 };

/** Publishes what the results are now. */
const aPublication = async ({ given, bearer, eventId, fresh }: Scene) => {
  const of = { eventId, category: "10K" };
  const { seen } = (await get(given.url, publicationCompare, bearer, of)).reply!.meta;
  return { ...of, state: "provisional" as const, protestMinutes: 15, reason: "", seen, formId: `form-${fresh()}` };
};

const prizes = {
  category: "10K",
  overall: 0,
  gender: 3,
  thai: 0,
  ageGroup: 5,
  team: 0,
  rankings: {},
  winnersLeave: true,
};

/** An event of which one finished. */
async function aWinner({ given, fresh }: Scene) {
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "FIN", 50)];
  const eventId = await givenRace(given.db, givenRaceDefinition({ slug: fresh() }), {
    entries: [givenEntry("1")],
    passings,
  });
  const [entry] = await given.db.selectFrom("entries").select("id").where("eventId", "=", eventId).execute();
  return { eventId, entryId: entry!.id };
}

async function anOwnAccount(scene: Scene) {
  const account = { kind: "bank" as const, bankCode: "004", accountNumber: "0123456789", holder: "ชมรมวิ่ง" };
  const eventId = await scene.event("draft");
  const body = { eventId, name: both(scene.fresh()), account, active: true };
  return { body, ...(await scene.make(eventChannelSave, { ...body, id: null, revision: 0 })) };
}

const field = { source: "field" as const, speed: 10, minutesToGun: 0, peopleEach: 5, troubles: [] };
const aRehearsal = async (scene: Scene) => {
  const eventId = await scene.event("published");
  await scene.make(rehearsalBegin, { eventId, ...field });
  return { eventId };
};

/** A race folder of one runner, with the category and the checkpoints of the scene's events. */
function smallFolder(): Buffer {
  const race = {
    event: { slug: "small", name: "เล็ก", type: "trail", timeZone: "Asia/Bangkok", startsOn: "2026-11-15" },
    checkpoints: [
      { code: "START", kind: "start", distanceM: 0 },
      { code: "FIN", kind: "finish", distanceM: 10_000 },
    ],
    categories: [
      {
        code: "10K",
        name: "10K",
        gender: "any",
        gunAt: "2026-11-15T06:00:00+07:00",
        rankBy: "gun",
        ageOn: "given",
        ageGroups: [],
        winnersLeaveAgeGroups: false,
        rounding: "up",
        checkpoints: ["START", "FIN"],
      },
    ],
  };
  const entrants = "bib,category,firstName,lastName,gender\n7,10K,ก้อง,เร็ว,M\n";
  const passings = "checkpoint,bib,at\nSTART,7,2026-11-15T06:00:05+07:00\nFIN,7,2026-11-15T07:00:00+07:00\n";
  const files = { "race.json": JSON.stringify(race), "entrants.csv": entrants, "passings.csv": passings };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
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
  example(eventChannelSave, async (scene) => {
    const own = await anOwnAccount(scene);
    return { ...own.body, id: own.id, revision: own.revision };
  }),
  example(eventChannelDelete, async (scene) => {
    const { body, id, revision } = await anOwnAccount(scene);
    return { eventId: body.eventId, id, revision };
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
  example(docketPropose, async (scene) => propose(scene)),
  example(docketDecide, async (scene) => ({ ...(await aProposal(scene)), ...decide })),
  example(docketAppeal, async (scene) => {
    const proposal = await aProposal(scene);
    const { revision } = await scene.make(docketDecide, { ...proposal, ...decide });
    return { ...proposal, revision, note: "not me" };
  }),
  example(speakerSaidSave, async ({ eventId }) => ({ eventId, marks: [{ bib: "1", isSaid: true }] })),
  example(awardRulesSave, async (scene) => {
    const eventId = await scene.event("draft");
    const { revision } = await scene.make(awardRulesSave, { eventId, ...prizes, revision: 0 });
    return { eventId, ...prizes, gender: 5, revision };
  }),
  example(awardCollect, async (scene) => {
    const winner = await aWinner(scene);
    return { ...winner, category: "10K", award: "gender:F", team: "", collected: true };
  }),
  example(protestAnswer, async ({ given, eventId, read }) => {
    const id = await givenProtest(given.db, eventId, "1");
    const { revision } = (await read(protestList, { eventId, which: "open" })).data.find((one) => one.id === id)!;
    return { eventId, id, revision, decision: "accept" as const, answer: "ตรวจแล้ว" };
  }),
  example(publicationPublish, aPublication),
  example(publicationRestore, async (scene) => {
    const { number } = await scene.make(publicationPublish, await aPublication(scene));
    await scene.make(publicationPublish, await aPublication(scene));
    return { eventId: scene.eventId, category: "10K", number, reason: "as before", formId: `form-${scene.fresh()}` };
  }),
  example(rehearsalBegin, async (scene) => ({ eventId: await scene.event("published"), ...field })),
  fileExample(rehearsalUpload, async (scene) => ({
    params: { eventId: await scene.event("published"), speed: 10 },
    file: smallFolder(),
  })),
  example(rehearsalPace, async (scene) => ({ ...(await aRehearsal(scene)), speed: 5, isResting: true })),
  example(rehearsalWipe, aRehearsal),
  fileExample(raceFolderPreview, anotherFolder),
  fileExample(raceFolderImport, anotherFolder),
];
