import type { EventPage } from "@time-event/contract/events";
import type { Text } from "@time-event/contract/fields";
import type { MemberPart } from "@time-event/contract/order-members";
import type { Order } from "@time-event/contract/orders";
import type { RaceRunner } from "@time-event/contract/race-runners";
import { nameInEither } from "@time-event/domain/entries/full-name";
import { ticketCode } from "@time-event/domain/kits/ticket-code";

/** What one runner, or one relay, shows at the desk: enough to show it without a network. */
export interface Ticket {
  /** What the desk scans. */
  readonly code: string;
  readonly category: Text;
  /** "": no team. */
  readonly team: string;
  readonly names: readonly string[];
  /** Left out by tickets that were kept before there were any. */
  readonly bibs?: readonly string[];
  /** The group that they start with; left out: there are no groups. */
  readonly wave?: { readonly name: Text; readonly startsAt: number };
  /** Their own start by a start list; left out: with the wave or the category. */
  readonly startsAt?: number;
}

export interface Tickets {
  readonly reference: string;
  /** The time zone is left out by tickets that were kept before there were waves on them. */
  readonly event: Pick<EventPage, "name" | "venue" | "province" | "startsOn" | "endsOn"> &
    Partial<Pick<EventPage, "timeZone">>;
  readonly tickets: readonly Ticket[];
}

/** The tickets of an order; null: it is not confirmed, so nobody has a place to show. */
export function ticketsOf(order: Order, event: EventPage): Tickets | null {
  if (order.state !== "confirmed" || order.entries.length === 0) return null;
  const { name, venue, province, startsOn, endsOn, timeZone } = event;
  return {
    reference: order.reference,
    event: { name, venue, province, startsOn, endsOn, timeZone },
    tickets: order.entries.flatMap((entry) => ticketsOfEntry(order, entry)),
  };
}

/** One for each member of a team; a relay shares one. */
function ticketsOfEntry(
  { reference, runners }: Order,
  { id, categoryName: category, team, places, players, wave }: Order["entries"][number],
): Ticket[] {
  const own = runners.filter(({ entry }) => entry === id);
  if (places > 1 && own.length > 0) return own.map((runner) => ticketOfRunner(reference, runner, { category, team }));
  const starting = own[0]?.wave ?? wave;
  const startsAt = own[0]?.startsAt;
  return [
    {
      code: ticketCode(reference, id),
      category,
      team,
      names: players.map(nameInEither).filter(Boolean),
      bibs: own.map(({ bib }) => bib).filter(Boolean),
      ...(starting && { wave: { name: starting.name, startsAt: starting.startsAt } }),
      ...(startsAt !== undefined && { startsAt }),
    },
  ];
}

function ticketOfRunner(
  reference: string,
  runner: RaceRunner,
  { category, team }: Pick<Ticket, "category" | "team">,
): Ticket {
  const { entry, id, bib, wave, startsAt } = runner;
  return {
    code: ticketCode(reference, entry, id),
    category,
    team,
    names: [nameInEither(runner)],
    bibs: bib ? [bib] : [],
    ...(wave && { wave: { name: wave.name, startsAt: wave.startsAt } }),
    ...(startsAt !== undefined && { startsAt }),
  };
}

/** The ticket of one member of an order; null: they are not in the race. */
export function ticketOfMember({ ticket, ...part }: MemberPart): Tickets | null {
  if (!ticket) return null;
  const { reference, runner, venue, province, endsOn, timeZone } = ticket;
  return {
    reference,
    event: { name: part.eventName, venue, province, startsOn: part.startsOn, endsOn, timeZone },
    tickets: [ticketOfRunner(reference, runner, { category: part.categoryName, team: part.team })],
  };
}
