import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import { type MemberPart, type webTeamGetMember, webTeamSaveMember } from "@time-event/contract/order-members";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { asOfNow } from "@time-event/domain/orders/deadlines";
import { withRest } from "@time-event/domain/orders/member-parts";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import type { InstantMs } from "@time-event/domain/time/instant";
import { fullName } from "@time-event/domain/entries/full-name";
import type { Db, Tx } from "../../../db/connection.ts";
import type { KeyHolder } from "../../../http/key-holder.ts";
import type { Submitted } from "../../../http/public-api.ts";
import { KeyRefused, Refused } from "../../../http/refusals.ts";
import { loadAnswerFiles } from "../../answer-files/answer-files.queries.ts";
import { unknownFiles } from "../../answer-files/answer-files.service.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { completeOrdered, findEntered } from "../../entries/complete-ordered.service.ts";
import { announceResults } from "../../results/results.service.ts";
import { choicesAgainst, missingByPlayer } from "../entry-reasons.ts";
import { loadOffering } from "../load-offering.ts";
import { categoriesKnownTo, offeredTo } from "../offered-to.ts";
import { openOrder } from "../order-steps.ts";
import { loadOrderEvent } from "../orders.queries.ts";
import { updateOrderEntry } from "../orders.repository.ts";
import type { StoredOrder } from "../orders.types.ts";
import { personTrials } from "../person-trials.ts";
import { playersOfForm } from "../players-of-form.ts";
import { loadRunners } from "../runners.queries.ts";
import { loadSale } from "../sale.queries.ts";
import { createTeamSave } from "../team-save.service.ts";
import { expectOwnFiles } from "./member-files.service.ts";
import { memberOfKey } from "./member-key.ts";
import { loadRaceState, loadTicketEvent } from "./members.queries.ts";
import { noteSaved } from "./members.repository.ts";
import { loadPart, openPart, type Part } from "./open-part.ts";
import { nobody, personInRace } from "./own-place.ts";

type Save = typeof webTeamSaveMember;

/** What a member fills in of themselves, with a link of their own. */
export function createMemberPart(
  db: Db,
  clock: () => InstantMs,
): {
  readonly get: (key: KeyHolder) => Promise<ReplyOf<typeof webTeamGetMember>>;
  readonly save: Submitted<Save>;
} {
  const teamSave = createTeamSave(clock);
  return {
    /** @throws KeyRefused */
    get: async (key) => {
      const part = await openPart(db, key);
      const offering = await loadOffering(db, { id: key.eventId }, clock());
      const offered = offeredTo(
        offering.offered,
        categoriesKnownTo({ entries: [part.entry], code: null }, offering.sale, clock()),
      );
      return { data: await showPart(db, part, clock()), meta: { offered } };
    },

    save: {
      /** @throws KeyRefused, Refused */
      work: async (tx, { player }, { key, address }) => {
        const now = clock();
        await openOrder(tx, key.eventId, memberOfKey(key).orderId, now);
        const opened = await openPart(tx, key);
        const { order, entry, place } = opened;
        await expectOwnFiles(tx, opened, key, player.answers);
        const may = await mayChange(tx, order, now);
        if (may === "nothing") throw new Refused(webTeamSaveMember, ["fixed"]);
        if (order.state === "confirmed") await completePart(tx, opened, player, key);
        else {
          const typed = may === "all" ? player : withRest(opened.player, player);
          const holder = { ...key, kind: "registration", subject: String(order.id) } as const;
          const players = withPlayer(entry.players, place.position, typed);
          await teamSave.work(tx, { id: entry.id, players }, { key: holder, address });
        }
        const after = await loadPart(tx, key.eventId, place, order.id);
        await noteSaved(tx, place, fullName(after!.player), now);
        return { data: await showPart(tx, after!, now), meta: {} };
      },
      afterwards: (_sent, { key }) => announceResults(db, key.eventId),
      trial: { of: ({ player }, caller) => personTrials([player], caller) },
    },
  };
}

