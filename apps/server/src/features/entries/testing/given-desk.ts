import { entryGet, type EntryRecord, type PersonalData, personalData } from "@time-event/contract/entries";
import { type EntryForm, entrySave } from "@time-event/contract/entry-edits";
import type { Problem } from "@time-event/contract/errors";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

export interface GivenDesk {
  readonly given: GivenApp;
  readonly eventId: number;
  /** Another event, at which the desk has no rights. */
  readonly otherEventId: number;
  /** Holds `registrations_edit` and `personal_data_view` at the event. */
  readonly desk: string;
  /** Holds `registrations_view` alone. */
  readonly viewer: string;
  /** Every right, but at the other event. */
  readonly other: string;
  /** The id of the entry with a bib. */
  idOf(bib: string): Promise<number>;
}

const slug = "doi-inthanon-trail-2026";
export const category = { code: "10K", capacity: 5 } as const;

/** Five entries; bib 1 was read at the start and at the finish; one place is left. */
export async function givenDesk(): Promise<GivenDesk> {
  const given = await givenApp();
  const race = givenRaceDefinition({ slug, state: "live", category: { capacity: category.capacity } });
  const [tenK] = race.categories;
  const women = { ...tenK!, code: "10KW", gender: "F" as const, name: { th: "10 กม. หญิง", en: "10K women" } };
  const eventId = await givenRace(
    given.db,
    { ...race, categories: [tenK!, { ...women, capacity: null }] },
    {
      entries: [
        givenEntry("1", { firstName: "มานี", lastName: "มีนา", birthDate: "1985-02-28" }),
        givenEntry("2", { firstName: "ปิติ", lastName: "พิทักษ์", gender: "M", club: "ชมรมวิ่งดอยสุเทพ" }),
        givenEntry("10", { firstName: "ชูใจ", lastName: "เลิศล้ำ", province: "น่าน" }),
        givenEntry("3", { firstName: "วีระ", lastName: "ประสงค์สุข", gender: "M", club: "" }),
        givenEntry("F2", { firstName: "แดง", lastName: "ก้องไกล", category: "10KW" }),
      ],
      passings: [givenPassing("1", "START", 0.2), givenPassing("1", "FIN", 50)],
    },
  );
  const elsewhere = givenRaceDefinition({ slug: "bangsaen-21-2026" });
  const otherEventId = await givenRace(given.db, elsewhere, { entries: [givenEntry("77")] });
  return {
    given,
    eventId,
    otherEventId,
    desk: await givenSignedIn(given, "desk", "registration_desk", eventId),
    viewer: await givenSignedIn(given, "viewer", "viewer", eventId),
    other: await givenSignedIn(given, "other", "event_manager", otherEventId),
    idOf: async (bib) => {
      const rows = given.db.selectFrom("entries").select("id").where("bib", "=", bib);
      return (await rows.executeTakeFirstOrThrow()).id;
    },
  };
}

export const noPersonalData = Object.fromEntries(
  Object.keys(personalData.shape).map((field) => [field, ""]),
) as PersonalData;

export function givenForm(changes: Partial<EntryForm> = {}): EntryForm {
  return {
    bib: "",
    firstName: "สมหญิง",
    lastName: "รักวิ่ง",
    firstNameEn: "",
    lastNameEn: "",
    gender: "F",
    club: "",
    province: "",
    shirtSize: "",
    category: "10K",
    team: "",
    chip: "",
    nationality: "THA",
    givenAge: null,
    ruledStatus: null,
    ...noPersonalData,
    ...changes,
  };
}

/** Reads an entry, changes some of it, and saves it, as a form does. */
export async function saveChanged(
  { given, eventId, idOf }: GivenDesk,
  bearer: string,
  bib: string,
  changes: Partial<EntryForm> & { readonly ageReason?: string; readonly twiceReason?: string },
): Promise<{ status: number; problem: Problem | undefined }> {
  const id = await idOf(bib);
  const { reply } = await get(given.url, entryGet, bearer, { eventId, id });
  const form = givenForm({ ...pickForm(reply!.data), ...changes });
  return post(given.url, entrySave, { eventId, id, revision: reply!.data.revision, ...form }, bearing(bearer));
}

/** The part of a record that the form has; it shows no team as an empty field. */
function pickForm({ team, personal, ...record }: EntryRecord): Partial<EntryForm> {
  const names = Object.keys(givenForm());
  const fields = Object.entries({ ...record, ...personal, team: team ?? "" });
  return Object.fromEntries(fields.filter(([name]) => names.includes(name)));
}
