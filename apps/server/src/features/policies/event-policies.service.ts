import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { PolicyKind } from "@time-event/contract/fields";
import { type eventPoliciesGet, eventPoliciesSave } from "@time-event/contract/policies";
import type { ReasonOf } from "@time-event/contract/refusals";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  copyEventPolicies,
  loadEventPolicies,
  publishedKinds,
  storeEventPolicies,
} from "./event-policies.repository.ts";

type Choices = BodyOf<typeof eventPoliciesSave>["choices"];

export function createEventPoliciesService(db: Db) {
  return {
    get: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof eventPoliciesGet>> => ({
      data: await loadEventPolicies(db, eventId),
      meta: {},
    }),

    save: ({ eventId, choices, revision }: BodyOf<typeof eventPoliciesSave>, caller: StaffCaller) =>
      edit(db, caller, eventPoliciesSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await loadEventPolicies(tx, eventId), revision);
        const reasons = await refusalsOf(tx, choices);
        if (reasons.length > 0) throw new Refused(eventPoliciesSave, reasons);

        await storeEventPolicies(tx, eventId, choices, { revision: revision + 1, username: caller.username });
        const after = await loadEventPolicies(tx, eventId);
        const about = () => ({ kind: "event-policies", id: eventId, name: "" });
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      }),
  };
}

/** Copies the choices of an event to a new one. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyEventPolicies(tx, fromEventId, toEventId);
}

async function refusalsOf(tx: Tx, choices: Choices): Promise<ReasonOf<typeof eventPoliciesSave>[]> {
  const chosen = (Object.entries(choices) as [PolicyKind, Choices[PolicyKind]][]).flatMap(([kind, choice]) =>
    typeof choice === "number" ? [{ kind, id: choice }] : [],
  );
  const kinds = await publishedKinds(
    tx,
    chosen.map(({ id }) => id),
  );
  return [
    ...(chosen.some(({ id }) => !kinds.has(id)) ? (["policy_unpublished"] as const) : []),
    ...(chosen.some(({ id, kind }) => kinds.has(id) && kinds.get(id) !== kind)
      ? (["policy_of_other_kind"] as const)
      : []),
  ];
}
