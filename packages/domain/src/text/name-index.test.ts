import { describe, expect, it } from "vitest";
import { createNameIndex } from "./name-index.ts";
import { lettersBetween, nameSound } from "./name-sound.ts";

const everything = { lastNames: true };
const names = createNameIndex();
[
  ["ณัฐพล", "ศรีสุข"],
  ["มานี", "ใจดี"],
  ["มาลัย", "มานะ"],
  ["Weerachai", "Smith"],
  ["มานะ", "ณรงค์"],
].forEach(([first, last], id) => names.add(id, [first!], [last!]));

describe("names by their beginning", () => {
  it("has first names before last names, each in the order of the alphabet", () => {
    expect(names.beginning(["มา"], everything, 9)).toEqual([4, 1, 2]);
    expect(names.beginning(["มา"], everything, 2)).toEqual([4, 1]);
    expect(names.beginning(["ณ"], everything, 9)).toEqual([0, 4]);
  });

  it("has only who has all of the words, and only in what may be seen", () => {
    expect(names.beginning(["ม", "ใ"], everything, 9)).toEqual([1]);
    expect(names.beginning(["ใ"], { lastNames: false }, 9)).toEqual([]);
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
    expect(names.sounding([typed], everything, 9)[0]).toBe(nearest);
  });

  it("wants every word, the ones before the last whole", () => {
    expect(names.sounding(["manee", "jai"], everything, 9)).toEqual([1]);
    expect(names.sounding(["nat", "sisuk"], everything, 9)).toEqual([]);
    expect(names.sounding(["jaidee"], { lastNames: false }, 9)).toEqual([]);
  });

  it("has first names before last names that are as near", () => {
    expect(names.sounding(["manah"], everything, 2)).toEqual([4, 2]);
  });

  it("does not take what differs in more than a letter in three", () => {
    expect(names.sounding(["somchai"], everything, 9)).toEqual([]);
  });

  it("writes alike what sounds alike", () => {
    const bones = (word: string) => nameSound(word).bones;
    for (const spelling of ["Nattapol", "Nuttapon", "Natthaphon"]) expect(bones(spelling)).toBe(bones("ณัฐพล"));
    expect(lettersBetween("kitten", "sitting")).toBe(3);
  });
});
