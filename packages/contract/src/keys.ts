import * as z from "zod/mini";
import { edited } from "./edited.ts";
import { noMeta, staffAction, staffCall } from "./endpoint.ts";
import { id, idParam, instantMs, revision, typedInstantMs } from "./fields.ts";

/** A key by which a program or reader brings in passings of an event. The key itself is shown once and kept nowhere. */
export const deviceKey = z.object({
  ...edited.shape,
  id,
  name: z.string(),
  createdAt: instantMs,
  /** Null: until it is revoked. */
  endsAt: z.nullable(instantMs),
  revokedAt: z.nullable(instantMs),
  /** To the minute; null: never yet. */
  lastUsedAt: z.nullable(instantMs),
});
export type DeviceKey = z.infer<typeof deviceKey>;

/** The one time that a key is told. */
const shownKey = z.object({ key: z.string(), device: deviceKey });
export type ShownKey = z.infer<typeof shownKey>;

// who records passings may let a program do so in their place
const right = { permission: "timing_work", at: "event" } as const;
const seen = z.object({ eventId: id, id, revision });

export const keyList = staffCall({
  name: "key-list",
  right,
  summary: "The keys of the programs and readers that bring in an event's passings.",
  shows: ["device_key"],
  params: z.object({ eventId: idParam }),
  data: z.array(deviceKey),
  meta: noMeta,
});

export const keyForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  endsAt: z.nullable(typedInstantMs),
});

export const keyCreate = staffAction({
  name: "key-create",
  right,
  summary: "Issues a key for a program or reader that brings in an event's passings. The reply shows it, once.",
  changes: ["device_key"],
  body: z.extend(keyForm, { eventId: id }),
  data: shownKey,
  refuses: { ends_in_the_past: "whole" },
});

export const keyRenew = staffAction({
  name: "key-renew",
  right,
  summary: "Gives a device another key and ends the one that it had. The reply shows it, once.",
  changes: ["device_key"],
  body: seen,
  data: shownKey,
  refuses: { revoked: "whole" },
});

export const keyRevoke = staffAction({
  name: "key-revoke",
  right,
  summary: "Ends a key for good; the next call with it is refused, whichever server takes it.",
  changes: ["device_key"],
  body: seen,
  data: deviceKey,
  refuses: { revoked: "whole" },
});

export const keyCalls = [keyList, keyCreate, keyRenew, keyRevoke] as const;
