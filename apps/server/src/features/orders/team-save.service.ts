import type { OrderPlayer } from "@time-event/contract/order-player";
import { webTeamSave } from "@time-event/contract/teams";
import type { InstantMs } from "@time-event/domain/time/instant";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { claimsOf, exchangeClaims, hasSameAddOns, wholeClaims } from "./claims.ts";
import { reasonsAgainst, reasonsAgainstComplete } from "./entry-reasons.ts";
import { showOrder } from "./order-reply.ts";
import { deadlineOf, openOrder } from "./order-steps.ts";
import { loadOrderEvent } from "./orders.queries.ts";
import { replacePersons, updateDeadline, updateOrderEntry } from "./orders.repository.ts";
import { personTrials } from "./person-trials.ts";
import { withMembersParts } from "./members/members-parts.ts";
import { marksOf, playersOfForm } from "./players-of-form.ts";
import { loadSale } from "./sale.queries.ts";
import { expectStock } from "./shortages.ts";

/** What the captain of a team changes without taking or freeing places. */
export function createTeamSave(clock: () => InstantMs): Submitted<typeof webTeamSave> {
  return {
    /** @throws NotFound, Refused */
    work: async (tx, { id, team, captain, players: typed }, { key }) => {
      const now = clock();
      const event = await loadOrderEvent(tx, { id: key.eventId });
      const order = await openOrder(tx, key.eventId, Number(key.subject), now);
      const entry = order.entries.find((each) => each.id === id);
      if (!entry) throw new Refused(webTeamSave, [{ path: "id", code: "unknown" }]);
      if (order.state === "expired") throw new Refused(webTeamSave, ["hold_ended"]);
      if (order.state !== "held" && order.state !== "awaiting_payment") throw new Refused(webTeamSave, ["fixed"]);
      const sale = await loadSale(tx, event.id);
      const category = sale.categories.find((each) => each.id === entry.categoryId)!;
      // the members of a relay share one place
      const most = category.entryKind === "relay" ? Infinity : entry.places;

      const form = playersOfForm(typed ? await withMembersParts(tx, entry, typed) : entry.players, {
        event,
        sale,
        category,
      });
      if (form.players.length > most) throw new Refused(webTeamSave, [{ path: "players", code: "team_too_large" }]);
      if (captain !== undefined && captain >= form.players.length)
        throw new Refused(webTeamSave, [{ path: "captain", code: "unknown" }]);
      const players = captain === undefined ? form.players : captainFirst(form.players, captain);
      const wanted = { id, orderId: order.id, category, players, places: entry.places };
      // what was confirmed stays complete
      const rules = order.state === "held" ? reasonsAgainst : reasonsAgainstComplete;
      const broken = await rules(tx, event, sale, wanted, order);
      const reasons = [...form.problems, ...thaiIdProblems({ team }), ...broken];
      if (reasons.length > 0) throw new Refused(webTeamSave, reasons);

      const entries = order.entries.map((each) => (each === entry ? { ...each, players } : each));
      const claims = wholeClaims({ ...order, entries });
      // what is sold with an order is part of its price
      if (order.state !== "held" && !hasSameAddOns(claimsOf(order), claims)) throw new Refused(webTeamSave, ["fixed"]);
      expectStock(webTeamSave, await exchangeClaims(tx, claimsOf(order), claims));

      const { id: _id, ...columns } = entry;
      await updateOrderEntry(tx, id, { ...columns, players, team: team === undefined ? entry.team : tidyText(team) });
      const persons = players.flatMap((player) => marksOf(player).map(({ person }) => person));
      await replacePersons(tx, id, event.id, persons);
      if (order.state === "held") await updateDeadline(tx, order.id, deadlineOf(order, now));
      return { data: await showOrder(tx, event.id, order.id, now), meta: {} };
    },
    trial: { of: ({ players }, caller) => personTrials(players ?? [], caller) },
  };
}

/** The captain is the first of a team. */
function captainFirst(players: readonly OrderPlayer[], captain: number): readonly OrderPlayer[] {
  return [players[captain]!, ...players.filter((_, index) => index !== captain)];
}
