import { docketAppeal, docketDecide, type docketList, docketPropose, docketTry } from "@time-event/contract/docket";
import type { PenaltyCaseRow } from "@time-event/contract/docket";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { PenaltyEffect } from "@time-event/contract/penalty-rules";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { partsOf } from "@time-event/domain/results/judge-entry";
import { countsIn, isFinal, type PenaltyStep, refusalsOfStep, stateAfter } from "@time-event/domain/penalties/docket";
import type { Penalty } from "@time-event/domain/race/race";
import { hasMoved } from "@time-event/domain/results/moved-places";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import { whatIf } from "../results/what-if.service.ts";
import { type DocketRow, findByBib, hasRule, keepOrderOf, loadDocket, loadNames } from "./docket.queries.ts";
import type { TellOfAnswer } from "./jury-answer.types.ts";
import { insertProposal, insertStep, lockPenalty, setPenaltyState } from "./penalties.repository.ts";

/** So many moved places are shown by name. */
const mostShown = 20;
const minute = 60_000;

type Step = Pick<BodyOf<typeof docketAppeal>, "eventId" | "id" | "revision" | "note"> & {
  readonly step: PenaltyStep;
  readonly appealMinutes: number;
};

/** The docket: what officials propose, others decide, and players appeal. */
export function createDocketService(db: Db, clock: () => InstantMs, tellOfAnswer: TellOfAnswer) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof docketList>> => {
      await loadEventDays(db, eventId);
      const now = clock();
      return { data: (await loadDocket(db, eventId)).map((row) => shown(row, now)), meta: { serverAt: now } };
    },

    propose: ({ eventId, bib, rule, effect, stage = "", reason }: BodyOf<typeof docketPropose>, caller: StaffCaller) =>
      edit(db, caller, docketPropose, async (tx) => {
        const now = clock();
        await lockEvent(tx, eventId);
        const entry = await findByBib(tx, eventId, bib);
        if (!entry) throw new Refused(docketPropose, [{ path: "bib", code: "unknown" }]);
        if (rule !== "" && !(await hasRule(tx, rule))) {
          throw new Refused(docketPropose, [{ path: "rule", code: "unknown" }]);
        }
        if (effect.kind === "laps" && !entry.hasLapLine && entry.laps === null) {
          throw new Refused(docketPropose, [{ path: "effect", code: "laps_without_lap_line" }]);
        }
        if (stage !== "" && !(isOfTime(effect) && entry.stages.includes(stage))) {
          throw new Refused(docketPropose, [{ path: "stage", code: "unknown" }]);
        }
        const proposal = { eventId, entryId: entry.id, rule, ...columnsOf(effect), stage, reason };
        const id = await insertProposal(tx, proposal, caller.username, now);
        const step = { penaltyId: id, step: "propose" as const, state: "proposed" as const };
        await insertStep(tx, { ...step, by: caller.username, note: "" }, now);
        return changed(tx, eventId, id, undefined, now);
      }),

    decide: (wanted: Step, caller: StaffCaller) => takeStep(docketDecide, wanted, caller),

    appeal: (wanted: BodyOf<typeof docketAppeal>, caller: StaffCaller) =>
      takeStep(docketAppeal, { ...wanted, step: "appeal", appealMinutes: 0 }, caller),

    try: async ({ eventId, bib, without, ...effect }: Tried): Promise<ReplyOf<typeof docketTry>> => {
      await loadEventDays(db, eventId);
      const entry = await findByBib(db, eventId, bib);
      if (!entry) throw new Refused(docketTry, [{ path: "bib", code: "unknown" }]);
      const left = without === undefined ? undefined : (await loadDocket(db, eventId, without))[0];
      const { before, after, category, rounding, stages, moved } = await whatIf(db, eventId, entry.id, (penalties) =>
        left ? withoutOne(penalties, left) : [...penalties, penaltyOf(effect)],
      );
      const first = moved.slice(0, mostShown);
      const firstIds = first.map(({ id }) => id);
      const names = new Map((await loadNames(db, firstIds)).map((name) => [name.id, name]));
      return {
        data: {
          category,
          stages: [...stages],
          before: before.status,
          after: after.status,
          rounding,
          timeBeforeMs: before.timeMs,
          timeAfterMs: after.timeMs,
          stage: stageOf(left ? left.stage : effect.stage, stages, before, after),
          moved: moved.filter(hasMoved).length,
          rows: first.map(({ id, ...places }) => ({ ...namesOf(names.get(id)!), ...places })),
        },
        meta: { shown: mostShown },
      };
    },
  };

  async function takeStep(
    call: typeof docketDecide | typeof docketAppeal,
    { eventId, id, revision, step, note, appealMinutes }: Step,
    caller: StaffCaller,
  ): Promise<{ data: PenaltyCaseRow; meta: Record<string, never> }> {
    const reply = await edit(db, caller, call, async (tx) => {
      const now = clock();
      await lockEvent(tx, eventId);
      // before the version and the penalty's row: see the order of locks
      const orderId = step === "uphold" || step === "lift" ? await keepOrderOf(tx, eventId, id) : undefined;
      const { version, rules } = await beginResults(tx, eventId);
      await lockPenalty(tx, eventId, id);
      const before = expectSeen((await loadDocket(tx, eventId, id))[0], revision);
      const reasons = refusalsOfStep(before, step, caller.username, now);
      if (reasons.length > 0) throw new Refused<typeof docketAppeal>(call as typeof docketAppeal, reasons);
      const state = stateAfter(before.state, step);
      const appealUntil = appealMinutes === 0 ? null : now + appealMinutes * minute;
      const decided = step === "decide" ? { by: caller.username, at: now, appealUntil } : undefined;
      await setPenaltyState(tx, id, { state, ...(decided && { decided }) }, caller.username);
      await insertStep(tx, { penaltyId: id, step, state, by: caller.username, note }, now);
      if (countsIn(before.state) !== countsIn(state)) await judgeAndStore(tx, rules, version, [before.entryId]);
      if (orderId !== undefined) {
        const isAccepted = step === "lift";
        await tellOfAnswer(tx, { eventId, orderId, to: "appeal", isAccepted, bib: before.bib, answer: note });
      }
      return changed(tx, eventId, id, before, now);
    });
    await announceResults(db, eventId);
    return reply;
  }
}

