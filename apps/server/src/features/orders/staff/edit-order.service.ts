import { orderEdit } from "@time-event/contract/order-edit";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { may } from "@time-event/domain/access/permissions";
import type * as z from "zod/mini";
import { NotPermitted } from "../../../http/refusals.ts";
import type { KeyHolder } from "../../../http/key-holder.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import type { OriginOf } from "../order-origin.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import type { StoredOrder } from "../orders.types.ts";
import { createStartOrder } from "../start-order.service.ts";
import { createTeamSave } from "../team-save.service.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { subjectOf } from "./order-record.service.ts";

type Edit = z.output<(typeof orderEdit)["body"]>;

/** @throws NotFound, NotPermitted, Refused */
export type EditOrder = (body: Edit, caller: StaffCaller) => Promise<ReplyOf<typeof orderEdit>>;

/** Staff change what a contact could change, by the very use cases that the contact has. */
export function createOrderEditing({ db, clock }: Pick<OrderDeskParts, "db" | "clock">): EditOrder {
  const whole = createStartOrder(clock, beginsNone);
  const players = createTeamSave(clock);
  return ({ eventId, id, contact, entry }, caller) => {
    // whoever sees dots would write them back
    if (!may(caller, "personal_data_view", eventId)) throw new NotPermitted();
    return edit(db, caller, orderEdit, async (tx) => {
      const { slug } = await loadOrderEvent(tx, { id: eventId });
      const before = await loadOrder(tx, eventId, id, { lock: true });
      const holder = { key: holderOf(before, slug), address: caller.address };
      if (contact) {
        const { language, ...typed } = contact;
        await whole.work(tx, { event: slug, contact: typed, language, key: "keep" }, holder);
      }
      if (entry) await players.work(tx, entry, holder);
      const after = await loadOrder(tx, eventId, id);
      return {
        reply: { data: { state: after.state }, meta: {} },
        // the log is for ever: it says what was changed, not who people are
        change: { eventId, subject: subjectOf(before), after: { changed: changedOf(before, after) } },
      };
    });
  };
}

/** Here orders are changed. */
const beginsNone: OriginOf = () => Promise.reject(new Error("an order begins where one is changed"));

/** Staff act as the holder of the order's key would. */
function holderOf({ eventId, id, reference }: StoredOrder, event: string): KeyHolder {
  return { keyId: 0, kind: "registration", eventId, event, subject: String(id), name: reference };
}

function changedOf(before: StoredOrder, after: StoredOrder): string[] {
  const contact = (["name", "phone", "email"] as const).filter(
    (field) => before.contact[field] !== after.contact[field],
  );
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...contact.map((field) => `contact.${field}`),
    ...(before.language === after.language ? [] : ["language"]),
    ...after.entries.flatMap((entry, at) => (isSame(entry, before.entries[at]) ? [] : [`entries.${at}`])),
  ];
}
