import { isHexColour } from "@time-event/domain/colour/hex-colour";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { parseDay } from "@time-event/domain/time/calendar";
import { doubtfulDay, doubtfulInstant, type DoubtfulYear } from "@time-event/domain/time/event-years";
import * as z from "zod/mini";

/** The same text in Thai and in English. */
export const text = z.object({ th: z.string(), en: z.string() });
export type Text = z.infer<typeof text>;

/**
 * A text in both languages that people write: it needs its Thai, its English may be empty. English readers then see the
 * Thai (`inLanguage`).
 */
export function thaiFirst(longest: number) {
  const line = z.string().check(z.trim(), z.maxLength(longest));
  return z.object({ th: line.check(z.minLength(1)), en: line });
}

/** Epoch milliseconds, UTC. */
export const instantMs = z.int();
/** Calendar day of the event, YYYY-MM-DD, Common Era. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseDay(text) !== null),
);
export const durationMs = z.int();
export const satang = z.int();
/** How a category shows its times; they are kept in milliseconds. */
export const rounding = z.enum(["up", "down", "half", "none"]);

/** What a race time counts from: the gun, or the player's own start read. */
export const clock = z.enum(["gun", "chip"]);
/** What ends a race on laps for those who have not done them all. */
export const lapsEnd = z.enum(["leader", "clock", "last"]);
/**
 * `start`: slower people start earlier, and whoever crosses the line first wins; it has no allowances. `allowance`: the first allowance
 * of the list whose gender and ages somebody meets is taken off their time.
 */
export const handicap = z.object({
  by: z.enum(["start", "allowance"]),
  allowances: z
    .array(
      z.object({
        gender: z.enum(["any", "M", "F"]),
        youngestAge: z.nullable(z.int().check(z.gte(0), z.lte(130))),
        oldestAge: z.nullable(z.int().check(z.gte(0), z.lte(130))),
        allowanceMs: z.int().check(z.gte(1), z.lte(24 * 3_600_000)),
      }),
    )
    .check(z.maxLength(60)),
});
/** The same as it is stored: one from a race folder may break the form's rules. */
export const handicapRow = z.object({
  by: z.enum(["start", "allowance"]),
  allowances: z.array(
    z.object({
      gender: z.enum(["any", "M", "F"]),
      youngestAge: z.nullable(z.int()),
      oldestAge: z.nullable(z.int()),
      allowanceMs: durationMs,
    }),
  ),
});
/** Points that nobody may leave out, and what a finish without one of them is. */
export const mustPass = z.object({
  checkpoints: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(200)),
  otherwise: z.enum(["dnf", "dsq"]),
});
/** A part of the course whose time does not count, up to a limit; null: all of it. */
export const neutralSection = z.object({
  from: z.string().check(z.maxLength(40)),
  to: z.string().check(z.maxLength(40)),
  limitMs: z.nullable(z.int().check(z.gte(1), z.lte(24 * 3_600_000))),
});
/** The same as it is stored: one from a race folder may break the form's rules. */
export const neutralRow = z.object({ from: z.string(), to: z.string(), limitMs: z.nullable(durationMs) });
export type NeutralRow = z.infer<typeof neutralRow>;
export const gender = z.enum(["M", "F", "X"]);

export const eventState = z.enum(["published", "open", "closed", "live", "finished", "cancelled"]);
export type EventState = z.infer<typeof eventState>;

export const resultStatus = z.enum(["finished", "on_course", "started", "registered", "otl", "dnf", "dns", "dsq"]);

export const checkpointKind = z.enum(["start", "split", "finish", "lap"]);

/** For events of a type: how covers are drawn and in which unit paces are told. */
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

/** What organisers and players agree on, and what the organiser does with data. */
export const policyKind = z.enum(["terms", "waiver", "privacy", "refund"]);
export type PolicyKind = z.infer<typeof policyKind>;

/** A colour, `#rrggbb`. */
export const colour = z.string().check(z.refine(isHexColour));

