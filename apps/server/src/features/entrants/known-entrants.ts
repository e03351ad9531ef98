import type { EntrantDraft, LineProblem } from "@time-event/domain/entrants/entrant-draft";
import type { StoredEntrant } from "./entrants.types.ts";

/** Whom the lines of a file may mean, and whom those above have meant already. */
export interface KnownEntrants {
  /** Whom a line means; undefined: somebody new, unless there is a problem. */
  find(draft: EntrantDraft): { readonly entrant: StoredEntrant | undefined; readonly problems: LineProblem[] };
}

export function createKnownEntrants(entrants: readonly StoredEntrant[]): KnownEntrants {
  const byBib = new Map(entrants.map((entrant) => [entrant.bib, entrant]));
  const byChip = new Map(entrants.map((entrant) => [entrant.chip, entrant]));
  const byName = new Map<string, StoredEntrant[]>();
  for (const entrant of entrants) {
    const namesakes = byName.get(fullName(entrant));
    if (namesakes) namesakes.push(entrant);
    else byName.set(fullName(entrant), [entrant]);
  }
  const seen = new Set<string>();

  /** False: a line above said the same. */
  function isFirst(kind: string, ...parts: readonly string[]): boolean {
    const key = JSON.stringify([kind, ...parts]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  }

  function findByName({ bib, firstName, lastName, birthDate, category }: EntrantDraft): StoredEntrant[] {
    const namesakes = byName.get(fullName({ firstName, lastName })) ?? [];
    return namesakes.filter(
      (entrant) =>
        (bib === undefined || entrant.bib === "") &&
        (category === undefined || entrant.category === category) &&
        (birthDate === undefined || entrant.birthDate === null || entrant.birthDate === birthDate),
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
      const entrant = meant.length === 1 ? meant[0] : undefined;
      if (entrant && !isFirst("entrant", String(entrant.id)) && problems.length === 0) {
        problems.push({ column: null, code: "duplicate_in_file", value: entrant.bib });
      }

      const holder = chip === undefined ? undefined : byChip.get(chip);
      if (holder && holder !== entrant) problems.push({ column: "chip", code: "chip_taken", value: chip! });
      return { entrant, problems };
    },
  };
}

function fullName({ firstName = "", lastName = "" }: Pick<EntrantDraft, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
