import { expect, test } from "vitest";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { describeFailure } from "./describe-failure.ts";
import { failureWords } from "./words.messages.ts";

const { en } = failureWords;
const sentences = { ...en, words: { ...en.words, taken: "Use another name" } };
const describe = (failure: CallFailed, areFieldsShown = false) => describeFailure(failure, sentences, areFieldsShown);
const refusal = (reasons: string[], fields: { path: string; code: string }[] = []) =>
  new CallFailed("refused", 409, { reasons, fields });

test("says every reason of a refusal", () => {
  expect(describe(refusal(["list_changed", "taken"]))).toEqual([expect.any(String), "Use another name"]);
});

test("leaves errors to their fields, and says that there are some", () => {
  const fields = [{ path: "name", code: "taken" }];
  expect(describe(refusal(["taken"], fields), true)).toEqual([en.words.invalid_input]);
  expect(describe(refusal(["taken"], fields))).toEqual(["Use another name"]);
});

test.each([refusal(["moon_in_the_way"]), new CallFailed("moon_in_the_way", 409)])(
  "names a reason that only a newer server knows, and does not say that something is wrong on our side",
  (failure) => {
    const said = describe(failure).join(" ");
    expect(said).toContain("moon_in_the_way");
    expect(said).not.toContain(en.words.internal);
  },
);

test("says that something is wrong on our side where it is", () => {
  expect(describe(new CallFailed("internal", 500))).toEqual([en.words.internal]);
  expect(describe(new CallFailed("unreadable", 200))).toEqual([en.words.internal]);
});

test("has a sentence for what any call can fail with", () => {
  expect(describe(new CallFailed("offline", 0))).toEqual([en.words.offline]);
  expect(describe(new CallFailed("not_permitted", 404))).toEqual([en.words.not_permitted]);
});
