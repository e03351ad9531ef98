import { useEffect } from "react";
import { keptTickets } from "../tickets/kept-tickets.ts";
import { TicketList } from "../tickets/ticket-list.tsx";
import type { Tickets } from "../tickets/tickets-of.ts";

/** The ticket of a member, which this device keeps. It ends with the key. */
export function MemberTicket({ tickets, memberKey }: { readonly tickets: Tickets; readonly memberKey: string }) {
  useEffect(() => keptTickets.keep(memberKey, tickets), [memberKey, tickets]);
  return <TicketList tickets={tickets} page="member" />;
}
