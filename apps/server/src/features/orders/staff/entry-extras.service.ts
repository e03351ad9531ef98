import type { ReplyOf } from "@time-event/contract/endpoint";
import { type EntryExtras, type entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { may } from "@time-event/domain/access/permissions";
import { differingExtras } from "@time-event/domain/entries/read-extra-cells";
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
import { type FoundExtras, loadEntryExtras } from "../../entries/entry-extras.queries.ts";
import { saveOwnExtras } from "../../entries/own-extras.service.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import { updateOrderEntry } from "../orders.repository.ts";
import type { StoredOrder } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import { findExtrasSubject } from "./entry-extras.queries.ts";
import { maskAnswers } from "./order-masks.ts";

interface OneEntry {
  readonly eventId: number;
  readonly id: number;
}

type Save = z.output<(typeof entryExtrasSave)["body"]>;

/** What somebody in the race answered and chose, as the desk sees and changes it. */
export function createEntryExtras(db: Db) {
  return {
    get: async (query: OneEntry, caller: StaffCaller): Promise<ReplyOf<typeof entryExtrasGet>> => {
      const found = await findExtras(db, query);
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
    save: async (body: Save, caller: StaffCaller): Promise<ReplyOf<typeof entryExtrasSave>> => {
      const { eventId, id } = body;
      // whoever sees dots would write them back
      if (!may(caller, "personal_data_view", eventId)) throw new NotPermitted();
      const isOfOrder = (await findExtras(db, body))?.player;
      if (isOfOrder === null) {
        await saveOwnExtras(db, caller, body);
        const found = await findExtras(db, { eventId, id });
        return { data: found ? await shown(db, found, { seesAll: true }) : null, meta: {} };
      }
      return edit(db, caller, entryExtrasSave, (tx) => saveInOrder(tx, body));
    },
  };
}

async function saveInOrder(tx: Tx, { answers, addOns, ...query }: Save) {
  const { eventId } = query;
  const orderId = (await findExtras(tx, query))?.player?.orderId;
  if (orderId === undefined) throw new Refused(entryExtrasSave, ["fixed"]);
  const order = await loadOrder(tx, eventId, orderId, { lock: true });
  // nobody changes the order from here on
  const found = await findExtras(tx, query);
  const entry = order.entries.find((each) => each.id === found?.player?.orderEntryId);
  if (!found?.player || !entry || !isAlive(order)) throw new Refused(entryExtrasSave, ["fixed"]);
  const { position } = found.player;
  const player = entry.players[position]!;
  if (addOns && differingExtras(found, { ...found, addOns }).length > 0) throw new Refused(entryExtrasSave, ["fixed"]);

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
    reply: { data: await shown(tx, { ...found, answers: after }, { seesAll: true }), meta: {} },
    // the log is for ever: it says what was changed, not what somebody answered
    change: {
      eventId,
      subject: found.subject,
      after: { changed: Object.keys(answers).map((question) => `answers.${question}`) },
    },
  };
}

interface Found extends FoundExtras {
  readonly eventId: number;
  readonly category: string;
  readonly subject: { readonly kind: "entry"; readonly id: number; readonly name: string };
}

const isAlive = ({ state }: StoredOrder) => state !== "cancelled" && state !== "refunded";

/** Undefined: nobody can tell, or there is no such entry. */
async function findExtras(db: Db | Tx, { eventId, id }: OneEntry): Promise<Found | undefined> {
  const entry = await findExtrasSubject(db, eventId, id);
  const extras = (await loadEntryExtras(db, eventId, [id])).get(id);
  if (!entry || !extras) return undefined;
  const name = `${entry.bib} ${entry.firstName} ${entry.lastName}`.trim();
  return { ...extras, eventId, category: entry.category, subject: { kind: "entry", id, name } };
}

async function shown(
  db: Db | Tx,
  { eventId, category, player, ...own }: Found,
  { seesAll }: { readonly seesAll: boolean },
): Promise<EntryExtras> {
  const event = await loadOrderEvent(db, { id: eventId });
  const order = player && (await loadOrder(db, eventId, player.orderId));
  const answers = seesAll ? own.answers : maskAnswers(own.answers);
  return {
    event: event.slug,
    order: order && { id: order.id, reference: order.reference },
    category,
    answers: answers as OrderPlayer["answers"],
    isMasked: !seesAll,
    files: seesAll && order ? await loadAnswerFiles(db, order.id, namedFiles(answers)) : [],
    addOns: [...own.addOns],
  };
}
