import * as z from "zod/mini";
import { edited } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, revision, typedInstantMs } from "./fields.ts";

/** A key with which a program or reader sends passings of an event. The key is shown once and never stored as it is. */
export const deviceKey = z.object({
  ...edited.shape,
  id,
  name: z.string(),
  createdAt: instantMs,
  /** Null: until it is revoked. */
  endsAt: z.nullable(instantMs),
  revokedAt: z.nullable(instantMs),
  /** To the minute; null: not used yet. */
  lastUsedAt: z.nullable(instantMs),
});
export type DeviceKey = z.infer<typeof deviceKey>;

/** The one reply that holds the key. */
const shownKey = z.object({ key: z.string(), device: deviceKey });
export type ShownKey = z.infer<typeof shownKey>;

// staff who record passings may let a program do it for them
const right = { permission: "timing_work", at: "event" } as const;
const seen = z.object({ eventId: id, id, revision });

export const keyList = staffCall({
  name: "key-list",
  right,
  summary: "The keys of the programs and readers that send an event's passings.",
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
  summary: "Issues a key for a program or reader that sends an event's passings. Only this reply shows it.",
  changes: ["device_key"],
  body: z.extend(keyForm, { eventId: id }),
  data: shownKey,
  refuses: { ends_in_the_past: "whole" },
});

export const keyRenew = staffAction({
  name: "key-renew",
  right,
  summary: "Gives a device a new key and ends the one that it had. Only this reply shows it.",
  changes: ["device_key"],
  body: seen,
  data: shownKey,
  refuses: { revoked: "whole" },
});

export const keyRevoke = staffAction({
  name: "key-revoke",
  right,
  summary: "Ends a key for good: every server refuses the next call with it.",
  changes: ["device_key"],
  body: seen,
  data: deviceKey,
  refuses: { revoked: "whole" },
});

export const keyCalls = [keyList, keyCreate, keyRenew, keyRevoke] as const;
