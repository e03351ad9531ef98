import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type forgottenPassword, passwordReset } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { NotLetIn, Refused, TooManyAttempts } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { mailLimit, placeLimit, widePlaceOf } from "../../http/attempts/attempt-limits.ts";
import { type Attempts, fromPlace } from "../../http/attempts/attempts.ts";
import type { DeviceMarks } from "./device-marks.service.ts";
import { refusalsOfPassword } from "./new-password-rules.ts";
import type { PasswordLinks } from "./password-links.service.ts";
import { findOpenReset, takeReset } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { hashOf } from "./refresh-token.ts";
import { shutOut } from "./sign-in-endings.service.ts";
import type { Visitor } from "./visitor.types.ts";
import { findMailAddress, findUserToMail, loadOwner, loadUsername } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

/** The job that mails links; its tasks are `{ userId, address }`, the user null for a name that nobody has. */
export const resetQueue = "mail-reset-links";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly devices: DeviceMarks;
  readonly links: PasswordLinks;
}

export interface PasswordResetService {
  /** Always the same answer. @throws TooManyAttempts by the address alone, whichever name is asked for */
  forgotten(given: BodyOf<typeof forgottenPassword>, visitor: Visitor): Promise<ReplyOf<typeof forgottenPassword>>;
  /** Mails a link to the user who asked for one, unless they got too many mails. */
  mailLink(userId: number, address: string): Promise<void>;
  /** @throws NotLetIn `reset_link_invalid`; Refused for a password that others guess */
  reset(given: BodyOf<typeof passwordReset>, visitor: Visitor): Promise<ReplyOf<typeof passwordReset>>;
}

export function createPasswordResetService(parts: Parts): PasswordResetService {
  const { db, clock, passwords, attempts, devices, links } = parts;

  /** One user does not get more mails than this. */
  async function mayMail(userId: number): Promise<boolean> {
    return attempts.count([{ what: "mail-to", who: String(userId), limit: mailLimit }]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooManyAttempts) return false;
        throw error;
      },
    );
  }

  return {
    forgotten: async ({ usernameOrEmail }, { address }) => {
      await attempts.count(fromPlace("mail-from", address, placeLimit));
      // the same work for every name: the time of the answer must not reveal who exists. The typed text is not stored,
      // because people type passwords into that field
      const user = await findUserToMail(db, usernameOrEmail);
      const task = { job: resetQueue, input: { userId: user?.id ?? null, address }, label: user?.username ?? "" };
      await db.transaction().execute((tx) => addTask(tx, { ...task, at: clock() }));
      return { data: null, meta: {} };
    },

    mailLink: async (userId, address) => {
      const user = await findMailAddress(db, userId);
      // the person who asked learns nothing in either case
      if (!user || !(await mayMail(user.id))) return;
      await db.transaction().execute(async (tx) => {
        const issued = await links.issue(tx, user.id, "reset");
        await links.mail(tx, issued, user);
        const subject = { kind: "user", id: user.id, name: user.username };
        await recordChange(tx, { username: "", address }, { action: "forgotten-password", subject });
      });
    },

    reset: async ({ key, newPassword }, { address, device }) => {
      const hash = hashOf(key);
      const whose = await findOpenReset(db, hash, clock());
      if (whose === undefined) throw new NotLetIn("reset_link_invalid");
      const reasons = await refusalsOfPassword(newPassword, await loadOwner(db, whose));
      if (reasons.length > 0) throw new Refused(passwordReset, reasons);
      const passwordHash = await passwords.hash(newPassword, { isKnown: true, who: widePlaceOf(address) });
      await db.transaction().execute(async (tx) => {
        const at = clock();
        const userId = await takeReset(tx, hash, at);
        if (userId === undefined) throw new NotLetIn("reset_link_invalid");
        await setPasswordHash(tx, userId, passwordHash);
        await shutOut(tx, userId, { reason: "password_reset", address, at });
        // who opened the mailed link has a way in past everybody who guesses at the name
        await devices.remember(tx, userId, device);
        await links.tellChanged(tx, userId);
        const username = await loadUsername(tx, userId);
        const subject = { kind: "user", id: userId, name: username };
        await recordChange(tx, { username, address }, { action: "password-reset", subject });
      });
      return { data: null, meta: {} };
    },
  };
}
