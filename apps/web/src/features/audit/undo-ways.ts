import { addOnList, addOnSave } from "@time-event/contract/add-ons";
import type { CallApi } from "@time-event/contract/call";
import { categoryList, categorySave } from "@time-event/contract/categories";
import { checkpointList, checkpointSave } from "@time-event/contract/checkpoints";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import { eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { placePoolList, placePoolSave } from "@time-event/contract/place-pools";
import { eventPoliciesGet, eventPoliciesSave } from "@time-event/contract/policies";
import { questionList, questionSave } from "@time-event/contract/questions";
import { scheduleList, scheduleSave } from "@time-event/contract/schedule";
import { eventGet, eventSave } from "@time-event/contract/staff-events";
import { waveList, waveSave } from "@time-event/contract/waves";

export type Fields = Readonly<Record<string, unknown>>;

/** How changes of one kind of thing are taken back: by the same call that makes them. */
export interface UndoWay {
  readonly save: Endpoint & { readonly method: "POST" };
  readonly shows: Endpoint;
  /** The thing as it is stored now; undefined: it is no more. */
  readonly find: (callApi: CallApi, eventId: number, id: string) => Promise<Fields | undefined>;
  /** By what the log names it. */
  readonly key: "id" | "code";
}

type ListCall = typeof waveList | typeof scheduleList | typeof questionList | typeof addOnList | typeof placePoolList;
type RowsCall = ListCall | typeof categoryList | typeof checkpointList;
type OneCall =
  typeof eventGet | typeof eventAskedGet | typeof eventPaymentGet | typeof eventPrivacyGet | typeof eventPoliciesGet;

const row = (shows: RowsCall, save: UndoWay["save"], key: UndoWay["key"] = "id"): UndoWay => ({
  save,
  shows,
  key,
  find: async (callApi, eventId, id) => {
    const rows = (await callApi(shows, { eventId })).data as readonly object[];
    return (rows as readonly Fields[]).find((each) => String(each[key]) === id);
  },
});
/** What an event has one of. */
const one = (shows: OneCall, save: UndoWay["save"]): UndoWay => ({
  save,
  shows,
  key: "id",
  find: async (callApi, eventId) => (await callApi(shows, { eventId })).data as Fields,
});

/** What can be taken back from the history of an event's set-up, by the noun of its calls. */
export const undoWays: Readonly<Record<string, UndoWay>> = {
  event: one(eventGet, eventSave),
  "event-asked": one(eventAskedGet, eventAskedSave),
  "event-payment": one(eventPaymentGet, eventPaymentSave),
  "event-privacy": one(eventPrivacyGet, eventPrivacySave),
  "event-policies": one(eventPoliciesGet, eventPoliciesSave),
  category: row(categoryList, categorySave),
  checkpoint: row(checkpointList, checkpointSave, "code"),
  "add-on": row(addOnList, addOnSave),
  "place-pool": row(placePoolList, placePoolSave),
  question: row(questionList, questionSave),
  schedule: row(scheduleList, scheduleSave),
  wave: row(waveList, waveSave),
};
