import { describe, expect, it } from "vitest";
import { deviceApi } from "@time-event/contract/device-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { problemCodes } from "@time-event/contract/errors";
import { eventApi } from "@time-event/contract/event-api";
import { refusalWords } from "@time-event/contract/refusal-words";
import { webApi } from "@time-event/contract/web-api";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { type Language, languages } from "../../lib/i18n/language.ts";
import { describeField } from "./describe-field.ts";
import { describeFailure } from "./describe-failure.ts";
import { failureWords, fieldWords } from "./words.messages.ts";

const calls: readonly Endpoint[] = [...webApi, ...eventApi, ...deviceApi];
const refusing = calls.flatMap(({ name, refuses }) => Object.keys(refuses).map((word) => ({ name, word })));

/** A word of a program, as nobody says it: `list_changed`. */
const isBare = (text: string) => /\b[a-z]+_[a-z_]+\b/.test(text);
const isOurFault = (text: string) => text === failureWords.th.words.internal || text === failureWords.en.words.internal;
const isIn = { th: (text: string) => /[ก-๙]/.test(text), en: (text: string) => !/[ก-๙]/.test(text) };

/** Everything that a person may read of the word: said of the whole, at the foot of a form, and beside a field. */
function saidOf(word: string, language: Language): string[] {
  const path = "name";
  const of = { reasons: [word], fields: [{ path, code: word }] };
  return [
    ...describeFailure(new CallFailed("refused", 409, { reasons: [word] }), failureWords[language], true),
    ...describeFailure(new CallFailed("refused", 409, of), failureWords[language], true),
    ...describeFailure(new CallFailed("refused", 409, of), failureWords[language], false),
    describeField({ path, code: word }, fieldWords[language]),
  ];
}

function expectPlain(said: readonly string[], language: Language): void {
  expect(said.filter(isBare)).toEqual([]);
  expect(said.filter(isOurFault)).toEqual([]);
  expect(said.filter((text) => !isIn[language](text))).toEqual([]);
}

describe.each(languages)("in %s", (language) => {
  it.each(Object.keys(refusalWords))("says %s in a sentence, wherever it stands", (word) => {
    expectPlain(saidOf(word, language), language);
  });

  it.each(refusing)("says why $name refuses: $word", ({ word }) => {
    expectPlain(saidOf(word, language), language);
  });

  it.each(problemCodes.filter((code) => code !== "internal"))("says what went wrong: %s", (code) => {
    expectPlain(describeFailure(new CallFailed(code, 400), failureWords[language], false), language);
  });

  it("says of an unknown word that the rules refuse, and not that something is wrong on our side", () => {
    expect(saidOf("moon_in_the_way", language).filter(isOurFault)).toEqual([]);
  });
});

it("knows calls that refuse", () => expect(refusing.length).toBeGreaterThan(50));
