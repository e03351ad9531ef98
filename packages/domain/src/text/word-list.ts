import { firstIndex } from "../search/first-index.ts";
import { lettersBetween, nameSound, type NameSound } from "./name-sound.ts";

/** A word, and the people who bear it. */
export interface Word {
  readonly text: string;
  readonly ids: number[];
}

/** Words of many people, each word once, found by what is written or heard of them. */
export interface WordList {
  add(text: string, id: number): void;
  remove(text: string, id: number): void;
  /** Words that begin with a text, in the order of their letters. */
  beginning(start: string): readonly Word[];
  /** Words that have a text after their beginning, in the order of their letters. */
  holding(part: string): readonly Word[];
  /**
   * Words that sound like a text, and how far each is from it.
   * @param goesOn the text is still being typed: longer words count, too
   */
  sounding(text: string, goesOn: boolean): ReadonlyMap<Word, number>;
  /** Puts what was added in its order, so that no search waits for it. */
  settle(): void;
  /** Works out the sounds of so many more words; true: all are known. */
  prepare(count: number): boolean;
}

interface Sounding {
  readonly word: Word;
  readonly sound: NameSound;
}

/** All words one after the other: to look through one text is faster than through 100,000. */
interface Joined {
  readonly text: string;
  /** Where each word begins, in the order of the words. */
  readonly starts: Uint32Array;
}

const between = "\n";

/** A letter in three may be another one. */
const sharpest = 1 / 3;

export function createWordList(): WordList {
  const known = new Map<string, Word>();
  /** In the order of their letters, once sorted. */
  const words: Word[] = [];
  let isSorted = true;
  let joined: Joined | undefined;
  let sounds: Sounding[] = [];
  /** Words whose sound is not worked out yet. */
  const silent: Word[] = [];

  function sorted(): readonly Word[] {
    if (!isSorted) words.sort((one, other) => compare(one.text, other.text));
    isSorted = true;
    return words;
  }

  function inOneText(): Joined {
    joined ??= join(sorted());
    return joined;
  }

  function prepare(count: number): boolean {
    const next = silent.splice(0, count);
    if (next.length === 0) return true;
    for (const word of next) {
      const sound = nameSound(word.text);
      // a number, an initial, a script that is neither
      if (sound.bones !== "") sounds.push({ word, sound });
    }
    if (silent.length > 0) return false;
    sounds = sounds.sort((one, other) => compare(one.sound.bones, other.sound.bones));
    return true;
  }

  return {
    add(text, id) {
      const word = known.get(text);
      if (word) return void word.ids.push(id);
      const added: Word = { text, ids: [id] };
      known.set(text, added);
      words.push(added);
      silent.push(added);
      isSorted = false;
      joined = undefined;
    },
    remove(text, id) {
      const ids = known.get(text)?.ids;
      const at = ids?.indexOf(id) ?? -1;
      if (at >= 0) ids!.splice(at, 1);
    },
    beginning: (start) => startingWith(sorted(), ({ text }) => text, start),
    holding(part) {
      const all = sorted();
      const { text, starts } = inOneText();
      const found: Word[] = [];
      for (let at = text.indexOf(part); at >= 0;) {
        const index = lastFrom(starts, at);
        if (at > starts[index]!) found.push(all[index]!);
        at = text.indexOf(part, starts[index + 1] ?? text.length);
      }
      return found;
    },
    sounding(text, goesOn) {
      while (!prepare(Infinity));
      const near = new Map<Word, number>();
      const spoken = goesOn ? [nameSound(text), nameSound(text, true)] : [nameSound(text)];
      for (const { bones, whole } of spoken) {
        if (bones === "") continue;
        for (const { word, sound } of startingWith(sounds, (each) => each.sound.bones, bones)) {
          if (!goesOn && sound.bones !== bones) continue;
          // of a longer word only as much as was typed, and its length tells between those that are alike
          const heard = goesOn ? sound.whole.slice(0, whole.length) : sound.whole;
          const distance = lettersBetween(whole, heard) + (sound.whole.length - heard.length) / 100;
          if (distance <= whole.length * sharpest + 0.5) near.set(word, Math.min(distance, near.get(word) ?? Infinity));
        }
      }
      return near;
    },
    settle: () => void inOneText(),
    prepare,
  };
}

function join(words: readonly Word[]): Joined {
  const starts = new Uint32Array(words.length);
  let at = 0;
  for (const [index, { text }] of words.entries()) {
    starts[index] = at;
    at += text.length + between.length;
  }
  return { text: words.map(({ text }) => text).join(between), starts };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Those of a sorted list whose key begins with `start`. */
function startingWith<T>(sorted: readonly T[], keyOf: (one: T) => string, start: string): readonly T[] {
  const from = firstIndex(0, sorted.length, (at) => keyOf(sorted[at]!) >= start);
  const to = firstIndex(0, sorted.length, (at) => keyOf(sorted[at]!) >= `${start}\uffff`);
  return sorted.slice(from, to);
}

/** The index of the last of these rising numbers that is not above `at`; the first one is not. */
function lastFrom(starts: Uint32Array, at: number): number {
  return firstIndex(0, starts.length, (index) => starts[index]! > at) - 1;
}
