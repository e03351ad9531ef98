import type { ReplyOf } from "@time-event/contract/endpoint";
import { kitHandOut, kitTakeBack } from "@time-event/contract/kits";
import { fullName } from "@time-event/domain/entries/full-name";
import { doubtsOfKit } from "@time-event/domain/kits/kit-doubts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, type EditChange } from "../edits/edit.service.ts";
import { giveChip } from "../entries/give-chip.service.ts";
import { announceResults } from "../results/results.service.ts";
import { type KitEntry, loadKitEntries, loadKitSteps, lockKits, type StoredKitStep } from "./kits.queries.ts";
import { insertKitSteps, type NewKitStep } from "./kits.repository.ts";

type HandOut = z.output<(typeof kitHandOut)["body"]>;
type TakeBack = z.output<(typeof kitTakeBack)["body"]>;

/** Handing kits out and taking that back. */
export function createHandOut(db: Db, clock: () => InstantMs) {
  return {
    /** @throws Refused `unknown`, `already_handed_out`, `already_withdrawn`, `kit_reason_needed`, `taken` (the chip) */
    handOut: async (body: HandOut, caller: StaffCaller): Promise<ReplyOf<typeof kitHandOut>> => {
      const { eventId, submit, desk, pickedUpBy, reason, tookMs } = body;
      const reply = await edit(db, caller, kitHandOut, async (tx) => {
        const isChipGiven = await takeChip(tx, body, caller.username);
        const kits = await lockAndLoad(tx, eventId, body.entryIds);
        const done = { reply: { data: { handedOut: body.entryIds.length }, meta: {} } };
        // the same press, whose reply was lost
        if (kits.every(({ last }) => last?.kind === "handed_out" && last.submit === submit))
          return { ...done, change: null };
        const reasons = kits.flatMap((kit, at) =>
          reasonsAgainst(kit, reason).map((code) => ({ path: `entryIds.${at}`, code })),
        );
        if (reasons.length > 0) throw new Refused(kitHandOut, reasons);

        const note = { at: clock(), by: caller.username, desk, pickedUpBy, reason, tookMs, submit };
        await insertKitSteps(tx, eventId, stepsAfter(kits, note));
        const after = { kit: "handed_out", desk, ...(isChipGiven && { chip: body.chip }) };
        return { ...done, change: kits.map(({ entry }) => ({ eventId, subject: subjectOf(entry!), after, reason })) };
      });
      if (body.chip !== "") await announceResults(db, eventId);
      return reply;
    },

    /** @throws Refused `unknown`; `nothing_to_undo` where one of them is not handed out */
    takeBack: ({ eventId, entryIds, submit, desk, reason }: TakeBack, caller: StaffCaller) =>
      edit(db, caller, kitTakeBack, async (tx) => {
        const kits = await lockAndLoad(tx, eventId, entryIds);
        const done = { reply: { data: { takenBack: entryIds.length }, meta: {} } };
        const gone = kits.flatMap(({ entry }, at) =>
          entry ? [] : [{ path: `entryIds.${at}`, code: "unknown" as const }],
        );
        if (gone.length > 0) throw new Refused(kitTakeBack, gone);
        if (kits.every(({ last }) => last?.kind === "taken_back" && last.submit === submit))
          return { ...done, change: null };
        if (!kits.every(({ last }) => last?.kind === "handed_out")) throw new Refused(kitTakeBack, ["nothing_to_undo"]);

        const note = { at: clock(), by: caller.username, desk, pickedUpBy: "", reason, tookMs: null, submit };
        await insertKitSteps(tx, eventId, stepsAfter(kits, note));
        const changed = { before: { kit: "handed_out" }, after: { kit: "taken_back", desk }, reason };
        const change = kits.map(({ entry }): EditChange => ({ eventId, subject: subjectOf(entry!), ...changed }));
        return { ...done, change };
      }),
  };
}

interface Kit {
  readonly id: number;
  readonly entry: KitEntry | undefined;
  /** Undefined: nothing happened to it yet. */
  readonly last: StoredKitStep | undefined;
}

/** The kits as they are while no other desk changes them, each once. */
async function lockAndLoad(tx: Tx, eventId: number, entryIds: readonly number[]): Promise<Kit[]> {
  const ids = [...new Set(entryIds)];
  await lockKits(tx, eventId, ids);
  const entries = await loadKitEntries(tx, eventId, ids);
  const steps = await loadKitSteps(tx, eventId, ids);
  return ids.map((id) => ({
    id,
    entry: entries.find((entry) => entry.id === id),
    last: steps.find(({ entryId }) => entryId === id),
  }));
}

function reasonsAgainst({ entry, last }: Kit, reason: string) {
  if (!entry) return ["unknown"] as const;
  if (last?.kind === "handed_out") return ["already_handed_out"] as const;
  if (entry.isWithdrawn) return ["already_withdrawn"] as const;
  return doubtsOfKit(entry).length > 0 && reason === "" ? (["kit_reason_needed"] as const) : [];
}

/** A chip goes with one kit. @returns whether the entry got another chip than it had @throws Refused */
async function takeChip(tx: Tx, { eventId, entryIds, chip }: HandOut, by: string): Promise<boolean> {
  const [entryId] = entryIds;
  if (chip === "" || entryIds.length !== 1) return false;
  const given = await giveChip(tx, { eventId, entryId: entryId!, chip, by });
  if (given === "unknown") throw new Refused(kitHandOut, [{ path: "entryIds.0", code: "unknown" }]);
  if (given === "taken") throw new Refused(kitHandOut, [{ path: "chip", code: "taken" }]);
  return given === "given";
}

function stepsAfter(kits: readonly Kit[], note: NewKitStep) {
  return kits.map(({ id, last }) => ({ ...note, entryId: id, after: last?.step ?? 0 }));
}

function subjectOf(entry: KitEntry) {
  return { kind: "entry", id: entry.id, name: `${entry.bib} ${fullName(entry)}`.trim() };
}
