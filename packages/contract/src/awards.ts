import { awardKinds, mostAwardPlaces } from "@time-event/domain/awards/award-rules";
import { publicationStates } from "@time-event/domain/publications/publish-rules";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, durationMs, gender, id, idParam, instantMs, revision, rounding, text } from "./fields.ts";
import { listHash } from "./published-list.ts";

// Who wins which prize of a category, who is passed over because of a higher one, and what was handed over.

const works = { permission: "timing_work", at: "event" } as const;

const places = z.int().check(z.gte(0), z.lte(mostAwardPlaces));
const rules = z.object({
  /** How many places of each ranking win; 0: it gives no prize. */
  overall: places,
  gender: places,
  thai: places,
  ageGroup: places,
  team: places,
  /** Of each ranking that the category names, by its code; left out: three. */
  rankings: z.record(code.check(z.maxLength(40)), places),
  /** Who wins a higher prize leaves the lower ones. */
  winnersLeave: z.boolean(),
});

const awardKey = z.string().check(z.minLength(1), z.maxLength(100));

const person = z.object({
  id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  club: z.string(),
  nationality: z.string(),
});

const collected = z.object({ at: instantMs, by: z.string() });

const winner = z.object({
  place: z.int(),
  /** Null: a team wins. */
  person: z.nullable(person),
  team: z.string(),
  /** Bibs of the members whose results count; of a team only. */
  bibs: z.array(z.string()),
  /** On the clock of this ranking; null: a team that is ranked by points. */
  timeMs: z.nullable(durationMs),
  points: z.nullable(z.int()),
  laps: z.int(),
  collected: z.nullable(collected),
});
export type AwardWinner = z.infer<typeof winner>;

const award = z.object({
  /** Names the prize within its category. */
  key: awardKey,
  kind: z.enum(awardKinds),
  gender: z.nullable(gender),
  ageGroup: z.nullable(z.string()),
  /** The code of a ranking that the category names; null: another ranking. */
  ranking: z.nullable(z.string()),
  places,
  /** Best first. */
  winners: z.array(winner),
  /** Who was as good, and takes the prize of that key instead; null: the category takes its first ones out of the age groups. */
  skipped: z.array(z.object({ ...person.shape, won: z.nullable(awardKey) })),
  /** To whom it was handed though they do not win it now. */
  wronglyGiven: z.array(z.object({ entryId: z.nullable(id), team: z.string(), name: z.string(), collected })),
});
export type AwardOfCategory = z.infer<typeof award>;

const categoryAwards = z.object({
  code,
  name: text,
  rounding,
  hasAgeGroups: z.boolean(),
  hasTeams: z.boolean(),
  /** That the category names, the highest prize first. */
  rankings: z.array(z.object({ code, name: text })),
  /** Revision 0: nobody set it up, and the rules follow from the category. */
  rules: z.object({ ...rules.shape, ...edited.shape }),
  /** The list in force; null: nothing was published yet. */
  published: z.nullable(
    z.object({ number: z.int(), state: z.enum(publicationStates), hash: listHash, changedSince: z.int() }),
  ),
  /** Who may still finish. */
  toCome: z.int(),
  /** Finishers who win less because their gender, age or nationality is not known. */
  unknown: z.object({ gender: z.int(), age: z.int(), nationality: z.int() }),
  /** In the order of the ceremony: the highest prize last. */
  awards: z.array(award),
});
export type CategoryAwards = z.infer<typeof categoryAwards>;

export const awardList = staffCall({
  name: "award-list",
  right: works,
  shows: ["award", "result", "entry", "category", "publication"],
  summary:
    "Who wins which prize of an event, category by category in the order of the ceremony, and who is passed over.",
  params: z.object({ eventId: idParam }),
  data: z.array(categoryAwards),
  meta: z.object({ serverAt: instantMs }),
});

export const awardRulesSave = staffAction({
  name: "award-rules-save",
  right: { permission: "results_publish", at: "event" },
  changes: ["award"],
  summary:
    "Says how many places of each ranking of a category win a prize, and whether winners leave the lower prizes.",
  body: z.object({ eventId: id, category: code, ...rules.shape, revision }),
  data: z.object({ ...rules.shape, ...edited.shape }),
  refuses: {},
});

export const awardCollect = staffAction({
  name: "award-collect",
  right: works,
  changes: ["award"],
  summary: "Notes that a winner was handed a prize, or takes that note back.",
  body: z.object({
    eventId: id,
    category: code,
    award: awardKey,
    /** Null: a team. */
    entryId: z.nullable(id),
    team: z.string().check(z.maxLength(200)),
    collected: z.boolean(),
  }),
  data: z.object({ collected: z.nullable(collected) }),
  refuses: { not_a_winner: "whole" },
});

export const awardCalls: readonly Endpoint[] = [awardList, awardRulesSave, awardCollect];
