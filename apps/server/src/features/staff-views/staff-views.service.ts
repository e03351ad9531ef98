import type { ReplyOf } from "@time-event/contract/endpoint";
import { type staffViewDelete, type staffViewList, staffViewSave } from "@time-event/contract/staff-views";
import { may } from "@time-event/domain/access/permissions";
import { NotFound, NotPermitted, Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { deleteView, listViews, saveView } from "./staff-views.repository.ts";

interface Place {
  readonly screen: string;
  readonly eventId?: number | undefined;
}

/** Each user's own views of screens: nobody sees or changes another user's. */
export interface StaffViewsService {
  list(place: Place, caller: StaffCaller): Promise<ReplyOf<typeof staffViewList>>;
  /** @throws Refused `too_many_views` */
  save(
    view: Place & { readonly name: string; readonly query: string },
    caller: StaffCaller,
  ): Promise<ReplyOf<typeof staffViewSave>>;
  /** @throws NotFound */
  remove(view: { readonly id: number }, caller: StaffCaller): Promise<ReplyOf<typeof staffViewDelete>>;
}

const mostViews = 50;

export function createStaffViewsService(db: Db): StaffViewsService {
  return {
    list: async (place, caller) => ({ data: await listViews(db, placeOf(place, caller)), meta: {} }),

    save: async ({ screen, eventId, name, query }, caller) => {
      // users who may not see an event must not learn whether it exists
      if (eventId !== undefined && !may(caller, "registrations_view", eventId)) throw new NotPermitted();
      const place = placeOf({ screen, eventId }, caller);
      const data = await db.transaction().execute(async (tx) => {
        const views = await listViews(tx, place);
        const isNew = views.every((view) => view.name !== name);
        if (isNew && views.length >= mostViews) throw new Refused(staffViewSave, ["too_many_views"]);
        return saveView(tx, place, { name, query });
      });
      return { data, meta: {} };
    },

    remove: async ({ id }, { username }) => {
      if (!(await deleteView(db, username, id))) throw new NotFound("thing");
      return { data: null, meta: {} };
    },
  };
}

function placeOf({ screen, eventId }: Place, { username }: StaffCaller) {
  return { username, screen, eventId: eventId ?? null };
}
