import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNameIndex } from "./name-index.ts";
import { lettersBetween, nameSound } from "./name-sound.ts";

const everything = { firstNames: true, lastNames: true, clubs: true };
const withoutLastNames = { ...everything, lastNames: false };

function givenNames(...people: (readonly [bib: string, first: string, last: string, club?: string])[]) {
  const names = createNameIndex();
  for (const [id, [bib, first, last, club = ""]] of people.entries()) {
    names.put(id, { bib, first: [first], last: [last], club });
  }
  return names;
}

const names = givenNames(
  ["7", "ณัฐพล", "ศรีสุข"],
  ["70", "มานี", "ใจดี", "ชมรมวิ่งสวนลุม"],
  ["301", "มาลัย", "มานะ"],
  ["170", "weerachai", "smith", "ชมรมวิ่งสวนลุม"],
  ["99", "มานะ", "ณรงค์"],
);

describe("names as they are written", () => {
  it("has bibs before first names before last names, each in the order of the alphabet", () => {
    expect(names.written("มา", everything, 9)).toEqual([4, 1, 2]);
    expect(names.written("มา", everything, 2)).toEqual([4, 1]);
    expect(names.written("ณ", everything, 9)).toEqual([0, 4]);
    expect(names.written("7", everything, 9)).toEqual([0, 1]);
  });

  it("has only who has all of the words, and only in what may be seen", () => {
    expect(names.written("ม ใ", everything, 9)).toEqual([1]);
    expect(names.written("ใจดี มานี", everything, 9)).toEqual([1]);
    expect(names.written("ใ", withoutLastNames, 9)).toEqual([]);
    expect(names.written("มานี ใจดี", withoutLastNames, 9)).toEqual([]);
    expect(names.written("มานี", { ...everything, firstNames: false }, 9)).toEqual([]);
  });

  it("has parts of words of three letters or more, after those that begin so", () => {
    expect(names.written("านี", everything, 9)).toEqual([1]);
    expect(names.written("มานะ", everything, 9)).toEqual([4, 2]);
    expect(names.written("นี", everything, 9)).toEqual([]);
    expect(names.written("rachai smi", everything, 9)).toEqual([3]);
  });

  it("has clubs that hold the whole text, where clubs are seen", () => {
    expect(names.written("วิ่งสวน", everything, 9)).toEqual([1, 3]);
    expect(names.written("วิ่งสวน", everything, 1)).toEqual([1]);
    expect(names.written("วิ่งสวน", { ...everything, clubs: false }, 9)).toEqual([]);
  });

  it("has whom a look at everybody finds", () => {
    const words = fc.stringMatching(/^[ab]{1,4}$/);
    const people = fc.array(fc.record({ bib: words, first: fc.array(words), last: fc.array(words), club: words }));
    fc.assert(
      fc.property(people, fc.array(words, { minLength: 1, maxLength: 2 }), (bearers, asked) => {
        const index = createNameIndex();
        for (const [id, bearer] of bearers.entries()) index.put(id, bearer);
        const holds = (word: string, typed: string) =>
          typed.length < 3 ? word.indexOf(typed) === 0 : word.includes(typed);
        const expected = bearers.flatMap(({ bib, first, last, club }, id) => {
          const isNamed = asked.every((typed) => [bib, ...first, ...last].some((word) => holds(word, typed)));
          const text = asked.join(" ");
          return isNamed || (text.length > 2 && club.includes(text)) ? [id] : [];
        });
        expect(index.written(asked.join(" "), everything, 99).sort((one, other) => one - other)).toEqual(expected);
      }),
    );
  });

  it("forgets a name that was corrected, and who is gone", () => {
    const corrected = givenNames(["1", "มานี", "ใจดี"], ["2", "มานี", "ใจกล้า"]);
    corrected.put(0, { bib: "1", first: ["ปิติ"], last: ["ใจดี"], club: "" });
    expect(corrected.written("มานี", everything, 9)).toEqual([1]);
    expect(corrected.written("ปิติ", everything, 9)).toEqual([0]);
    corrected.remove(1);
    expect(corrected.written("ใจกล้า", everything, 9)).toEqual([]);
    expect(corrected.sounding("manee", everything, 9)).toEqual([]);
  });
});

describe("names by their sound", () => {
  it.each([
    ["nuttapol", [0]],
    ["natthapon", [0]],
    ["natta", [0]],
    ["srisook", [0]],
    ["jaidee", [1]],
    ["mani", [1]],
    ["malai", [2]],
    ["วีระชัย", [3]],
  ])("%s", (typed, [nearest]) => {
    expect(names.sounding(typed, everything, 9)[0]).toBe(nearest);
  });

  it("wants every word, the ones before the last whole", () => {
    expect(names.sounding("manee jai", everything, 9)).toEqual([1]);
    expect(names.sounding("nat sisuk", everything, 9)).toEqual([]);
    expect(names.sounding("jaidee", withoutLastNames, 9)).toEqual([]);
  });

  it("has first names before last names that are as near", () => {
    expect(names.sounding("manah", everything, 2)).toEqual([4, 2]);
  });

  it("does not take what differs in more than a letter in three", () => {
    expect(names.sounding("somchai", everything, 9)).toEqual([]);
  });

  it("writes alike what sounds alike", () => {
    const bones = (word: string) => nameSound(word).bones;
    for (const spelling of ["Nattapol", "Nuttapon", "Natthaphon"]) expect(bones(spelling)).toBe(bones("ณัฐพล"));
    expect(lettersBetween("kitten", "sitting")).toBe(3);
  });
});
