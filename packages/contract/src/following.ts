import * as z from "zod/mini";
import { openAction, openCall } from "./define-call.ts";
import { code, eventSlug } from "./fields.ts";

/** So many fit on a phone above a list. */
export const mostFollowed = 12;

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));

export const webPlayerGetFollowKey = openCall({
  name: "web-player-get-follow-key",
  shows: ["result"],
  summary: "The key by which a browser knows that a message comes from here (VAPID). A browser subscribes with it.",
  params: z.object({}),
  data: z.object({ key: z.string() }),
  meta: z.object({}),
});

export const webPlayerGetFollow = openAction({
  name: "web-player-get-follow",
  changes: ["result"],
  summary:
    "Whom a device follows in an event: it is told by its push service when they pass a point. Replaces whom it followed before; " +
    "nobody at all ends it, as does the end of the event. The reply names those of whom it will be told: none where the event is " +
    "over or shows nobody, or where the address belongs to no known push service.",
  body: z.object({
    event: eventSlug,
    bibs: z.array(code).check(z.maxLength(mostFollowed)),
    language: z.enum(["th", "en"]),
    /** As the browser gave it. */
    subscription: z.object({
      endpoint: z.string().check(z.maxLength(1_000)),
      p256dh: base64url(100),
      auth: base64url(40),
    }),
  }),
  data: z.object({ bibs: z.array(code) }),
});
