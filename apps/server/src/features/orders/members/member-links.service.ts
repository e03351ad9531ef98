import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import { type webTeamListMembers, webTeamSaveLink } from "@time-event/contract/order-members";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import type { InstantMs } from "@time-event/domain/time/instant";
import { fullName, nameInEither } from "@time-event/domain/entries/full-name";
import type { Db, Tx } from "../../../db/connection.ts";
import type { KeyHolder } from "../../../http/key-holder.ts";
import type { Submitted } from "../../../http/public-api.ts";
import { Refused } from "../../../http/refusals.ts";
import { endMemberKeys, issueMemberKey } from "../../keys/issued-keys.service.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { missingByPlayer } from "../entry-reasons.ts";
import { openOrder } from "../order-steps.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import { subjectOfMember } from "./member-key.ts";
import { loadMembers } from "./members.queries.ts";
import { deleteMember, storeMember } from "./members.repository.ts";
import { isLinkOf, nobody, placesKept } from "./own-place.ts";

type Members = DataOf<typeof webTeamListMembers>;

/** What the holder of an order sees of its players, and the links that they give them. */
export function createMemberLinks(
  db: Db,
  clock: () => InstantMs,
): {
  readonly list: (key: KeyHolder) => Promise<ReplyOf<typeof webTeamListMembers>>;
  readonly save: Submitted<typeof webTeamSaveLink>;
} {
  return {
    /** @throws NotFound */
    list: async ({ eventId, subject }) => ({
      data: await listMembers(db, await loadOrder(db, eventId, Number(subject))),
      meta: {},
    }),

    save: {
      /** @throws NotFound, Refused */
      work: async (tx, { entry: orderEntryId, position, link }, { key: { eventId, subject } }) => {
        const now = clock();
        const order = await openOrder(tx, eventId, Number(subject), now);
        if (order.state === "cancelled" || order.state === "refunded") throw new Refused(webTeamSaveLink, ["fixed"]);
        const entry = order.entries.find(({ id }) => id === orderEntryId);
        if (!entry) throw new Refused(webTeamSaveLink, [{ path: "entry", code: "unknown" }]);
        const { categories } = await loadSale(tx, eventId);
        if (position >= placesFor(entry, categories))
          throw new Refused(webTeamSaveLink, [{ path: "position", code: "unknown" }]);
        if (link === "make" && !(await placesKept(tx, order, categories))(entry, position))
          throw new Refused(webTeamSaveLink, ["fixed"]);

        const place = { orderEntryId, position };
        const member = { eventId, subject: subjectOfMember({ ...place, orderId: order.id }) };
        await endMemberKeys(tx, member, now, order.reference);
        if (link === "end") await deleteMember(tx, place);
        else await storeMember(tx, place, fullName(entry.players[position] ?? nobody), now);
        const made = link === "make" ? await issueMemberKey(tx, { ...member, reference: order.reference }) : null;
        return { data: { key: made, members: await listMembers(tx, order) }, meta: {} };
      },
    },
  };
}

async function listMembers(db: Db | Tx, order: StoredOrder): Promise<Members> {
  const event = await loadOrderEvent(db, { id: order.eventId });
  const sale = await loadSale(db, order.eventId);
  const invited = await loadMembers(
    db,
    order.entries.map(({ id }) => id),
  );
  const keepsPlace = await placesKept(db, order, sale.categories);
  const members: Members = [];
  for (const entry of order.entries) {
    const category = sale.categories.find(({ id }) => id === entry.categoryId)!;
    const players = Array.from(
      { length: placesFor(entry, sale.categories) },
      (_, position) => entry.players[position] ?? nobody,
    );
    const missing = missingByPlayer(event, sale, { category, players });
    for (const [position, player] of players.entries()) {
      const link = invited.find((each) => each.orderEntryId === entry.id && each.position === position);
      const isOwn = link !== undefined && isLinkOf(link, entry, position) && keepsPlace(entry, position);
      members.push({
        entry: entry.id,
        position,
        category: category.code,
        team: entry.team,
        name: nameInEither(player),
        missing: [...(missing[position] ?? [])],
        invitedAt: isOwn ? link.madeAt : null,
        filledInAt: isOwn ? link.savedAt : null,
      });
    }
  }
  return members;
}

/** How many members an entry has or must have. */
function placesFor({ categoryId, players, places }: StoredOrderEntry, categories: readonly StoredCategory[]): number {
  const category = categories.find(({ id }) => id === categoryId)!;
  return Math.max(players.length, category.entryKind === "team" ? places : teamSizes(category).smallest);
}
