import {
  type CategoryForm,
  type CategoryRow,
  categoryForm,
  type CategoryRulesForm,
} from "@time-event/contract/categories";
import { instantOf } from "../../../lib/i18n/zoned-time.ts";

/** The values of a category's form: the body of its call. */
export type CategoryValues = CategoryForm & {
  readonly eventId: number;
  readonly id: number | null;
  readonly revision: number;
};

const formKeys = Object.keys(categoryForm.shape) as (keyof CategoryForm)[];

/** Form values of a stored category. */
export function valuesOf(eventId: number, row: CategoryRow): CategoryValues {
  const form = Object.fromEntries(formKeys.map((key) => [key, row[key]])) as unknown as CategoryForm;
  return { ...form, eventId, id: row.id, revision: row.revision };
}

/** Form values of a new category: rules, waves with guns unless they say otherwise, the morning of the event's first day, and no course yet. */
export function newValues(
  eventId: number,
  rules: CategoryRulesForm,
  { startsOn, timeZone }: { readonly startsOn: string; readonly timeZone: string },
): CategoryValues {
  const gunAt = instantOf({ day: startsOn, time: "06:00" }, timeZone);
  return {
    wavesHaveGuns: true,
    ...rules,
    eventId,
    id: null,
    revision: 0,
    gunAt,
    course: [],
    stages: [],
    relayLegs: [],
  };
}

/** Form values of a copy of a category, without what two categories cannot share. */
export function copyOf(values: CategoryValues, takenCodes: readonly string[]): CategoryValues {
  return { ...values, id: null, revision: 0, code: freeCode(values.code, takenCodes), bibFrom: null, bibTo: null };
}

/** @example freeCode("10K", ["10K", "10K-2"]) // "10K-3" */
export function freeCode(code: string, taken: readonly string[]): string {
  let free = code;
  for (let n = 2; taken.includes(free); n++) free = `${code}-${n}`;
  return free;
}
