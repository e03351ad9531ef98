import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { givenSeriesEntry as entry } from "./given-series.test-support.ts";
import { joinPersons, mostAlike } from "./join-persons.ts";
import { compareEntries } from "./same-person.ts";

const id = { nationalId: "1-1037-02071-81-1" };

describe("compareEntries", () => {
  it.each([
    ["the same name and birth date", {}, {}, "same"],
    [
      "names with other blanks and capitals",
      { firstNameEn: " Manee", lastNameEn: "Jaidee" },
      { firstName: "MANEE", lastName: "jaidee " },
      "same",
    ],
    ["no birth date, the same phone", { birthDate: null }, { phone: "081-234-5678" }, "same"],
    ["no birth date, the same address", { birthDate: null, phone: "", email: "M@x.org" }, { email: "m@x.org" }, "same"],
    ["no birth date, nothing else", { birthDate: null, phone: "" }, {}, "no_birth_date"],
    ["another birth date, another phone", { birthDate: "1991-05-01", phone: "0899999999" }, {}, "other"],
    ["another birth date, the same phone", { birthDate: "1991-05-01" }, {}, "birth_dates_differ"],
    ["another name, the same birth date and phone", { lastName: "รักดี" }, {}, "names_differ"],
    ["another name, the same birth date alone", { lastName: "รักดี", phone: "" }, {}, "other"],
    ["the same document, whatever the surname", { ...id, lastName: "รักดี" }, { nationalId: "1103702071811" }, "same"],
    [
      "the same document, another name and birth date",
      { ...id, firstName: "ชูใจ", birthDate: "1960-01-01" },
      id,
      "document_shared",
    ],
    ["other documents", { ...id }, { nationalId: "3100600445567" }, "documents_differ"],
    ["documents of two kinds", { ...id }, { passport: "AA1234567" }, "same"],
    [
      "erased from both",
      { firstName: "", lastName: "", birthDate: null, phone: "" },
      { firstName: "", lastName: "", birthDate: null, phone: "" },
      "other",
    ],
  ] as const)("%s", (_, one, other, likeness) => {
    expect(compareEntries(entry(1, 1, one), entry(2, 2, other))).toBe(likeness);
    expect(compareEntries(entry(2, 2, other), entry(1, 1, one))).toBe(likeness);
  });
});

describe("joinPersons", () => {
  it("joins what is certain and shows what is doubtful", () => {
    const entries = [
      entry(1, 1),
      entry(2, 2),
      entry(3, 3, { birthDate: null, phone: "" }),
      entry(4, 1, { firstName: "ปิติ", phone: "" }),
    ];
    expect(joinPersons(entries, [])).toEqual({
      persons: [[1, 2], [3], [4]],
      doubts: [
        { one: 1, other: 3, why: "no_birth_date" },
        { one: 2, other: 3, why: "no_birth_date" },
      ],
    });
  });

  it("follows staff, who join a doubt and part what looked certain", () => {
    const entries = [entry(1, 1), entry(2, 2), entry(3, 3, { birthDate: null, phone: "" })];
    expect(joinPersons(entries, [{ one: 3, other: 1, isSame: true }]).persons).toEqual([[1, 2, 3]]);
    expect(joinPersons(entries.slice(0, 2), [{ one: 2, other: 1, isSame: false }])).toEqual({
      persons: [[1], [2]],
      doubts: [],
    });
    expect(joinPersons(entries, [{ one: 1, other: 99, isSame: true }]).persons).toHaveLength(2);
  });

  it("joins nobody where one person would have two entries in one race", () => {
    const twins = [entry(1, 1), entry(2, 1), entry(3, 2)];
    expect(joinPersons(twins, [])).toEqual({
      persons: [[1], [2], [3]],
      doubts: [
        { one: 1, other: 3, why: "twice_in_race" },
        { one: 2, other: 3, why: "twice_in_race" },
      ],
    });
    // one decision is enough to make the rest certain
    expect(joinPersons(twins, [{ one: 2, other: 3, isSame: false }]).persons).toEqual([[1, 3], [2]]);
  });

  it("does not join through a third one whom staff parted", () => {
    const three = [entry(1, 1), entry(2, 2), entry(3, 3)];
    const parted = joinPersons(three, [{ one: 1, other: 2, isSame: false }]);
    expect(parted.persons).toEqual([[1], [2], [3]]);
    expect(parted.doubts.map(({ why }) => why)).toEqual(["parted", "parted"]);
    const decided = joinPersons(three, [
      { one: 1, other: 2, isSame: false },
      { one: 1, other: 3, isSame: false },
    ]);
    expect(decided.persons).toEqual([[1], [2, 3]]);
  });

  it("takes a name that too many have for a placeholder", () => {
    const many = Array.from({ length: mostAlike + 1 }, (_, at) => entry(at, at, { phone: "" }));
    expect(joinPersons(many, []).persons).toHaveLength(mostAlike + 1);
    expect(joinPersons(many.slice(1), []).persons).toHaveLength(1);
  });

  it("does not depend on the order, nor joins two of one race", () => {
    const some = fc.record({
      firstName: fc.constantFrom("มานี", "ปิติ", ""),
      birthDate: fc.constantFrom("1990-05-01", "1990-05-02", null),
      phone: fc.constantFrom("0812345678", "0899999999", ""),
      nationalId: fc.constantFrom("", "1", "2"),
      race: fc.integer({ min: 1, max: 4 }),
    });
    const decision = fc.record({ one: fc.integer({ min: 0, max: 9 }), other: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 10 }),
        fc.array(decision, { maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        (given, pairs, stream) => {
          const entries = given.map(({ race, ...who }, at) => entry(at, race, who));
          const parted = pairs.filter(({ one, other }) => one !== other).map((pair) => ({ ...pair, isSame: false }));
          const joined = joinPersons(entries, parted);
          const shuffled = entries
            .map((each) => ({ each, at: stream.next().value as number }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ each }) => each);
          expect(joinPersons(shuffled, parted.toReversed())).toEqual(joined);
          for (const person of joined.persons) {
            const races = person.map((of) => entries[of]!.race);
            expect(new Set(races).size).toBe(races.length);
            for (const { one, other } of parted) expect(person.includes(one) && person.includes(other)).toBe(false);
          }
        },
      ),
    );
  });
});
