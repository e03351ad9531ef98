import { createWordList, type Word, type WordList } from "./word-list.ts";

/** What somebody is found by; all in lower case. */
export interface Bearer {
  readonly bib: string;
  /** The words of their first names, in every script. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Empty: of none. */
  readonly club: string;
}

/** Where a search may look: what the public sees. Bibs are always seen. */
export interface NamesSeen {
  readonly firstNames: boolean;
  readonly lastNames: boolean;
  readonly clubs: boolean;
}

/** Names of many people, in memory. */
export interface NameIndex {
  /** Adds somebody, or puts these names in the place of what somebody had. */
  put(id: number, bearer: Bearer): void;
  remove(id: number): void;
  /**
   * People with each of these words in a bib or name: a word of one or two letters begins there, a longer one is anywhere in it.
   * Words that begin so come first, of them bibs before first names before last names, each in the order of their letters. Then
   * those whose club holds the whole text.
   */
  written(text: string, seen: NamesSeen, limit: number): number[];
  /** People with names that sound like these words, the nearest first; the last word may still be being typed. */
  sounding(text: string, seen: NamesSeen, limit: number): number[];
  /** Puts what was added in its order, so that no search waits for it. */
  settle(): void;
  /** Works out the sounds of so many more words; true: all are known. */
  prepare(count: number): boolean;
}

/** A word of fewer letters is in so many names that only those that begin with it are meant. */
const lettersOfPart = 3;

/** Among names that are as near, first names are meant. */
const ofLastName = 0.1;

/**
 * @example
 * const names = createNameIndex();
 * names.put(7, { bib: "12", first: ["ณัฐพล"], last: ["ศรีสุข"], club: "" });
 * names.written("ศ", everything, 8); // [7]
 * names.sounding("nuttapol", everything, 8); // [7]
 */
export function createNameIndex(): NameIndex {
  const bearers = new Map<number, Bearer>();
  const bibs = createWordList();
  const firstNames = createWordList();
  const lastNames = createWordList();
  const clubs = createWordList();

  const listsOf = (seen: NamesSeen) => [
    bibs,
    ...(seen.firstNames ? [firstNames] : []),
    ...(seen.lastNames ? [lastNames] : []),
  ];

  /** Whether somebody has a word as it was typed. */
  function has({ bib, first, last }: Bearer, typed: string, seen: NamesSeen): boolean {
    const isIn = (word: string) => (isPart(typed) ? word.includes(typed) : word.startsWith(typed));
    return isIn(bib) || (seen.firstNames && first.some(isIn)) || (seen.lastNames && last.some(isIn));
  }

  function eachWord(change: "add" | "remove", id: number, { bib, first, last, club }: Bearer): void {
    bibs[change](bib, id);
    for (const word of first) firstNames[change](word, id);
    for (const word of last) lastNames[change](word, id);
    if (club) clubs[change](club, id);
  }

  function remove(id: number): void {
    const bearer = bearers.get(id);
    if (bearer) eachWord("remove", id, bearer);
    bearers.delete(id);
  }

  return {
    put(id, bearer) {
      remove(id);
      bearers.set(id, bearer);
      eachWord("add", id, bearer);
    },
    remove,
    written(text, seen, limit) {
      const found = new Set<number>();
      const asked = wordsOf(text);
      const matches = asked.map((typed) => matching(listsOf(seen), typed));
      const rarest = matches.reduce<readonly Word[] | undefined>(
        (one, other) => (one && one.length <= other.length ? one : other),
        undefined,
      );
      for (const { ids } of rarest ?? []) {
        for (const id of ids) {
          if (found.size === limit) return [...found];
          const bearer = bearers.get(id)!;
          if (asked.every((typed) => has(bearer, typed, seen))) found.add(id);
        }
      }
      const whole = asked.join(" ");
      if (!seen.clubs || !isPart(whole)) return [...found];
      for (const { ids } of matching([clubs], whole)) {
        for (const id of ids) if (found.size < limit) found.add(id);
      }
      return [...found];
    },
    sounding(text, seen, limit) {
      const asked = wordsOf(text);
      const far = asked.map((typed, at) => {
        const byId = new Map<number, number>();
        const keep = (near: ReadonlyMap<Word, number>, more: number) => {
          for (const [{ ids }, distance] of near) {
            for (const id of ids) byId.set(id, Math.min(distance + more, byId.get(id) ?? Infinity));
          }
        };
        const goesOn = at === asked.length - 1;
        if (seen.firstNames) keep(firstNames.sounding(typed, goesOn), 0);
        if (seen.lastNames) keep(lastNames.sounding(typed, goesOn), ofLastName);
        return byId;
      });
      const [first = new Map<number, number>(), ...others] = far;
      return [...first]
        .flatMap(([id, distance]) => {
          const sum = others.reduce((near, byId) => near + (byId.get(id) ?? Infinity), distance);
          return sum === Infinity ? [] : [{ id, sum }];
        })
        .sort((one, other) => one.sum - other.sum)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    settle: () => [bibs, firstNames, lastNames, clubs].forEach((list) => list.settle()),
    prepare: (count) => firstNames.prepare(count) && lastNames.prepare(count),
  };
}

const isPart = (typed: string) => typed.length >= lettersOfPart;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words that begin with what was typed; after them, where it is long enough, words that hold it. */
function matching(lists: readonly WordList[], typed: string): readonly Word[] {
  const begin = lists.flatMap((list) => list.beginning(typed));
  return isPart(typed) ? [...begin, ...lists.flatMap((list) => list.holding(typed))] : begin;
}
