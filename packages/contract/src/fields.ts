import { parseDay } from "@time-event/domain/time/calendar";
import * as z from "zod/mini";

/** The same words in Thai and in English. */
export const text = z.object({ th: z.string(), en: z.string() });
export type Text = z.infer<typeof text>;

/** Epoch milliseconds, UTC. */
export const instantMs = z.int();
/** Calendar day of the event, YYYY-MM-DD, Common Era. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseDay(text) !== null),
);
export const durationMs = z.int();
export const satang = z.int();
export const gender = z.enum(["M", "F", "X"]);

export const eventState = z.enum(["published", "open", "closed", "live", "finished", "cancelled"]);
export type EventState = z.infer<typeof eventState>;

export const resultStatus = z.enum(["finished", "on_course", "started", "registered", "otl", "dnf", "dns", "dsq"]);

export const checkpointKind = z.enum(["start", "split", "finish", "lap"]);

/** How covers are drawn, and paces told, for events of a type. */
export const eventArt = z.enum([
  "road",
  "trail",
  "cycling",
  "mtb",
  "triathlon",
  "duathlon",
  "swim",
  "rally",
  "walk",
  "virtual",
]);
export type EventArt = z.infer<typeof eventArt>;

/** What organiser and entry agree on, and what the organiser does with data. */
export const policyKind = z.enum(["terms", "waiver", "privacy", "refund"]);
export type PolicyKind = z.infer<typeof policyKind>;

/** A row's number in a body, and in a query, where it comes as text. */
export const id = z.int().check(z.gte(1));
export const idParam = z.coerce.number().check(z.int(), z.gte(1));
/**
 * Counts the times a thing was saved. Whoever saves says which one they saw; if it is another one by now, somebody else
 * was there first and the call is refused with `edit_conflict`. 0: the thing is new.
 */
export const revision = z.int().check(z.gte(0));

/** An instant that people type, in the years 1900 to 2200: a year of the Buddhist era is none of them. */
export const typedInstantMs = z.int().check(z.gte(-2_208_988_800_000), z.lte(7_258_118_400_000));

/** Some lines that people type. */
export const longText = z.object({
  th: z.string().check(z.trim(), z.maxLength(2_000)),
  en: z.string().check(z.trim(), z.maxLength(2_000)),
});

/** Which event: its slug, as in the address of its page. */
export const eventSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
export const code = z.string().check(z.minLength(1), z.maxLength(40));
export const searchText = z.string().check(z.trim(), z.maxLength(80));

/** A list's window: numbers come as text in a URL. */
export const offset = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0);
export const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 100);
