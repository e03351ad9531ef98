import { later } from "../../../lib/page/later.ts";

/** Tickets where they are seldom there from the start: most who open their registration have not paid yet. */
export const LaterTickets = later(async () => (await import("./ticket-list.tsx")).TicketList);
