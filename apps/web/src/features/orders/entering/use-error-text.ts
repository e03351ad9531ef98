import type { FieldError } from "@time-event/contract/errors";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFieldText } from "../../../ui/form/use-field-text.ts";
import { enterMessages } from "../enter.messages.ts";
import type { Offer } from "../offer.shared.ts";
import type { Typed } from "./typed.ts";
import type { Entering } from "./use-entering.ts";

interface Errors {
  readonly offer: Offer | null;
  readonly entering: Entering;
  readonly typed: Typed;
  /** Fields that were left: before that, nobody has made a mistake. */
  readonly left: ReadonlySet<string>;
  /** What the rules find now. Paths begin at the entry. */
  readonly found: readonly FieldError[];
  readonly entry: number | null;
}

/**
 * How many fields of somebody are wrong, among those that the last form was refused for and those that the rules find now.
 * @param path of who it is: `entries.0.players.1`
 */
export function countWrong(
  path: string,
  problems: readonly FieldError[],
  errorAt: (path: string) => string | undefined,
): number {
  const fields = new Set(problems.map((problem) => problem.path).filter((field) => field.startsWith(`${path}.`)));
  return [...fields].filter((field) => errorAt(field) !== undefined).length;
}

/** What is wrong with a field, in words: what the rules find now, or what the last form was refused for. */
export function useErrorText({ offer, entering, typed, left, found, entry }: Errors) {
  const m = useMessages(enterMessages);
  const { youngestAge, oldestAge } = offer ?? { youngestAge: null, oldestAge: null };
  const fieldText = useFieldText({
    ...m.words,
    ...(offer && offer.gender !== "any" && { gender_not_allowed: m.onlyFor[offer.gender] }),
    ...(offer && offer.teamMix !== "any" && { team_mix: m.mustBeMix[offer.teamMix] }),
    ...(youngestAge !== null && { too_young: m.tooYoung(youngestAge) }),
    ...(oldestAge !== null && { too_old: m.tooOld(oldestAge) }),
  });
  const sent = entering.taken;
  const textOf = (path: string, code: string) =>
    fieldText(path, code === "bad_date" && isWrittenRight(typed[path] ?? "") ? "no_day" : code);
  return (path: string): string | undefined => {
    const now = found.find((problem) => (entry === null ? "" : `entries.${entry}.`) + problem.path === path);
    const isTeams = entry !== null && !path.includes(".players.");
    if (now && (isTeams || left.has(path))) return textOf(path, now.code);
    const refused = sent?.problems.find((problem) => problem.path === path);
    // it was changed meanwhile
    const isChanged = refused && sent?.typed !== undefined && (typed[path] ?? "") !== (sent.typed[path] ?? "");
    return refused && !isChanged ? textOf(path, refused.code) : undefined;
  };
}

/** A date in the form that is asked for: only the day is wrong. */
const isWrittenRight = (text: string) => /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text.trim());
