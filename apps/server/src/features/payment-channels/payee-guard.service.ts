import { inLanguage } from "@time-event/domain/text/in-language";
import { Refused } from "../../http/refusals.ts";
import type { AsksPassword, PasswordProof } from "../../http/password-proof.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { Tx } from "../../db/connection.ts";
import type { Outbox } from "../mail/outbox.service.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import { listKeepersOfMoney, type ToldEvent } from "./told-payers.queries.ts";

/**
 * Guards where money goes once payers were told: a stolen session, or one person alone, does not send it elsewhere without a
 * password and without a word to the others.
 */
export interface PayeeGuard {
  /**
   * Before the transaction, because hashing is slow. Where another service signs people in, that one vouches for them.
   * @throws Refused at `password`; TooManyAttempts
   */
  prove(call: AsksPassword, caller: StaffCaller, password: string | undefined): Promise<Proved>;
}

export interface Proved {
  /**
   * Somebody changes where these events are paid, whose payers were told: it needs the proof, and the team is told.
   * @throws Refused at `password`
   */
  redirect(tx: Tx, told: readonly ToldEvent[]): Promise<void>;
}

interface Parts {
  readonly proof: PasswordProof;
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
}

export function createPayeeGuard({ proof, outbox, publicUrl }: Parts): PayeeGuard {
  return {
    prove: async (call, caller, password) => {
      const signsInHere = caller.userId !== undefined;
      if (signsInHere && password !== undefined) await proof.expect(call, caller, password);
      const isProved = !signsInHere || password !== undefined;
      return {
        redirect: async (tx, told) => {
          if (told.length > 0 && !isProved) throw new Refused(call, [{ path: "password", code: "password_needed" }]);
          for (const { id, name } of told) {
            for (const { email, language } of await listKeepersOfMoney(tx, id)) {
              const link = `${publicUrl()}/manage/events/${id}/payment`;
              const values = { event: inLanguage(name, language), username: caller.username, link };
              await outbox.add(tx, {
                to: email,
                ...(await composeMessage(tx, "payment-accounts-changed", language, values)),
              });
            }
          }
        },
      };
    },
  };
}
