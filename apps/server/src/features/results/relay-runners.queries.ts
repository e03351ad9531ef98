import { sql } from "kysely";
import { memberNames, type MemberName } from "@time-event/domain/entries/member-names";
import type { RelayLeg } from "@time-event/domain/race/race";

/** What a relay has beside its times: its legs, and its members in the order of the entry. */
export interface Relay {
  readonly parts: readonly RelayLeg[];
  /** Of the order that entered it; null: none did. */
  readonly runners: readonly MemberName[] | null;
  /** Of the race folder that it came with. */
  readonly members: string;
}

/** The column `relay` of an entry `e` whose category is `c`; null: it is no relay. */
export const relayColumn = sql<Relay | null>`
  case when c.entry_kind = 'relay' then jsonb_build_object(
    'parts', coalesce(c.rules->'relayLegs', '[]'),
    'runners', (select o.players from order_entries o where o.id = e.order_entry_id),
    'members', e.members
  ) end as relay`;

/** Who runs each leg; null: it is not known. */
export function runnersOf({ parts, runners, members }: Relay): readonly MemberName[] | null {
  const known = runners ?? memberNames(members);
  return known.length === parts.length ? known : null;
}
