import { clubMerge, clubSave } from "@time-event/contract/clubs";
import type { Endpoint } from "@time-event/contract/endpoint";
import type { ReasonOf, RefusesWith } from "@time-event/contract/refusals";
import { expect, expectTypeOf, test } from "vitest";
import { Refused } from "./refusals.ts";

const call = { name: "call", refuses: { same_club: "whole", in_use: "whole", taken: "field" } } as const;

test("has every word once, and each field with its word", () => {
  const fields = [
    { path: "name.th", code: "taken", found: "7" },
    { path: "name.en", code: "taken" },
  ] as const;
  const refused = new Refused(call, ["same_club", ...fields, "in_use", "same_club"]);
  expect(refused.reasons).toEqual(["same_club", "taken", "in_use"]);
  expect(refused.fields).toEqual([
    { path: "name.th", code: "taken" },
    { path: "name.en", code: "taken" },
  ]);
});

// `tsc` reports each directive below under which nothing is wrong: then a guard is gone
test("takes the words of its call alone, each at its place", () => {
  const refuse = () => [
    new Refused(clubMerge, ["same_club"]),
    new Refused(clubSave, [{ path: "name", code: "taken" }]),

    // @ts-expect-error a word that the call does not name
    new Refused(clubMerge, ["taken"]),
    // @ts-expect-error a word that nobody knows
    new Refused(clubMerge, ["sameclub"]),
    // @ts-expect-error a word of the whole at a field
    new Refused(clubMerge, [{ path: "intoId", code: "same_club" }]),
    // @ts-expect-error a word of a field without its field
    new Refused(clubSave, ["taken"]),
    // @ts-expect-error one good word does not let in another
    new Refused(call, ["same_club", "fixed"]),
    // @ts-expect-error nobody knows which words the call names
    (any: Endpoint) => new Refused(any, ["same_club"]),
    // @ts-expect-error only one of the calls names the word
    (either: typeof clubMerge | typeof clubSave) => new Refused(either, ["same_club"]),
  ];
  expect(refuse).toBeTypeOf("function");
});

test("a function of several calls says with which words they refuse", () => {
  function refuse(calling: RefusesWith<"same_club">): Refused {
    return new Refused(calling, ["same_club"]);
  }
  function refuseField(calling: RefusesWith<"taken", "field">): Refused {
    return new Refused(calling, [{ path: "code", code: "taken" }]);
  }
  expect([...refuse(clubMerge).reasons, ...refuseField(clubSave).reasons]).toEqual(["same_club", "taken"]);

  const wrong = () => [
    // @ts-expect-error the call does not refuse with the word
    refuse(clubSave),
    // @ts-expect-error the call refuses with the word at a field
    refuse({ name: "call", refuses: { same_club: "field" } }),
    // @ts-expect-error the call does not refuse with the word
    refuseField(clubMerge),
    // @ts-expect-error the function promised another word
    (calling: RefusesWith<"same_club">) => new Refused(calling, ["in_use"]),
  ];
  expect(wrong).toBeTypeOf("function");
});

test("the type of a call's reasons is its words and no other", () => {
  expectTypeOf<ReasonOf<typeof clubMerge>>().extract<string>().toEqualTypeOf<"same_club">();
  expectTypeOf<ReasonOf<typeof clubSave>>().extract<string>().toBeNever();
});
