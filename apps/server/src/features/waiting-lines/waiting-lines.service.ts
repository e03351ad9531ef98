import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type WaitingLine, type waitingLineGet, waitingLineSave } from "@time-event/contract/waiting-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadLineHour, loadLineMode, loadLineNow } from "./waiting-lines.queries.ts";
import { storeLineMode } from "./waiting-lines.repository.ts";

/** What staff see and say of the line in front of entering an event. */
export function createWaitingLinesService(db: Db, clock: () => InstantMs) {
  return {
    get: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof waitingLineGet>> => ({
      data: await show(db, eventId, clock()),
      meta: {},
    }),

    /** @throws NotFound; EditConflict */
    save: ({ eventId, mode, revision }: BodyOf<typeof waitingLineSave>, caller: StaffCaller) =>
      edit(db, caller, waitingLineSave, async (tx) => {
        const { slug } = await lockEvent(tx, eventId);
        const before = expectSeen(await loadLineMode(tx, eventId), revision);
        await storeLineMode(tx, eventId, mode, caller.username);
        const subject = { kind: "waiting-line", id: eventId, name: slug };
        const change = { eventId, subject, before: { mode: before.mode }, after: { mode } };
        return { reply: { data: await show(tx, eventId, clock()), meta: {} }, change };
      }),
  };
}

async function show(db: Db | Tx, eventId: number, now: InstantMs): Promise<WaitingLine> {
  const seen = await loadLineNow(db, eventId, now);
  const { waiting, perMinute } = seen ?? { waiting: 0, perMinute: 0 };
  return {
    ...(await loadLineMode(db, eventId)),
    isOn: seen !== undefined,
    waiting,
    perMinute,
    waitS: waitOf(waiting, perMinute),
    moments: await loadLineHour(db, eventId),
  };
}

function waitOf(waiting: number, perMinute: number): number | null {
  if (waiting === 0) return 0;
  return perMinute === 0 ? null : Math.ceil((waiting / perMinute) * 60);
}
