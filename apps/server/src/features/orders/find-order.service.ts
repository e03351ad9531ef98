import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { mailLimit, placeLimit } from "../../http/attempts/attempt-limits.ts";
import { type Attempts, fromPlace } from "../../http/attempts/attempts.ts";
import { TooManyAttempts } from "../../http/refusals.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { findOrdersOf, findPublicMatches } from "./find-order.queries.ts";
import type { TellContact } from "./order-letters.ts";
import { loadOrder, loadOrderEvent } from "./orders.queries.ts";

/** The job that mails links; its tasks are `{ eventId, keyword }`. */
export const orderLinkQueue = "mail-order-links";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly attempts: Attempts;
  readonly tellContact: TellContact;
}

/** "Where is my registration?" */
export function createFindOrder({ db, clock, attempts, tellContact }: Parts) {
  return {
    /**
     * Shows what the start list shows, and nothing else: whether there is an order is for its contact alone to learn, by
     * mail. The look for it is a task, so the time of the answer does not depend on what there is.
     * @throws NotFound, TooManyAttempts by the address alone
     */
    find: async (
      { event: slug, keyword }: BodyOf<typeof webRegisterGetByKeyword>,
      address: string,
    ): Promise<ReplyOf<typeof webRegisterGetByKeyword>> => {
      const event = await loadOrderEvent(db, { slug });
      await attempts.count(fromPlace("find-order", address, placeLimit));
      const view = await loadEventView(db, event.id);
      const matches = view.entries ? await findPublicMatches(db, event.id, view, keyword) : [];
      // the typed text may be a telephone number: no list of tasks shows it
      const task = { job: orderLinkQueue, input: { eventId: event.id, keyword }, label: "" };
      await db.transaction().execute((tx) => addTask(tx, { ...task, at: clock() }));
      return { data: matches, meta: {} };
    },

    /** Mails the link of every order that the keyword names exactly, unless its contact got several of late. */
    mailLinks: async (eventId: number, keyword: string): Promise<void> => {
      for (const id of await findOrdersOf(db, eventId, keyword)) {
        if (!(await mayMail(attempts, id))) continue;
        await db.transaction().execute(async (tx) => tellContact(tx, await loadOrder(tx, eventId, id), "link"));
      }
    },
  };
}
export type FindOrder = ReturnType<typeof createFindOrder>;

function mayMail(attempts: Attempts, orderId: number): Promise<boolean> {
  return attempts.count([{ what: "order-link", who: String(orderId), limit: mailLimit }]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    },
  );
}
