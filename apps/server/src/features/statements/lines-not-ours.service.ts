import type { BodyOf } from "@time-event/contract/endpoint";
import { statementLineReturn, statementLineSetAside } from "@time-event/contract/statement-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { lockExplained, lockLine } from "./statements.queries.ts";
import { storeNotOurs } from "./statements.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
}

type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/** Money on statements that belongs to no registration. */
export function createLinesNotOurs({ db, clock }: Parts) {
  return {
    /** @throws Refused */
    setAside: ({ id, reason, seenRevision }: BodyOf<typeof statementLineSetAside>, caller: StaffCaller) =>
      edit(db, caller, statementLineSetAside, async (tx) => {
        const line = await lockLine(tx, id);
        if (!line) throw new Refused(statementLineSetAside, [{ path: "id", code: "unknown" }]);
        const reply = { data: { id }, meta: {} };
        // the same form once more
        if (line.notOursReason === reason && line.revision === seenRevision + 1) return { reply, change: null };
        if (line.notOursReason !== null) throw new Refused(statementLineSetAside, ["changed_since"]);
        const isExplained = line.transferId !== null && (await lockExplained(tx, line.transferId, line.amountSatang));
        if (isExplained || line.amountSatang < 0) throw new Refused(statementLineSetAside, ["fixed"]);
        if (line.revision !== seenRevision) throw new Refused(statementLineSetAside, ["changed_since"]);
        await storeNotOurs(tx, id, { reason, by: caller.username, at: clock() });
        return { reply, change: { subject: subjectOf(line), after: auditOf(line), reason } };
      }),

    /** @throws Refused */
    takeBack: ({ id, seenRevision }: BodyOf<typeof statementLineReturn>, caller: StaffCaller) =>
      edit(db, caller, statementLineReturn, async (tx) => {
        const line = await lockLine(tx, id);
        if (!line) throw new Refused(statementLineReturn, [{ path: "id", code: "unknown" }]);
        const reply = { data: { id }, meta: {} };
        // the same form once more
        if (line.notOursReason === null && line.revision === seenRevision + 1) return { reply, change: null };
        if (line.notOursReason === null || line.revision !== seenRevision)
          throw new Refused(statementLineReturn, ["changed_since"]);
        await storeNotOurs(tx, id, null);
        const before = { ...auditOf(line), notOurs: line.notOursReason };
        return { reply, change: { subject: subjectOf(line), before, after: auditOf(line) } };
      }),
  };
}
export type LinesNotOurs = ReturnType<typeof createLinesNotOurs>;

const subjectOf = ({ id, bookedOn }: Line) => ({ kind: "statement-line", id, name: bookedOn });
const auditOf = ({ bookedOn, amountSatang }: Line) => ({ bookedOn, amountSatang });