/** A row's number: a number in a body, text in a query. */
export const id = z.int().check(z.gte(1));
export const idParam = z.coerce.number().check(z.int(), z.gte(1));
/**
 * Counts how often a thing was saved. A client sends the revision that it saw; if the thing has another one by now,
 * somebody else saved meanwhile and the call is refused with `edit_conflict`. 0: the thing is new.
 */
export const revision = z.int().check(z.gte(0));

/** Refuses a year in which no event can be, and offers the day or the instant that was probably meant. */
function inEventYears<Value extends string | number>(doubtOf: (value: Value) => DoubtfulYear<Value> | null) {
  return z.check<Value>(({ value, issues }) => {
    const doubtful = doubtOf(value);
    if (!doubtful) return;
    const { word, meant } = doubtful;
    issues.push({ code: "custom", input: value, params: { word, ...(meant !== null && { meant }) } });
  });
}

/** A day that people type. */
export const typedDay = day.check(inEventYears(doubtfulDay));

/** An instant that people type. */
export const typedInstantMs = z.int().check(inEventYears(doubtfulInstant));

/** An instant in an address. */
export const instantParam = z.coerce.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000));

/** An instant that a device reports, however wrong its clock is: the rules say which ones cannot be. */
export const reportedInstantMs = z.int().check(z.gte(-8_640_000_000_000_000), z.lte(8_640_000_000_000_000));

/** A text of several lines that people type. */
export const longText = z.object({
  th: z.string().check(z.trim(), z.maxLength(2_000)),
  en: z.string().check(z.trim(), z.maxLength(2_000)),
});

/** A line in both languages that people type and may leave out. */
export const shortTextInBoth = z.object({
  th: z.string().check(z.trim(), z.maxLength(200)),
  en: z.string().check(z.trim(), z.maxLength(200)),
});

/** A line that people type and may leave out, which then is empty. */
export const textUpTo = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), "");

/** Which event: its slug, as in the address of its page. */
export const eventSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
export const code = z.string().check(z.minLength(1), z.maxLength(40));
/** Whom an age group is for; left out: everybody. */
export const ageGroupGender = z.optional(z.enum(["M", "F"]));
export const ageGroupRow = z.object({ code, from: z.int(), to: z.nullable(z.int()), gender: ageGroupGender });

/** What was announced before age groups were merged or split. `below`: those of fewer people were merged; null: by hand. */
export const regrouping = z.object({
  announced: z.array(ageGroupRow).check(z.maxLength(60)),
  below: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  of: z.enum(["entries", "starters"]),
});

/** A ranking that a category names besides overall, gender and age groups, as it is stored. */
export const namedRanking = z.object({
  code,
  name: text,
  clock,
  gender: z.enum(["any", "M", "F"]),
  youngestAge: z.nullable(z.int()),
  oldestAge: z.nullable(z.int()),
  nationality: z.enum(["any", "thai", "foreign"]),
  /** The division mark that entries in it have; "": any or none. */
  division: z.string(),
  winnersLeave: z.boolean(),
});

/** Of what people type with digits in it: Thai ones become Arabic, blanks around it go. */
export const inDigits = z.overwrite((typed: string) => arabicDigits(typed).trim());
/** A code that people type. Blanks around it do not count: a code of blanks is none. */
export const typedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
export const searchText = z.string().check(inDigits, z.maxLength(80));
/** A bib that people type. */
export const typedBib = z.string().check(inDigits, z.minLength(1), z.maxLength(40));
/** A bib, a chip, a telephone: a line that people type and may leave out. */
export const digitsUpTo = (longest: number) => z._default(z.string().check(inDigits, z.maxLength(longest)), "");

/** The part of a list that is shown: numbers are text in a URL. */
export const offset = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0);
export const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 100);

/**
 * A Thai name in Latin letters by the Royal Thai General System of Transcription, where nobody wrote a Latin one: nobody has
 * confirmed it, so show it as what it is. Left out: `nameEn` has what was written, or the name is not in Thai.
 */
export const nameRtgs = z.optional(z.string());