async function mayChange(db: Db | Tx, order: StoredOrder, now: InstantMs) {
  const { eventId, state } = asOfNow(order, now);
  const race = await loadRaceState(db, eventId);
  const isBefore = race === "published" || race === "open" || race === "closed";
  if (!isBefore || state === "expired") return "nothing";
  return state === "held" ? "all" : "rest";
}

async function showPart(db: Db | Tx, { order, entry, place, player }: Part, now: InstantMs): Promise<MemberPart> {
  const event = await loadOrderEvent(db, { id: order.eventId });
  const sale = await loadSale(db, order.eventId);
  const category = sale.categories.find(({ id }) => id === entry.categoryId)!;
  const players = withPlayer(entry.players, place.position, player);
  const data: DataOf<typeof webTeamGetMember> = {
    event: event.slug,
    eventName: { th: event.nameTh, en: event.nameEn },
    startsOn: event.startsOn,
    category: category.code,
    categoryName: category.name,
    team: entry.team,
    invitedBy: order.contact.name,
    mayChange: await mayChange(db, order, now),
    player,
    ticket: await ticketOf(db, { order, entry, place, player }, sale.categories),
    files: await loadAnswerFiles(db, order.id, namedFiles(player.answers)),
    missing: [...missingByPlayer(event, sale, { category, players })[place.position]!],
  };
  return data;
}

/** What somebody shows at the desk; null: they are not in the race. */
async function ticketOf(
  db: Db | Tx,
  { order, entry, place }: Part,
  categories: readonly StoredCategory[],
): Promise<MemberPart["ticket"]> {
  const person = order.state === "confirmed" ? personInRace(entry, place.position, categories) : undefined;
  const id = person && (await findEntered(db, { orderEntryId: entry.id, person }));
  const runner = id === undefined ? undefined : (await loadRunners(db, order.id)).find((each) => each.id === id);
  if (!runner) return null;
  return { reference: order.reference, runner, ...(await loadTicketEvent(db, order.eventId)) };
}

/** After the confirmation: the order keeps it, and the entry of the race gets what changed. @throws KeyRefused, Refused */
async function completePart(
  tx: Tx,
  { order, entry, place, player: before }: Part,
  typed: OrderPlayer,
  { keyId }: KeyHolder,
): Promise<void> {
  const event = await loadOrderEvent(tx, { id: order.eventId });
  const sale = await loadSale(tx, order.eventId);
  const category = sale.categories.find(({ id }) => id === entry.categoryId)!;
  const { players, problems } = playersOfForm([withRest(before, typed)], { event, sale, category });
  const after = { ...players[0]!, addOns: before.addOns };
  const wrong = choicesAgainst(sale, { category, players: [after] }, { complete: false });
  const reasons = [
    ...problems,
    ...(await unknownFiles(tx, order.id, [after])),
    ...wrong.flatMap(({ path, code }) => (code === "required" ? [] : [{ path, code }])),
  ];
  if (reasons.length > 0) throw new Refused(webTeamSaveMember, reasons);
  const { id, ...columns } = entry;
  await updateOrderEntry(tx, id, { ...columns, players: withPlayer(entry.players, place.position, after) });
  // the members of a relay share one entry, which has the first one's data
  if (category.entryKind === "relay" && place.position > 0) return;
  const { gender: _gender, birthDate: _birthDate, addOns: _addOns, answers: _answers, ...texts } = after;
  const changed = Object.entries(texts).filter(([field, value]) => value !== before[field as keyof OrderPlayer]);
  const person = personInRace(entry, place.position, sale.categories)!;
  const ordered = { eventId: order.eventId, orderEntryId: id, person, by: order.reference };
  // staff may have removed or replaced them in the meantime
  if (!(await completeOrdered(tx, ordered, Object.fromEntries(changed)))) throw new KeyRefused("key_ended", keyId);
}

function withPlayer(players: readonly OrderPlayer[], position: number, player: OrderPlayer): OrderPlayer[] {
  const before = Array.from({ length: position }, (_, index) => players[index] ?? nobody);
  return [...before, player, ...players.slice(position + 1)];
}
