import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { emailUndo } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotLetIn } from "../../http/refusals.ts";
import { recordChange } from "../audit/audit.service.ts";
import { closeEmailUndosSince, takeEmailUndo } from "./email-undos.repository.ts";
import type { PasswordLinks } from "./password-links.service.ts";
import { hashOf } from "./refresh-token.ts";
import type { SecondFactorCheck } from "./second-factor-check.types.ts";
import { shutOut } from "./sign-in-endings.service.ts";
import { loadUsername } from "./users.queries.ts";
import { clearPassword, noteUserEdit, restoreEmail } from "./users.repository.ts";
import type { Visitor } from "./visitor.types.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly links: PasswordLinks;
  readonly secondFactors: Pick<SecondFactorCheck, "forgetSince">;
}

export interface EmailUndoService {
  /** @throws NotLetIn `undo_link_invalid`, also when somebody else has the address by now */
  undo(given: BodyOf<typeof emailUndo>, visitor: Visitor): Promise<ReplyOf<typeof emailUndo>>;
}

/**
 * Gives an account back to whoever has its old address. Whoever changed the address may know the password, have set one
 * by a mailed link, or have added a second factor: all of that ends here.
 */
export function createEmailUndoService({ db, clock, links, secondFactors }: Parts): EmailUndoService {
  return {
    undo: ({ key }, { address }) =>
      db.transaction().execute(async (tx) => {
        const at = clock();
        const undone = await takeEmailUndo(tx, hashOf(key), at);
        if (!undone) throw new NotLetIn("undo_link_invalid");
        const { userId, oldEmail: email, changedAt } = undone;
        if (!(await restoreEmail(tx, userId, email))) throw new NotLetIn("undo_link_invalid");

        await closeEmailUndosSince(tx, userId, changedAt, at);
        await clearPassword(tx, userId);
        await secondFactors.forgetSince(tx, userId, changedAt);
        await shutOut(tx, userId, { reason: "email_restored", address, at });
        const { key: resetKey } = await links.issue(tx, userId, "reset");
        const username = await loadUsername(tx, userId);
        await noteUserEdit(tx, userId, { changedBy: username, at });
        const subject = { kind: "user", id: userId, name: username };
        await recordChange(tx, { username, address }, { action: "email-undo", subject, after: { email } });
        return { data: { username, email, resetKey }, meta: {} };
      }),
  };
}
