import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { PolicyKind } from "@time-event/contract/fields";
import { type eventPoliciesGet, eventPoliciesSave } from "@time-event/contract/policies";
import { NotFound } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { saveEdited } from "../audit/edit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  copyEventPolicies,
  loadEventPolicies,
  lockEvent,
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

    save: async ({ eventId, choices, revision }: BodyOf<typeof eventPoliciesSave>, caller: StaffCaller) => {
      const data = await saveEdited(db, caller, {
        action: eventPoliciesSave.name,
        eventId,
        revision,
        subject: () => ({ kind: "event-policies", id: eventId, name: "" }),
        load: async (tx) => {
          if (!(await lockEvent(tx, eventId))) throw new NotFound("event");
          return loadEventPolicies(tx, eventId);
        },
        refusals: (tx) => refusalsOf(tx, choices),
        store: async (tx) => {
          const stamp = { revision: revision + 1, username: caller.username };
          await storeEventPolicies(tx, eventId, choices, stamp);
          return loadEventPolicies(tx, eventId);
        },
      });
      return { data, meta: {} };
    },
  };
}

/** Gives a new event the choices of another. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyEventPolicies(tx, fromEventId, toEventId);
}

async function refusalsOf(tx: Tx, choices: Choices): Promise<string[]> {
  const chosen = (Object.entries(choices) as [PolicyKind, Choices[PolicyKind]][]).flatMap(([kind, choice]) =>
    typeof choice === "number" ? [{ kind, id: choice }] : [],
  );
  const kinds = await publishedKinds(
    tx,
    chosen.map(({ id }) => id),
  );
  return [
    ...(chosen.some(({ id }) => !kinds.has(id)) ? ["policy_unpublished"] : []),
    ...(chosen.some(({ id, kind }) => kinds.has(id) && kinds.get(id) !== kind) ? ["policy_of_other_kind"] : []),
  ];
}
