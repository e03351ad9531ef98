import { compareTraits, type DoubtReason, type Likeness, type SeriesEntry, traitsOf } from "./same-person.ts";

/** What staff decided of two entries. */
export interface PersonDecision {
  readonly one: number;
  readonly other: number;
  readonly isSame: boolean;
}

/** Two entries that may be of one person. */
export interface PersonDoubt {
  readonly one: number;
  readonly other: number;
  readonly why: DoubtReason;
}

export interface JoinedPersons {
  /** Ids of entries, a list for each person. */
  readonly persons: readonly (readonly number[])[];
  readonly doubts: readonly PersonDoubt[];
}

/** So many entries that share a name or a phone are no sign of one person: they are a placeholder. */
export const mostAlike = 60;

/**
 * Joins the entries of each person. Staff decide first, certain likeness next. If that would give somebody two entries in one race, or
 * join two whom staff parted, then nothing is certain for all whom it concerns: they stay apart, and each likeness is a doubt. So the
 * answer does not depend on the order of the entries.
 *
 * @example
 * joinPersons([maneeOfMay, maneeOfJuly], []); // { persons: [[1, 2]], doubts: [] }
 * joinPersons([maneeOfMay, maneeOfJuly], [{ one: 1, other: 2, isSame: false }]); // { persons: [[1], [2]], doubts: [] }
 */
export function joinPersons(entries: readonly SeriesEntry[], decisions: readonly PersonDecision[]): JoinedPersons {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const decided = new Map(
    decisions
      .filter(({ one, other }) => byId.has(one) && byId.has(other))
      .map((decision) => [pairName(decision.one, decision.other), decision]),
  );
  const joined = [...decided.values()].filter(({ isSame }) => isSame);
  const parted = [...decided.values()].filter(({ isSame }) => !isSame);
  const like = likePairs(entries);
  const alike = decided.size === 0 ? like : like.filter(({ one, other }) => !decided.has(pairName(one, other)));
  const certain = alike.filter(({ why }) => why === "same");

  const all = createGroups(entries);
  for (const { one, other } of [...joined, ...certain]) all.join(one, other);
  const conflictOf = conflicts(all, byId, parted);

  const groups = createGroups(entries);
  for (const { one, other } of joined) groups.join(one, other);
  for (const { one, other } of certain) if (!conflictOf.has(all.of(one))) groups.join(one, other);

  const doubts = alike
    .filter(({ one, other }) => groups.of(one) !== groups.of(other))
    .map(({ one, other, why }): PersonDoubt => {
      return { one, other, why: why === "same" ? conflictOf.get(all.of(one))! : why };
    });
  return { persons: groups.lists(), doubts };
}

const pairName = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The groups in which one person would be two. */
function conflicts(
  groups: Groups,
  byId: ReadonlyMap<number, SeriesEntry>,
  parted: readonly PersonDecision[],
): Map<number, "twice_in_race" | "parted"> {
  const found = new Map<number, "twice_in_race" | "parted">();
  for (const { one, other } of parted) if (groups.of(one) === groups.of(other)) found.set(groups.of(one), "parted");
  for (const list of groups.lists()) {
    const races = new Set(list.map((id) => byId.get(id)!.race));
    if (races.size < list.length) found.set(groups.of(list[0]!), "twice_in_race");
  }
  return found;
}

interface LikePair {
  readonly one: number;
  readonly other: number;
  readonly why: Exclude<Likeness, "other">;
}

/** Entries of different races that are alike, each pair once. Only those that share a name, a document or a contact are compared. */
function likePairs(entries: readonly SeriesEntry[]): LikePair[] {
  const compared = entries
    .toSorted((one, other) => one.id - other.id)
    .map((entry, at) => ({ id: entry.id, race: entry.race, at, traits: traitsOf(entry) }));
  const buckets = new Map<string, (typeof compared)[number][]>();
  for (const entry of compared) {
    const { names, documents, contacts, birthDate } = entry.traits;
    const dated = birthDate === null ? [] : contacts.map((contact) => `${contact} ${birthDate}`);
    for (const key of [...names, ...documents, ...dated]) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(entry);
      else buckets.set(key, [entry]);
    }
  }
  const met = new Set<number>();
  const pairs: LikePair[] = [];
  for (const bucket of buckets.values()) {
    if (bucket.length > mostAlike) continue;
    for (let first = 0; first < bucket.length; first++) {
      const one = bucket[first]!;
      for (let second = first + 1; second < bucket.length; second++) {
        const other = bucket[second]!;
        // both are in the order of their ids, so a pair has one number
        const pair = one.at * compared.length + other.at;
        if (one.race === other.race || met.has(pair)) continue;
        met.add(pair);
        const why = compareTraits(one.traits, other.traits);
        if (why !== "other") pairs.push({ one: one.id, other: other.id, why });
      }
    }
  }
  return pairs.sort((one, other) => one.one - other.one || one.other - other.other);
}

interface Groups {
  readonly of: (id: number) => number;
  readonly join: (one: number, other: number) => void;
  /** Ids in order, lists by their first id. */
  readonly lists: () => number[][];
}

/** Disjoint sets of entries; a set is named by its lowest id. */
function createGroups(entries: readonly SeriesEntry[]): Groups {
  const parents = new Map(entries.map(({ id }) => [id, id]));
  const of = (id: number): number => {
    let root = id;
    while (parents.get(root)! !== root) root = parents.get(root)!;
    parents.set(id, root);
    return root;
  };
  return {
    of,
    join: (one, other) => {
      const [a, b] = [of(one), of(other)];
      if (a !== b) parents.set(Math.max(a, b), Math.min(a, b));
    },
    lists: () => {
      const lists = new Map<number, number[]>();
      for (const id of [...parents.keys()].toSorted((a, b) => a - b)) {
        const list = lists.get(of(id));
        if (list) list.push(id);
        else lists.set(of(id), [id]);
      }
      return [...lists.values()];
    },
  };
}
