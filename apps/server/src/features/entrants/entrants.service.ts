import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { entrantDelete, entrantGet, entrantSave, entrantWithdraw } from "@time-event/contract/entrants";
import { may } from "@time-event/domain/access/permissions";
import { maskAll, maskEmail, maskPhone } from "@time-event/domain/entrants/mask";
import type { InstantMs } from "@time-event/domain/time/instant";
import { InvalidInput, NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { expectSeen } from "../edits/edit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeEntrants } from "./change-entrants.ts";
import { createDoors } from "./doors.ts";
import { changeToLog, differences, fieldsToLog, maskPersonal } from "./entrant-audit.ts";
import { fieldAtFault, fieldsOfForm, hasPersonalData } from "./entrant-form.ts";
import { reasonsAgainst, reasonsAgainstRemoval, reasonsAgainstWithdrawal } from "./entrant-rules.ts";
import { findHolders, findPenalised, loadDoors, loadEntrants } from "./entrant-records.queries.ts";
import { deleteEntrants, insertEntrants, patchEntrants } from "./entrants.repository.ts";
import { type EntrantFields, nameOf, type StoredEntrant } from "./entrants.types.ts";

type Get = typeof entrantGet;
type Save = typeof entrantSave;
type Withdraw = typeof entrantWithdraw;
type Delete = typeof entrantDelete;

export interface EntrantsService {
  /** @throws NotFound `player_not_found` */
  get(query: { readonly eventId: number; readonly id: number }, caller: StaffCaller): Promise<ReplyOf<Get>>;
  /** @throws NotFound; EditConflict; InvalidInput; Refused with the words of `entrantRefusals` */
  save(body: BodyOf<Save>, caller: StaffCaller): Promise<ReplyOf<Save>>;
  withdraw(body: BodyOf<Withdraw>, caller: StaffCaller): Promise<ReplyOf<Withdraw>>;
  remove(body: BodyOf<Delete>, caller: StaffCaller): Promise<ReplyOf<Delete>>;
}

export function createEntrantsService(db: Db, clock: () => InstantMs): EntrantsService {
  return {
    get: async ({ eventId, id }, caller) => {
      const entrant = await findEntrant(db, eventId, id);
      const seesAll = may(caller, "personal_data_view", eventId);
      if (seesAll) await db.transaction().execute((tx) => recordSeen(tx, caller, eventId, entrant));
      return { data: toRecord(entrant, seesAll), meta: {} };
    },

    save: ({ eventId, id, revision, ...form }, caller) =>
      changeEntrants(db, eventId, async (tx, race) => {
        const before = id === undefined ? undefined : await findToChange(tx, eventId, id, revision);
        if (before && hasPersonalData(form) && !may(caller, "personal_data_view", eventId)) {
          throw new Refused(["personal_data_not_permitted"]);
        }
        const doors = createDoors(await loadDoors(tx, eventId));
        const wanted = fieldsOfForm(form, { before, doors, raceDay: race.rules.startsOn });
        const holders = await findHolders(tx, eventId, wanted);
        const reasons = reasonsAgainst(wanted, { before, doors, holders });
        if (reasons.length > 0) throw new InvalidInput(reasons.map((code) => ({ path: fieldAtFault(code), code })));

        const saved = await store(tx, caller, eventId, before, wanted);
        await race.judgeAgain([saved.id]);
        const log = before ? changeToLog(differences(before, wanted)) : { after: maskPersonal(wanted) };
        const subject = { kind: "entrant", id: saved.id, name: nameOf(wanted) };
        await recordChange(tx, caller, { action: "entrant-save", eventId, subject, ...log });
        return { data: saved, meta: {} };
      }),

    withdraw: ({ eventId, id, revision, withdrawn, reason }, caller) =>
      changeEntrants(db, eventId, async (tx, race) => {
        const before = await findToChange(tx, eventId, id, revision);
        const doors = createDoors(await loadDoors(tx, eventId));
        const reasons = reasonsAgainstWithdrawal(before, withdrawn, doors);
        if (reasons.length > 0) throw new Refused(reasons);

        const patch = { withdrawnAt: withdrawn ? clock() : null, withdrawnReason: withdrawn ? reason : "" };
        const [saved] = await patchEntrants(tx, caller.username, [{ id, patch }]);
        await race.judgeAgain([id]);
        const subject = { kind: "entrant", id, name: nameOf(before) };
        const log = { before: { withdrawn: !withdrawn }, after: { withdrawn }, reason };
        await recordChange(tx, caller, { action: "entrant-withdraw", eventId, subject, ...log });
        return { data: { revision: saved!.revision }, meta: {} };
      }),

    remove: ({ eventId, id, revision }, caller) =>
      changeEntrants(db, eventId, async (tx, race) => {
        const before = await findToChange(tx, eventId, id, revision);
        const reasons = reasonsAgainstRemoval(before, await findPenalised(tx, [id]));
        if (reasons.length > 0) throw new Refused(reasons);

        await deleteEntrants(tx, [id]);
        await race.tellOfRemoval();
        const subject = { kind: "entrant", id, name: nameOf(before) };
        await recordChange(tx, caller, { action: "entrant-delete", eventId, subject, before: fieldsToLog(before) });
        return { data: null, meta: {} };
      }),
  };
}

async function findEntrant(db: Db | Tx, eventId: number, id: number): Promise<StoredEntrant> {
  const [entrant] = await loadEntrants(db, eventId, [id]);
  if (!entrant) throw new NotFound("player");
  return entrant;
}

async function findToChange(tx: Tx, eventId: number, id: number, revision: number): Promise<StoredEntrant> {
  return expectSeen(await findEntrant(tx, eventId, id), revision);
}

async function store(
  tx: Tx,
  { username }: StaffCaller,
  eventId: number,
  before: StoredEntrant | undefined,
  wanted: EntrantFields,
): Promise<{ id: number; revision: number }> {
  if (before) {
    const [saved] = await patchEntrants(tx, username, [{ id: before.id, patch: differences(before, wanted).after }]);
    return saved!;
  }
  const [id] = await insertEntrants(tx, eventId, [wanted], { source: "hand", sourceFile: "", changedBy: username });
  return { id: id!, revision: 1 };
}

function recordSeen(tx: Tx, caller: StaffCaller, eventId: number, entrant: StoredEntrant): Promise<void> {
  const subject = { kind: "entrant", id: entrant.id, name: nameOf(entrant) };
  return recordChange(tx, caller, { action: "personal-data-seen", eventId, subject });
}

function toRecord(entrant: StoredEntrant, seesAll: boolean): ReplyOf<Get>["data"] {
  const { withdrawnAt, withdrawnReason, chip, birthDate, phone, email } = entrant;
  const { emergencyName, emergencyPhone, medicalNote } = entrant;
  return {
    ...entrant,
    chip: chip ?? "",
    personal: {
      birthDate: seesAll ? (birthDate ?? "") : maskAll(birthDate ?? ""),
      phone: seesAll ? phone : maskPhone(phone),
      email: seesAll ? email : maskEmail(email),
      emergencyName: seesAll ? emergencyName : maskAll(emergencyName),
      emergencyPhone: seesAll ? emergencyPhone : maskPhone(emergencyPhone),
      medicalNote: seesAll ? medicalNote : maskAll(medicalNote),
    },
    isMasked: !seesAll,
    withdrawn: withdrawnAt === null ? null : { at: withdrawnAt, reason: withdrawnReason },
  };
}
