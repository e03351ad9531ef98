import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { id, idParam } from "./fields.ts";

/** Each user has views of their own. */
const signedIn = { permission: null, at: "installation" } as const;

const screen = z.enum(["entries", "orders"]);

export const staffView = z.object({ id, name: z.string(), query: z.string() });
export type StaffView = z.infer<typeof staffView>;

export const staffViewList = staffCall({
  name: "staff-view-list",
  shows: ["saved_view"],
  summary: "The views of a screen that the caller has saved.",
  right: signedIn,
  params: z.object({ screen, eventId: z.optional(idParam) }),
  data: z.array(staffView),
  meta: noMeta,
});

export const staffViewSave = staffAction({
  name: "staff-view-save",
  changes: ["saved_view"],
  summary: "Saves the query of a screen's address under a name; it replaces another view of that name.",
  right: signedIn,
  body: z.object({
    screen,
    eventId: z.optional(id),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    query: z.string().check(z.maxLength(2_000), z.regex(/^(\?.*)?$/)),
  }),
  data: staffView,
  refuses: { too_many_views: "whole" },
});

export const staffViewDelete = staffAction({
  name: "staff-view-delete",
  changes: ["saved_view"],
  removes: true,
  summary: "Removes a saved view.",
  right: signedIn,
  body: z.object({ id }),
  data: z.null(),
});

export const staffViewCalls: readonly Endpoint[] = [staffViewList, staffViewSave, staffViewDelete];
