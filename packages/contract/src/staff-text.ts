import { holdsThaiId } from "@time-event/domain/entries/thai-id";
import * as z from "zod/mini";

/**
 * What staff write about somebody: a note, a reason. It stays in logs for years, so no citizen's number belongs there.
 * @param least 1 where something must be written
 */
export function staffText(longest: number, least: 0 | 1 = 0) {
  const typed = z.string().check(z.trim(), z.maxLength(longest), withoutThaiId);
  return least === 0 ? typed : typed.check(z.minLength(least));
}

const withoutThaiId = z.check<string>(({ value, issues }) => {
  if (holdsThaiId(value)) issues.push({ code: "custom", input: value, params: { word: "thai_id" } });
});
