/** How money came that staff took themselves, without a slip: in notes, by a card, or by a transfer that they saw arrive. */
export const deskMethods = ["cash", "card", "transfer"] as const;
export type DeskMethod = (typeof deskMethods)[number];
