/**
 * The kinds of text in an entry: the kind decides the longest length, how a cell is read, and how the text is masked.
 */
export type TextKind = "code" | "name" | "note" | "phone" | "email" | "thaiId" | "passport";

/** The longest length of a text of a kind. */
export const longestOf: Readonly<Record<TextKind, number>> = {
  code: 40,
  phone: 40,
  name: 120,
  email: 120,
  note: 500,
  // as they are typed, with blanks and dashes
  thaiId: 40,
  passport: 40,
};
