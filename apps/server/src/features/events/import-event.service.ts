import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Tx } from "../../db/connection.ts";
import { deleteEventRow, insertEventRow, setRehearsalOf, setState } from "./import-event.repository.ts";

type EventColumns = Parameters<typeof insertEventRow>[1];

/** Stores an imported event as its race folder describes it; returns its id. */
export async function importEvent(tx: Tx, columns: EventColumns): Promise<number> {
  return insertEventRow(tx, columns);
}

/** Removes an event with everything that still belongs to it. */
export async function removeEvent(tx: Tx, eventId: number): Promise<void> {
  await deleteEventRow(tx, eventId);
}

/** The end of a replayed race, which comes by itself and is no step by staff. */
export async function setReplayedState(tx: Tx, eventId: number, state: EventState): Promise<void> {
  await setState(tx, eventId, state);
}

/** Makes a stored event the rehearsal of another: no list names it, and it goes with that one. */
export async function markRehearsal(tx: Tx, eventId: number, ofEventId: number): Promise<void> {
  await setRehearsalOf(tx, eventId, ofEventId);
}
