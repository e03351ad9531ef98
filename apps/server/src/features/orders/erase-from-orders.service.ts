import { orderPlayer } from "@time-event/contract/order-player";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { forgetAnswerFiles } from "../answer-files/answer-files.service.ts";
import { forgetPersonOfCodes } from "../discount-codes/code-uses.service.ts";
import { erasedName } from "../entries/erase-entries.service.ts";
import { forgetProtests } from "../protests/protests.service.ts";
import { forgetLogos } from "../team-logos/team-logos.service.ts";
import { endKeys } from "./order-keys.ts";
import { loadOrder } from "./orders.queries.ts";
import { eraseContact, replacePersons, updateOrderEntry } from "./orders.repository.ts";
import { marksOf, personOf } from "./players-of-form.ts";

interface PlayerOfOrder {
  readonly orderId: number | null;
  readonly eventId: number;
  /** Of the order's entry. */
  readonly id: number;
  readonly position: number;
}

/** Erases players of orders, which are locked. What was sold to them stays, because it is part of the price. */
export async function erasePlayers(tx: Tx, players: readonly PlayerOfOrder[]): Promise<void> {
  for (const { orderId, eventId, id, position } of players) {
    const order = await loadOrder(tx, eventId, orderId!);
    const { id: entryId, ...entry } = order.entries.find((each) => each.id === id)!;
    const erased = entry.players[position]!;
    const { addOns, gender, shirtSize } = erased;
    const blank = orderPlayer.parse({ firstName: erasedName, gender, shirtSize, addOns });
    const left = entry.players.map((player, index) => (index === position ? blank : player));
    await updateOrderEntry(tx, entryId, { ...entry, players: left });
    await forgetAnswerFiles(tx, order.id, erased.answers);
    const person = personOf(erased)?.person;
    if (person !== undefined) await forgetPersonOfCodes(tx, order.id, person);
    await replacePersons(
      tx,
      entryId,
      eventId,
      left.flatMap((player) => marksOf(player).map((mark) => mark.person)),
    );
  }
}

/** Erases the contacts of orders, which are locked, with what staff noted about them, and ends their links. */
export async function eraseContacts(
  tx: Tx,
  orderIds: readonly number[],
  { now, username }: { readonly now: InstantMs; readonly username: string },
): Promise<void> {
  for (const id of orderIds) {
    const order = await eraseContact(tx, id, erasedName);
    await forgetLogos(tx, id);
    await forgetProtests(tx, id);
    await endKeys(tx, order, now, username);
  }
}
