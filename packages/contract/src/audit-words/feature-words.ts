import type { TextInBoth } from "@time-event/domain/text/in-language";

type Words = Readonly<Record<string, TextInBoth>>;

/** What the audit log says of one feature: the words for the codes that the server writes into it. */
export interface FeatureWords {
  /** Calls, and what happens without a call, that are not a verb and a noun. */
  readonly actions: Words;
  /** Kinds of things, and the nouns of the calls' names. */
  readonly nouns: Words;
  /** Fields of forms, and those that the server keeps beside them. */
  readonly fields: Words;
  /** The values that a field is chosen from, by field. A value without a word stays as it is. */
  readonly values?: Readonly<Record<string, Words>>;
}