type Judged = Awaited<ReturnType<typeof whatIf>>["before"];

/** What becomes of the time of one stage, or of one leg. */
function stageOf(code: string | undefined, stages: readonly string[], before: Judged, after: Judged) {
  const at = code ? stages.indexOf(code) : -1;
  if (!code || at < 0) return null;
  return { code, beforeMs: partsOf(before)[at] ?? null, afterMs: partsOf(after)[at] ?? null };
}

interface Tried {
  readonly eventId: number;
  readonly bib: string;
  readonly without?: number | undefined;
  readonly timeMs?: number | undefined;
  readonly stage?: string | undefined;
  readonly laps?: number | undefined;
  readonly places?: number | undefined;
  readonly disqualify?: "yes" | undefined;
}

async function changed(tx: Tx, eventId: number, id: number, before: DocketRow | undefined, now: InstantMs) {
  const [after] = await loadDocket(tx, eventId, id);
  if (!after) throw new NotFound("thing");
  const told = ({ state, bib, rule, reason, timeMs, stage, laps, places, disqualify }: DocketRow) => ({
    state,
    bib,
    rule,
    reason,
    timeMs,
    stage,
    laps,
    placesLost: places,
    disqualify,
  });
  const subject = { kind: "penalty", id, name: `${after.bib} ${after.ruleName?.th ?? after.reason}` };
  return {
    reply: { data: shown(after, now), meta: {} },
    change: { eventId, subject, before: before && told(before), after: told(after) },
  };
}

function columnsOf(effect: PenaltyEffect) {
  return {
    timeMs: effect.kind === "time" ? effect.timeMs : effect.kind === "bonus" ? -effect.timeMs : null,
    laps: effect.kind === "laps" ? effect.laps : null,
    places: effect.kind === "places" ? effect.placesLost : null,
    disqualify: effect.kind === "disqualify",
  };
}

function effectOf({ timeMs, laps, places, disqualify }: DocketRow): PenaltyEffect {
  if (disqualify) return { kind: "disqualify" };
  if (timeMs !== null) return timeMs < 0 ? { kind: "bonus", timeMs: -timeMs } : { kind: "time", timeMs };
  if (places !== null) return { kind: "places", placesLost: places };
  return laps === null ? { kind: "warning" } : { kind: "laps", laps };
}

const isOfTime = ({ kind }: PenaltyEffect) => kind === "time" || kind === "bonus";

const penaltyOf = ({ timeMs, stage, laps, places, disqualify }: Omit<Tried, "eventId" | "bib">): Penalty => ({
  ...(timeMs !== undefined && { timeMs }),
  ...(stage !== undefined && { stage }),
  ...(laps !== undefined && { laps }),
  ...(places !== undefined && { places }),
  ...(disqualify === "yes" && { disqualify: true }),
});

/** The penalties that count, less one that does the same as this. */
function withoutOne(penalties: readonly Penalty[], left: DocketRow): Penalty[] {
  const { timeMs, stage, laps, places, disqualify, state } = left;
  const isSame = (penalty: Penalty) =>
    (penalty.timeMs ?? null) === timeMs &&
    (penalty.stage ?? "") === stage &&
    (penalty.laps ?? null) === laps &&
    (penalty.places ?? null) === places &&
    (penalty.disqualify ?? false) === disqualify;
  const at = countsIn(state) ? penalties.findIndex(isSame) : -1;
  return penalties.filter((_, index) => index !== at);
}

function namesOf(entry: Pick<DocketRow, "bib" | "firstName" | "lastName" | "firstNameEn" | "lastNameEn">) {
  return { bib: entry.bib, name: fullName(entry), nameEn: latinName(entry) };
}

function shown(row: DocketRow, now: InstantMs): PenaltyCaseRow {
  return { ...row, ...namesOf(row), effect: effectOf(row), isFinal: isFinal(row, now) };
}
