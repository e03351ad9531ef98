import type { Gender } from "../race/race.ts";
import type { Standing } from "./result.ts";
import { createSortedKeys, type SortedKeys } from "./sorted-keys.ts";
import { sortStandings } from "./sort-standings.ts";

interface GenderLists {
  readonly all: SortedKeys;
  readonly ageGroups: Map<string, SortedKeys>;
}

/** The sorted lists behind a ranking: everybody, each gender, each age group of a gender. */
export interface StandingLists {
  readonly everybody: SortedKeys;
  of(gender: Gender): SortedKeys;
  ofAgeGroup(gender: Gender, ageGroup: string): SortedKeys;
  add(standing: Standing): void;
  remove(standing: Standing): void;
  /** Replaces everything; ids are unique. */
  fill(standings: readonly Standing[]): void;
}

export function createStandingLists(): StandingLists {
  const everybody = createSortedKeys();
  const genders = new Map<Gender, GenderLists>();

  function listsOf(gender: Gender): GenderLists {
    const known = genders.get(gender);
    if (known) return known;
    const created = { all: createSortedKeys(), ageGroups: new Map<string, SortedKeys>() };
    genders.set(gender, created);
    return created;
  }

  function ofAgeGroup(gender: Gender, ageGroup: string): SortedKeys {
    const { ageGroups } = listsOf(gender);
    const known = ageGroups.get(ageGroup);
    if (known) return known;
    const created = createSortedKeys();
    ageGroups.set(ageGroup, created);
    return created;
  }

  function add({ gender, ageGroup, rankKey, id }: Standing): void {
    everybody.add(rankKey, id);
    listsOf(gender).all.add(rankKey, id);
    if (ageGroup !== null) ofAgeGroup(gender, ageGroup).add(rankKey, id);
  }

  function remove({ gender, ageGroup, rankKey, id }: Standing): void {
    everybody.remove(rankKey, id);
    listsOf(gender).all.remove(rankKey, id);
    if (ageGroup !== null) ofAgeGroup(gender, ageGroup).remove(rankKey, id);
  }

  function fill(standings: readonly Standing[]): void {
    everybody.clear();
    genders.clear();
    for (const { gender, ageGroup, rankKey, id } of sortStandings(standings)) {
      everybody.append(rankKey, id);
      listsOf(gender).all.append(rankKey, id);
      if (ageGroup !== null) ofAgeGroup(gender, ageGroup).append(rankKey, id);
    }
  }

  return { everybody, of: (gender) => listsOf(gender).all, ofAgeGroup, add, remove, fill };
}
