import { lettersBetween, nameSound, type NameSound } from "./name-sound.ts";

/** Which names a search may look at: what the public sees. */
export interface NamesSeen {
  readonly lastNames: boolean;
}

/** Names of many people, each word of them once, with the people who bear it. */
export interface NameIndex {
  /** Adds somebody, by the words of their first names and of their last names. */
  add(id: number, first: readonly string[], last: readonly string[]): void;
  /** People with a word that begins with each of these, first names before last names, in the order of the alphabet. */
  beginning(words: readonly string[], seen: NamesSeen, limit: number): number[];
  /** People with words that sound like these, the nearest first; the last word may still be being typed. */
  sounding(words: readonly string[], seen: NamesSeen, limit: number): number[];
  /** Works out the sounds of so many more words; true: all are known. */
  prepare(count: number): boolean;
}

interface Word {
  readonly text: string;
  readonly first: number[];
  readonly last: number[];
}

interface Sounding {
  readonly word: Word;
  readonly sound: NameSound;
}

/** A letter in three may be another one. */
const sharpest = 1 / 3;
/** Among names that are as near, first names are meant. */
const ofLastName = 0.1;

/**
 * @example
 * const names = createNameIndex();
 * names.add(7, ["ณัฐพล"], ["ศรีสุข"]);
 * names.beginning(["ศ"], { lastNames: true }, 8); // [7]
 * names.sounding(["nuttapol"], { lastNames: true }, 8); // [7]
 */
export function createNameIndex(): NameIndex {
  const known = new Map<string, Word>();
  /** In the order of their letters. */
  const words: Word[] = [];
  let sounds: Sounding[] = [];
  let isSorted = true;
  /** Words whose sound is not worked out yet. */
  const silent: Word[] = [];

  function wordOf(written: string): Word {
    const text = written.toLowerCase();
    const found = known.get(text);
    if (found) return found;
    const word: Word = { text, first: [], last: [] };
    known.set(text, word);
    words.push(word);
    silent.push(word);
    isSorted = false;
    return word;
  }

  function sort(): void {
    if (isSorted) return;
    words.sort((one, other) => compare(one.text, other.text));
    isSorted = true;
  }

  function prepare(count: number): boolean {
    const next = silent.splice(0, count);
    if (next.length === 0) return true;
    for (const word of next) {
      const sound = nameSound(word.text);
      // a bib, an initial, a script that is neither
      if (sound.bones !== "") sounds.push({ word, sound });
    }
    if (silent.length > 0) return false;
    sounds = sounds.sort((one, other) => compare(one.sound.bones, other.sound.bones));
    return true;
  }

  const idsOf = (word: Word, { lastNames }: NamesSeen) => (lastNames ? [...word.first, ...word.last] : word.first);

  return {
    add(id, first, last) {
      for (const each of first) wordOf(each).first.push(id);
      for (const each of last) wordOf(each).last.push(id);
    },
    beginning(asked, seen, limit) {
      sort();
      const ranges = asked.map((text) => startingWith(words, ({ text: word }) => word, text.toLowerCase()));
      const [first = [], ...others] = ranges;
      const alsoIn = others.map((range) => new Set(range.flatMap((word) => idsOf(word, seen))));
      const found = new Set<number>();
      const take = (ids: readonly number[]) => {
        for (const id of ids) {
          if (found.size < limit && alsoIn.every((set) => set.has(id))) found.add(id);
        }
      };
      for (const word of first) if (found.size < limit) take(word.first);
      if (seen.lastNames) for (const word of first) if (found.size < limit) take(word.last);
      return [...found];
    },
    sounding(asked, seen, limit) {
      while (!prepare(Infinity));
      const distances = asked.map((text, at) => distancesOf(sounds, text, at === asked.length - 1));
      const far = distances.map((near) => {
        const byId = new Map<number, number>();
        for (const [word, distance] of near) {
          const keep = (id: number, sum: number) => byId.set(id, Math.min(sum, byId.get(id) ?? Infinity));
          for (const id of word.first) keep(id, distance);
          if (seen.lastNames) for (const id of word.last) keep(id, distance + ofLastName);
        }
        return byId;
      });
      const [first = new Map<number, number>(), ...others] = far;
      return [...first]
        .flatMap(([id, distance]) => {
          const all = [distance, ...others.map((byId) => byId.get(id) ?? Infinity)];
          const sum = all.reduce((one, other) => one + other, 0);
          return sum === Infinity ? [] : [{ id, sum }];
        })
        .sort((one, other) => one.sum - other.sum)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    prepare,
  };
}

/** The words that sound like a text, or begin so, and how far each is from it. */
function distancesOf(sounds: readonly Sounding[], text: string, isTyped: boolean): Map<Word, number> {
  const near = new Map<Word, number>();
  const spoken = isTyped ? [nameSound(text), nameSound(text, true)] : [nameSound(text)];
  for (const { bones, whole } of spoken) {
    if (bones === "") continue;
    for (const { word, sound } of startingWith(sounds, (each) => each.sound.bones, bones)) {
      if (!isTyped && sound.bones !== bones) continue;
      // of a longer word only as much as was typed, and its length tells between those that are alike
      const heard = isTyped ? sound.whole.slice(0, whole.length) : sound.whole;
      const distance = lettersBetween(whole, heard) + (sound.whole.length - heard.length) / 100;
      if (distance <= whole.length * sharpest + 0.5) near.set(word, Math.min(distance, near.get(word) ?? Infinity));
    }
  }
  return near;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Those of a sorted list whose key begins with `start`. */
function startingWith<T>(sorted: readonly T[], keyOf: (one: T) => string, start: string): readonly T[] {
  const from = firstFrom(sorted, keyOf, start);
  const to = firstFrom(sorted, keyOf, `${start}\uffff`);
  return sorted.slice(from, to);
}

function firstFrom<T>(sorted: readonly T[], keyOf: (one: T) => string, key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(sorted[middle]!) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
