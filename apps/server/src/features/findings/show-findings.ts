import type { ListedFinding } from "@time-event/contract/findings";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { Finding } from "@time-event/domain/findings/finding";
import { mendingsOf } from "@time-event/domain/findings/mendings";
import { mayBeOf } from "@time-event/domain/findings/reads-of-nobody";
import { guessBibs } from "@time-event/domain/stations/guess-bibs";
import type { Db, Tx } from "../../db/connection.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import type { Collected } from "./collect-findings.ts";
import { loadShownEntries, type UnknownRow } from "./findings.queries.ts";
import { tracedReads } from "./traced-reads.ts";

const mostReads = 30;
/** Bibs that may have been meant by one that nobody has. */
const mostGuesses = 20;

/** Findings with their evidence, and what would solve them. */
export async function showFindings(
  db: Db | Tx,
  rules: RaceRules,
  { entries, fields, unknown }: Collected,
  shown: readonly Finding[],
): Promise<Omit<ListedFinding, "decision">[]> {
  if (shown.length === 0) return [];
  const ids = new Set(shown.flatMap(({ entryId }) => entryId ?? []));
  const people = new Map((await loadShownEntries(db, rules.eventId, [...ids])).map((row) => [row.id, row]));
  const strays = unknown.flatMap(({ bib, reads }) => (bib === null ? [] : reads.map((read) => ({ ...read, bib }))));
  const expected = [...entries.values()].map((entry) => ({ ...entry, expectedAt: null, state: "due" as const }));
  const moveTo = (entryId: number, points: readonly string[]) => {
    const entry = entries.get(entryId)!;
    const found = strays.find(
      (read) => points.includes(read.checkpoint) && mayBeOf(read, fields.get(entry.categoryId)!, entry),
    );
    return found ? { readId: found.id, bib: entry.bib } : null;
  };
  return shown.map((finding) => {
    const { key, kind, entryId, subject, points, count, since } = finding;
    const head = { key, kind, subject, points: [...points], count, since };
    const entry = entryId === null ? undefined : entries.get(entryId);
    const person = people.get(entryId ?? 0);
    if (!entry || !person) {
      const own = unknown.find((each) => kind === "read_of_nobody" && key === `read_of_nobody ${each.lastId}`);
      const reads = (own?.reads ?? []).map((read) => ({ ...read, ignored: null }));
      const mendings = mendingsOf(finding, { reads, mayLift: false, move: own ? ownerOf(own) : null });
      return { ...head, entry: null, reads, mendings: mendings.map(asReply) };
    }
    const all = tracedReads(rules, entry, person.reads ?? []);
    const reads = kind === "two_places" ? all.filter(({ id }) => key.split(" ").includes(String(id))) : all;
    const { bib, ruledStatus, isWithdrawn } = entry;
    const mayLift = !isWithdrawn && (ruledStatus === "dnf" || ruledStatus === "dns");
    const category = rules.categories.get(entry.categoryId)!.code;
    return {
      ...head,
      entry: {
        id: entry.entryId,
        bib,
        name: fullName(person),
        nameEn: latinName(person),
        category,
        ruledStatus,
        isWithdrawn,
      },
      reads: all.slice(0, mostReads),
      mendings: mendingsOf(finding, { reads, mayLift, move: moveTo(entry.entryId, points) }).map(asReply),
    };
  });

  /** Whose reads these may be: a bib that one slip makes of theirs. */
  function ownerOf({ bib, reads }: UnknownRow) {
    if (bib === null) return null;
    for (const { entry } of guessBibs(bib, expected, 0, mostGuesses)) {
      const field = fields.get(entry.categoryId)!;
      const read = reads.find((each) => mayBeOf({ ...each, bib }, field, entry));
      if (read) return { readId: read.id, bib: entry.bib };
    }
    return null;
  }
}

function asReply({ readIds, ...mending }: ReturnType<typeof mendingsOf>[number]) {
  return { ...mending, readIds: [...readIds] };
}
