import type { EntryDraft, LineProblem } from "@time-event/domain/entries/entry-draft";
import type { StoredEntry } from "./entries.types.ts";

/** The entries that the lines of a file may mean, and those that lines above have meant already. */
export interface KnownEntries {
  /** The entry that a line means; undefined: a new one, unless there is a problem. */
  find(draft: EntryDraft): { readonly entry: StoredEntry | undefined; readonly problems: LineProblem[] };
}

export function createKnownEntries(entries: readonly StoredEntry[]): KnownEntries {
  const byBib = new Map(entries.map((entry) => [entry.bib, entry]));
  const byChip = new Map(entries.map((entry) => [entry.chip, entry]));
  const byName = new Map<string, StoredEntry[]>();
  for (const entry of entries) {
    const namesakes = byName.get(fullName(entry));
    if (namesakes) namesakes.push(entry);
    else byName.set(fullName(entry), [entry]);
  }
  const seen = new Set<string>();

  /** False: a line above meant the same entry. */
  function isFirst(kind: string, ...parts: readonly string[]): boolean {
    const key = JSON.stringify([kind, ...parts]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  }

  function findByName({ bib, firstName, lastName, birthDate, category }: EntryDraft): StoredEntry[] {
    const namesakes = byName.get(fullName({ firstName, lastName })) ?? [];
    return namesakes.filter(
      (entry) =>
        (bib === undefined || entry.bib === "") &&
        (category === undefined || entry.category === category) &&
        (birthDate === undefined || entry.birthDate === null || entry.birthDate === birthDate),
    );
  }

  return {
    find: (draft) => {
      const { bib, chip, firstName = "", lastName = "", birthDate = "", category = "" } = draft;
      const problems: LineProblem[] = [];
      if (bib !== undefined && !isFirst("bib", bib)) {
        problems.push({ column: "bib", code: "duplicate_in_file", value: bib });
      }
      if (chip !== undefined && !isFirst("chip", chip)) {
        problems.push({ column: "chip", code: "duplicate_in_file", value: chip });
      }
      if (bib === undefined && !isFirst("name", firstName, lastName, birthDate, category)) {
        problems.push({ column: null, code: "duplicate_in_file", value: fullName(draft) });
      }

      const ofBib = bib === undefined ? undefined : byBib.get(bib);
      const meant = ofBib ? [ofBib] : findByName(draft);
      if (meant.length > 1) problems.push({ column: null, code: "ambiguous", value: fullName(draft) });
      const entry = meant.length === 1 ? meant[0] : undefined;
      if (entry && !isFirst("entry", String(entry.id)) && problems.length === 0) {
        problems.push({ column: null, code: "duplicate_in_file", value: entry.bib });
      }

      const holder = chip === undefined ? undefined : byChip.get(chip);
      if (holder && holder !== entry) problems.push({ column: "chip", code: "taken", value: chip! });
      return { entry, problems };
    },
  };
}

function fullName({ firstName = "", lastName = "" }: Pick<EntryDraft, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
