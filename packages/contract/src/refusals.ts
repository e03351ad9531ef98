import type { RefusalWord } from "./refusal-words.ts";

/**
 * The words with which a call can refuse, and where each stands: beside a field of what was sent, by its path, or with
 * the whole of it.
 */
export type Refusals = { readonly [Word in RefusalWord]?: "field" | "whole" };

/** A call, as far as it can refuse. */
export interface Refusing<R extends Refusals = Refusals> {
  readonly name: string;
  readonly refuses: R;
}

/** A call that can refuse with these words, as a whole or beside a field, whatever else it can do. */
export type RefusesWith<Word extends RefusalWord, Place extends "field" | "whole" = "whole"> = Refusing<
  Readonly<Record<Word, Place>>
>;

/** The words that have this place in `R`; of a union of calls, those that each of them has there. */
type Words<R extends Refusals, Place> = {
  [Word in RefusalWord]: [R] extends [Readonly<Record<Word, Place>>] ? Word : never;
}[RefusalWord];

/** One reason why a call refuses: a word, or a word beside a field. */
export type ReasonOf<Call extends Refusing> =
  Words<Call["refuses"], "whole"> | AtField<Words<Call["refuses"], "field">>;

type AtField<Word> = [Word] extends [never] ? never : { readonly path: string; readonly code: Word };
