import { type CategoryDoor, type EntrantRefusal, refusalsOfCategory } from "@time-event/domain/entrants/entrant";
import type { EntrantFields } from "./entrants.types.ts";

/** A category of an event, with the places left in it. */
export interface StoredDoor extends CategoryDoor {
  readonly id: number;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

/** What decides whether somebody holds a place, and where. */
export type Placed = Pick<EntrantFields, "categoryId" | "gender" | "withdrawnAt">;

/** The categories of an event while its entrants are being changed: each place that is taken is one fewer. */
export interface Doors {
  idOf(code: string): number | undefined;
  codeOf(id: number): string | undefined;
  /** Why somebody may not become so; `before` is undefined for somebody new. */
  reasonsAgainst(before: Placed | undefined, after: Placed): EntrantRefusal[];
  /** Somebody has become so. */
  move(before: Placed | undefined, after: Placed): void;
}

export function createDoors(stored: readonly StoredDoor[]): Doors {
  const doors = new Map(stored.map((door) => [door.id, door]));
  const placeOf = (who: Placed | undefined) => (who && who.withdrawnAt === null ? who.categoryId : undefined);

  function addPlaces(id: number | undefined, places: number): void {
    const door = id === undefined ? undefined : doors.get(id);
    if (door && door.placesLeft !== null) doors.set(door.id, { ...door, placesLeft: door.placesLeft + places });
  }

  return {
    idOf: (code) => stored.find((door) => door.code === code)?.id,
    codeOf: (id) => doors.get(id)?.code,
    reasonsAgainst: (before, after) => {
      const door = doors.get(after.categoryId);
      if (!door) return ["unknown_category"];
      const needsPlace = placeOf(after) !== undefined && placeOf(after) !== placeOf(before);
      return refusalsOfCategory(needsPlace ? door : { ...door, placesLeft: null }, after.gender);
    },
    move: (before, after) => {
      addPlaces(placeOf(before), 1);
      addPlaces(placeOf(after), -1);
    },
  };
}
