import * as z from "zod/mini";
import { type FindOrder, orderLinkQueue } from "../features/orders/find-order.service.ts";
import type { QueuedJob } from "../lib/jobs/job.ts";

const input = z.object({ eventId: z.int(), keyword: z.string() });

/** Looks for the orders that somebody asked for, and puts the mails with their links into the outbox. */
export function mailOrderLinks(orders: Pick<FindOrder, "mailLinks">): QueuedJob {
  return {
    name: orderLinkQueue,
    atOnce: 1,
    tries: 5,
    run: async (given) => {
      const { eventId, keyword } = input.parse(given);
      await orders.mailLinks(eventId, keyword);
    },
  };
}
