import { webImagesSaveMember } from "@time-event/contract/answer-files";
import { asOfNow } from "@time-event/domain/orders/deadlines";
import { takesPlaces } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { loadAsking, type Sender, sumUnnamed } from "./answer-files.queries.ts";

/** A member answers for one person: several tries, and a PDF of the largest size twice. */
const mostOfMember = { files: 5, bytes: 10_000_000 };

/**
 * More than a family needs between two saves, and not enough to fill a disk. An order is begun without a name, so one
 * without places gets little.
 */
const mostOfContact = (places: number) => ({ files: 20, bytes: 15_000_000 + places * mostOfMember.bytes });

/**
 * Each sender fills only their own room: no member keeps the others from sending theirs.
 * @param bytes of the file as it is to be kept
 * @throws Refused
 */
export async function expectRoom(
  db: Db | Tx,
  sender: Sender & { readonly eventId: number },
  { bytes, now }: { readonly bytes: number; readonly now: InstantMs },
): Promise<void> {
  const asking = await loadAsking(db, sender);
  if (!asking || !isAskedNow(asking, now)) throw new Refused(webImagesSaveMember, ["fixed"]);
  const isMember = sender.sentBy.startsWith("member ");
  const most = isMember ? mostOfMember : mostOfContact(asking.places);
  const { own, ofMembers } = await sumUnnamed(db, sender);
  const isFull = own.files >= most.files || own.bytes + bytes > most.bytes;
  // a contact may give a member a new link again and again
  const areFull = isMember && ofMembers.bytes + bytes > asking.places * mostOfMember.bytes;
  if (isFull || areFull) throw new Refused(webImagesSaveMember, ["too_many_documents"]);
}

type Asking = NonNullable<Awaited<ReturnType<typeof loadAsking>>>;

/** A file is taken only where a player may answer a question by it. */
function isAskedNow({ asks, eventState, archivedAt, ...order }: Asking, now: InstantMs): boolean {
  const isOver = eventState === "finished" || eventState === "cancelled" || archivedAt !== null;
  return Boolean(asks) && !isOver && takesPlaces(asOfNow(order, now).state);
}
