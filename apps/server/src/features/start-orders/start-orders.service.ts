import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type startOrderGet, startOrderSave, startOrderUndo } from "@time-event/contract/start-orders";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { planStarts, type StartRule } from "@time-event/domain/start-order/plan-starts";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { wouldBreakRules } from "../categories/gun-of-category.service.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { type StartChange, storeStarts, takeStartsBack } from "../entries/own-starts.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import {
  findCategoryOf,
  findLast,
  loadStartCategories,
  loadStarters,
  type StartCategory,
  type StarterRow,
} from "./start-orders.queries.ts";
import { insertStartOrder } from "./start-orders.repository.ts";

interface Asked {
  readonly eventId: number;
  readonly category?: string | undefined;
  readonly resultOf?: string | undefined;
}

/** When each entry of a category starts, where they start one after another. */
export function createStartOrdersService(db: Db) {
  return {
    /** @throws NotFound */
    get: async ({ eventId, category: code, resultOf }: Asked): Promise<ReplyOf<typeof startOrderGet>> => {
      const { timeZone } = await loadEventDays(db, eventId);
      const categories = await loadStartCategories(db, eventId);
      const category = code === undefined ? categories[0] : categories.find((each) => each.code === code);
      if (!category && code !== undefined) throw new NotFound("category");
      const wanted = { categoryId: category?.id ?? 0, resultOf: idOf(categories, resultOf ?? null) };
      const starters = await loadStarters(db, eventId, wanted);
      const last = await findLast(db, wanted.categoryId);
      return {
        data: {
          category: category?.code ?? null,
          starters: starters.map(({ entryId, bib, club, startsAt, place, ...name }) => ({
            entryId,
            bib,
            club,
            startsAt,
            place,
            name: fullName(name),
            nameEn: latinName(name),
          })),
          last: last ? { id: last.id, rule: inForm(last.rule), by: last.by, at: last.at, changed: last.changed } : null,
        },
        meta: {
          timeZone,
          categories: categories.map(({ id: _id, nameTh, nameEn, ...each }) => ({
            ...each,
            name: { th: nameTh, en: nameEn },
          })),
        },
      };
    },

    /** @throws NotFound; Refused: see the call */
    save: async (body: BodyOf<typeof startOrderSave>, caller: StaffCaller) => {
      const { eventId, category: code, seen, rule } = body;
      const reply = await edit(db, caller, startOrderSave, async (tx) => {
        const event = await lockEvent(tx, eventId);
        const { version, rules } = await beginResults(tx, eventId);
        const categories = await loadStartCategories(tx, eventId);
        const category = categories.find((each) => each.code === code);
        if (!category) throw new Refused(startOrderSave, [{ path: "category", code: "unknown" }]);
        if (category.hasStages) throw new Refused(startOrderSave, ["starts_by_stages"]);
        if (category.startsTogether) throw new Refused(startOrderSave, ["starts_together"]);

        const resultOf = idOf(categories, rule?.resultOf ?? null);
        const starters = await loadStarters(tx, eventId, { categoryId: category.id, resultOf });
        const last = await findLast(tx, category.id);
        if ((last?.id ?? 0) !== seen || !isOfAll(starters, body)) throw new Refused(startOrderSave, ["list_changed"]);
        await expectPossible(tx, eventId, category, { starts: body.starts, days: event });

        const changes = changesOf(starters, body);
        if (changes.length === 0) throw new Refused(startOrderSave, ["nothing_to_change"]);
        const batchId = await storeStarts(tx, { eventId, by: caller.username }, changes);
        const id = await insertStartOrder(tx, { eventId, categoryId: category.id, batchId, rule });
        await judgeAll(tx, { rules, version, eventId }, changes);
        return {
          reply: { data: { id, changed: changes.length }, meta: {} },
          change: { eventId, subject: subjectOf(category), ...toLog(changes), after: afterOf(changes, rule) },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },

    /** @throws NotFound; Refused `nothing_to_undo` also of a list that is not the last one */
    undo: async ({ eventId, id }: BodyOf<typeof startOrderUndo>, caller: StaffCaller) => {
      const reply = await edit(db, caller, startOrderUndo, async (tx) => {
        await lockEvent(tx, eventId);
        const { version, rules } = await beginResults(tx, eventId);
        const categoryId = await findCategoryOf(tx, eventId, id);
        const last = categoryId === undefined ? undefined : await findLast(tx, categoryId);
        const isLast = last?.id === id;
        const back = isLast && (await takeStartsBack(tx, { eventId, batchId: last.batchId, by: caller.username }));
        if (!back) throw new Refused(startOrderUndo, ["nothing_to_undo"]);
        await judgeAll(tx, { rules, version, eventId }, back);
        const category = (await loadStartCategories(tx, eventId)).find((each) => each.id === categoryId)!;
        return {
          reply: { data: { changed: back.length }, meta: {} },
          change: { eventId, subject: subjectOf(category), ...toLog(back), after: afterOf(back, null) },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}
export type StartOrdersService = ReturnType<typeof createStartOrdersService>;

type Save = BodyOf<typeof startOrderSave>;

function idOf(categories: readonly StartCategory[], code: string | null): number | null {
  return categories.find((each) => each.code === code)?.id ?? null;
}

/** As the contract has it, whose lists can be written to. */
function inForm(rule: StartRule | null) {
  return rule && { ...rule, bibs: [...rule.bibs], seeds: [...rule.seeds], pause: rule.pause && { ...rule.pause } };
}

/** Does the caller's list name everybody once, and has it the starts that its rule makes now? */
function isOfAll(starters: readonly StarterRow[], { rule, starts }: Pick<Save, "rule" | "starts">): boolean {
  const given = new Map(starts.map(({ entryId, startsAt }) => [entryId, startsAt]));
  const isWhole = starts.length === starters.length && starters.every(({ entryId }) => given.has(entryId));
  if (!isWhole || rule === null) return isWhole;
  return planStarts(rule, starters).every(({ entryId, startsAt }) => given.get(entryId) === startsAt);
}

/** @throws Refused `not_race_days`, `breaks_rules`: a cut-off of the course would lie before the last start */
async function expectPossible(
  tx: Tx,
  eventId: number,
  { id, gunAt }: StartCategory,
  {
    starts,
    days,
  }: { readonly starts: Save["starts"]; readonly days: { readonly startsOn: string; readonly endsOn: string } },
): Promise<void> {
  const at = starts.flatMap(({ startsAt }) => startsAt ?? []);
  if (at.length === 0) return;
  const window = raceWindow(days);
  const off = at.findIndex((each) => doubtOf(each, window) !== null);
  if (off >= 0) throw new Refused(startOrderSave, [{ path: "starts", code: "not_race_days" }]);
  const lastAt = at.reduce((latest, each) => Math.max(latest, each), -Infinity);
  if (await wouldBreakRules(tx, eventId, [{ categoryId: id, gunAt }], lastAt)) {
    throw new Refused(startOrderSave, [{ path: "starts", code: "breaks_rules" }]);
  }
}

function changesOf(starters: readonly StarterRow[], { starts }: Pick<Save, "starts">): StartChange[] {
  const given = new Map(starts.map(({ entryId, startsAt }) => [entryId, startsAt]));
  return starters.flatMap(({ entryId, startsAt: before }) => {
    const after = given.get(entryId) ?? null;
    return after === before ? [] : [{ id: entryId, before, after }];
  });
}

async function judgeAll(
  tx: Tx,
  { rules, version, eventId }: Awaited<ReturnType<typeof beginResults>> & { readonly eventId: number },
  changes: readonly StartChange[],
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await judgeAndStore(tx, rules, version, ids);
  await tellOfEntries(tx, eventId, version, { shown: ids });
}

const subjectOf = ({ id, code }: StartCategory) => ({ kind: "category", id, name: code });

/** The starts of before by the number of the entry; those of after stand in their histories. */
function toLog(changes: readonly StartChange[]) {
  return { before: Object.fromEntries(changes.map(({ id, before }) => [id, before])) };
}

function afterOf(changes: readonly StartChange[], rule: StartRule | null): Record<string, unknown> {
  const starts = changes.flatMap(({ after }): InstantMs[] => (after === null ? [] : [after]));
  const firstAt = starts.reduce((first, each) => Math.min(first, each), Infinity);
  return {
    entries: changes.length,
    ...(starts.length > 0 && { firstAt }),
    ...(rule && { order: rule.order, ...(rule.order === "random" && { seed: rule.seed }) }),
  };
}
