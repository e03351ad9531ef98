import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Tx } from "../../db/connection.ts";
import { deleteEventRow, insertEventRow, setState } from "./import-event.repository.ts";

type EventColumns = Parameters<typeof insertEventRow>[1];

/** Stores an event that comes whole, as its race folder says it is; gives its id. */
export async function importEvent(tx: Tx, columns: EventColumns): Promise<number> {
  return insertEventRow(tx, columns);
}

/** Removes an event with whatever still hangs on it. */
export async function removeEvent(tx: Tx, eventId: number): Promise<void> {
  await deleteEventRow(tx, eventId);
}

/** What a replayed race comes to by itself: no step that staff take. */
export async function setReplayedState(tx: Tx, eventId: number, state: EventState): Promise<void> {
  await setState(tx, eventId, state);
}
