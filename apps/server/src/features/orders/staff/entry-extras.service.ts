import type { ReplyOf } from "@time-event/contract/endpoint";
import { type EntryExtras, type entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { may } from "@time-event/domain/access/permissions";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import { answerProblems, tidyAnswers } from "@time-event/domain/questions/answers";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../../db/connection.ts";
import { NotPermitted, Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { loadAnswerFiles } from "../../answer-files/answer-files.queries.ts";
import { unknownFiles } from "../../answer-files/answer-files.service.ts";
import { recordChange } from "../../audit/audit.service.ts";
import { edit } from "../../edits/edit.service.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import { updateOrderEntry } from "../orders.repository.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import { findOrderedEntry } from "./entry-extras.queries.ts";
import { maskPlayer } from "./order-masks.ts";

interface OneEntry {
  readonly eventId: number;
  readonly id: number;
}

/** What somebody in the race answered and chose, as the desk sees and changes it. */
export function createEntryExtras(db: Db) {
  return {
    get: async (query: OneEntry, caller: StaffCaller): Promise<ReplyOf<typeof entryExtrasGet>> => {
      const found = await findPlayer(db, query);
      if (!found) return { data: null, meta: {} };
      const { eventId } = query;
      const seesAll = may(caller, "personal_data_view", eventId);
      if (seesAll) {
        const { subject } = found;
        const action = "personal-data-seen";
        await db.transaction().execute((tx) => recordChange(tx, caller, { action, eventId, subject }));
      }
      return { data: await shown(db, found, { seesAll }), meta: {} };
    },

    /** @throws NotPermitted, Refused */
    save: async (body: z.output<(typeof entryExtrasSave)["body"]>, caller: StaffCaller) => {
      const { eventId, answers } = body;
      // whoever sees dots would write them back
      if (!may(caller, "personal_data_view", eventId)) throw new NotPermitted();
      return edit(db, caller, entryExtrasSave, async (tx) => {
        const found = await findPlayer(tx, body, { lock: true });
        if (!found || !isAlive(found.order)) throw new Refused(entryExtrasSave, ["fixed"]);
        const { order, entry, player, position, subject } = found;
        const { questions } = await loadSale(tx, eventId);
        const after = tidyAnswers(questions, entry.categoryId, { ...player.answers, ...answers });
        const wrong = [
          ...answerProblems(questions, entry.categoryId, after),
          ...(await unknownFiles(tx, order.id, [{ answers: after }])).map(({ path, code }) => {
            return { path: path.replace("players.0.", ""), code };
          }),
        ];
        const reasons = wrong.flatMap(({ path, code }) => (code === "required" ? [] : [{ path, code }]));
        if (reasons.length > 0) throw new Refused(entryExtrasSave, reasons);

        const { id, ...columns } = entry;
        const changed = { ...player, answers: after as OrderPlayer["answers"] };
        const players = entry.players.map((each, at) => (at === position ? changed : each));
        await updateOrderEntry(tx, id, { ...columns, players });
        return {
          reply: { data: await shown(tx, { ...found, player: changed }, { seesAll: true }), meta: {} },
          // the log is for ever: it says what was changed, not what somebody answered
          change: {
            eventId,
            subject,
            after: { changed: Object.keys(answers).map((question) => `answers.${question}`) },
          },
        };
      });
    },
  };
}

interface Found {
  readonly order: StoredOrder;
  readonly entry: StoredOrderEntry;
  readonly position: number;
  readonly player: OrderPlayer;
  readonly subject: { readonly kind: "entry"; readonly id: number; readonly name: string };
}

const isAlive = ({ state }: StoredOrder) => state !== "cancelled" && state !== "refunded";

/**
 * The player of the order who an entry of the race is: by who it is, because entries are removed, renamed and given to
 * others. Somebody whose name was corrected is still the only one with this birth date.
 */
async function findPlayer(
  db: Db | Tx,
  { eventId, id }: OneEntry,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Found | undefined> {
  const inRace = await findOrderedEntry(db, eventId, id);
  if (!inRace) return undefined;
  const order = await loadOrder(db, eventId, inRace.orderId, { lock });
  const entry = order.entries.find((each) => each.id === inRace.orderEntryId);
  if (!entry) return undefined;
  const born = inRace.birthDate ?? "";
  const isNamed = ({ firstName, lastName, birthDate }: OrderPlayer) =>
    firstName === inRace.firstName && lastName === inRace.lastName && birthDate === born;
  const isBorn = ({ birthDate }: OrderPlayer) => born !== "" && birthDate === born;
  // the members of a relay share one entry, which is the first one's
  const position = inRace.isRelay ? 0 : (onlyOne(entry.players, isNamed) ?? onlyOne(entry.players, isBorn));
  const player = position === undefined ? undefined : entry.players[position];
  if (position === undefined || !player) return undefined;
  const name = `${inRace.bib} ${inRace.firstName} ${inRace.lastName}`.trim();
  return { order, entry, position, player, subject: { kind: "entry", id, name } };
}

function onlyOne<Thing>(things: readonly Thing[], fits: (thing: Thing) => boolean): number | undefined {
  const found = things.flatMap((thing, at) => (fits(thing) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

async function shown(
  db: Db | Tx,
  { order, entry, player }: Found,
  { seesAll }: { readonly seesAll: boolean },
): Promise<EntryExtras> {
  const { categories } = await loadSale(db, order.eventId);
  const event = await loadOrderEvent(db, { id: order.eventId });
  const { answers, addOns } = seesAll ? player : maskPlayer(player);
  return {
    event: event.slug,
    order: order.id,
    reference: order.reference,
    category: categories.find(({ id }) => id === entry.categoryId)!.code,
    answers,
    isMasked: !seesAll,
    files: seesAll ? await loadAnswerFiles(db, order.id, namedFiles(answers)) : [],
    addOns,
  };
}
