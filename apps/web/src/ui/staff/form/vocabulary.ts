import { createContext } from "react";

/** The words of the product for fields and for their values, as its history has them. */
export interface Vocabulary {
  /** @example field("youngestAge") // "Youngest age" */
  readonly field: (code: string) => string;
  /** @example value("rankBy", "gun") // "Gun time" */
  readonly value: (field: string, value: unknown) => string;
}

/** The staff area gives it to the kit, which knows nothing of races. */
export const VocabularyContext = createContext<Vocabulary>({
  field: (code) => code,
  value: (_, value) => JSON.stringify(value),
});
