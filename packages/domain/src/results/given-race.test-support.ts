import type { Category, Checkpoint, CheckpointKind, Entry, Passing } from "../race/race.ts";

export const GUN_AT = Date.UTC(2026, 10, 21, 23);
export const MINUTE = 60_000;

/** Points written `START:start:0 5K:split:5000 FIN:finish:10000`. */
export function givenCheckpoints(points: string): Map<string, Checkpoint> {
  return new Map(
    points.split(" ").map((point) => {
      const [code = "", kind, distance] = point.split(":");
      return [code, { code, kind: kind as CheckpointKind, distanceM: Number(distance) }];
    }),
  );
}

export function givenCategory(course: string, changes: Partial<Category> = {}): Category {
  return {
    code: "10K",
    gender: "any",
    gunAt: GUN_AT,
    rankBy: "gun",
    ageOn: "eventDay",
    ageGroups: [],
    winnersLeaveAgeGroups: 0,
    rounding: "up",
    checkpoints: course.split(" "),
    ...changes,
  };
}

export function givenEntry(changes: Partial<Entry> = {}): Entry {
  return { bib: "101", gender: "F", age: 34, ...changes };
}

/** Reads written `START 0, 5K 25.5, FIN 50`, in minutes after the gun. */
export function givenPassings(reads: string): Passing[] {
  if (reads === "") return [];
  return reads.split(", ").map((read) => {
    const [checkpoint = "", minutes] = read.split(" ");
    return { checkpoint, at: GUN_AT + Math.round(Number(minutes) * MINUTE) };
  });
}
