import type { ResultStatus } from "../results/result.ts";
import type { RaceMs } from "../time/race-time.ts";

/** One line of a published list. */
export interface PublishedRow {
  readonly bib: string;
  readonly status: ResultStatus;
  /** Official time with penalties, unrounded. */
  readonly timeMs: RaceMs | null;
  readonly penaltyMs: RaceMs;
  /** Places that penalties took; left out: none. The list's text has the places that came of it. */
  readonly placesLost?: number;
  readonly laps: number;
  readonly overallRank: number | null;
  readonly genderRank: number | null;
  readonly ageGroup: string | null;
  readonly ageGroupRank: number | null;
  /** Places in the rankings that the category names, by their codes in its order; null: no place. Left out: it is in none. */
  readonly named?: Readonly<Record<string, number | null>>;
}

/** A line, and whose it is; null: nobody knows any more. Whose it is, is not part of the list's text. */
export interface OwnedRow extends PublishedRow {
  readonly entryId: number | null;
}

/** What a published list is besides its lines. Instants in UTC as ISO 8601 has them. */
export interface ListHead {
  readonly eventId: number;
  /** The event's address when the list was made. */
  readonly slug: string;
  /** Its code when the list was made. */
  readonly category: string;
  readonly number: number;
  readonly state: "provisional" | "official";
  readonly reason: string;
  /** The number of the list that is put back; null: a new one. */
  readonly restores: number | null;
  /** Null: players may not protest. */
  readonly protestsUntil: string | null;
  readonly madeAt: string;
  readonly madeBy: string;
  /** How many lines it has. */
  readonly entries: number;
  /** Hash of the list before it; "" for the first. */
  readonly previousHash: string;
}

/** The first line of a head. Older heads begin with an event's address, which is never this. */
const form = "published-list 2";

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** No value ends a field or a line. @example escaped("M\t40") // "M\\t40" */
const escaped = (value: string) => value.replaceAll(/[\\\t\n\r]/g, (each) => escapes[each]!);

const asTyped = (value: string) => value;

/**
 * The head of a list as text: the form's name, then a name, a tab and a value in each line. It is stored as it is: nothing that is
 * renamed later makes the hash another one. See docs/published-lists.md.
 *
 * @example
 * headText(head).split("\n").slice(0, 3); // ["published-list 2", "event\t7", "slug\tdoi-inthanon-trail"]
 */
export function headText(head: ListHead): string {
  const fields = {
    event: head.eventId,
    slug: head.slug,
    category: head.category,
    number: head.number,
    state: head.state,
    reason: head.reason,
    restores: head.restores,
    "protests-until": head.protestsUntil,
    "made-at": head.madeAt,
    "made-by": head.madeBy,
    entries: head.entries,
    previous: head.previousHash,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}\t${escaped(String(value ?? ""))}`);
  return [form, ...lines].join("\n");
}

/**
 * The lines of a list as text, in their order: one line a player, fields separated by tabs, nothing where there is nothing; last
 * the code and the place of each named ranking. Equal
 * lists have equal texts, so a hash of it says whether two lists are the same.
 *
 * @param write how a text is written; left out: so that it ends neither its field nor its line
 * @example
 * rowsText([{ bib: "7", status: "finished", timeMs: 2_400_000, penaltyMs: 0, laps: 0, overallRank: 1, genderRank: 1, ageGroup: "F30", ageGroupRank: null }]);
 * // "7\tfinished\t2400000\t0\t0\t1\t1\tF30\t\n"
 */
export function rowsText(rows: readonly PublishedRow[], write: (value: string) => string = escaped): string {
  return rows
    .map((row) =>
      [
        write(row.bib),
        row.status,
        row.timeMs ?? "",
        row.penaltyMs,
        row.laps,
        row.overallRank ?? "",
        row.genderRank ?? "",
        write(row.ageGroup ?? ""),
        row.ageGroupRank ?? "",
        ...Object.entries(row.named ?? {}).flatMap(([code, rank]) => [write(code), rank ?? ""]),
      ].join("\t"),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/**
 * The text of which a list's hash is made: its head, an empty line, and its lines. Lists that were made before heads had a form wrote
 * their lines without escapes.
 *
 * @param head as it was stored
 */
export function listText(head: string, rows: readonly PublishedRow[]): string {
  return `${head}\n\n${rowsText(rows, head.startsWith(`${form}\n`) ? escaped : asTyped)}`;
}
