/**
 * What became of a transfer. `waiting`: for a person or for a statement; `verified`: its money arrived; `asked_again`:
 * another picture is wanted; `withdrawn`: the contact took it back.
 */
export const transferStates = ["waiting", "verified", "refused", "asked_again", "withdrawn"] as const;
export type TransferState = (typeof transferStates)[number];

/** Why a transfer is refused, or asked for again. */
export const transferReasons = [
  "not_received",
  "wrong_amount",
  "wrong_receiver",
  "unreadable",
  "no_slip",
  "used_before",
  "other",
] as const;
export type TransferReason = (typeof transferReasons)[number];
