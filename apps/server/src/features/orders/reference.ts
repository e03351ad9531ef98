import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for one another; capital letters and digits fit into a bank's reference. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

/**
 * A new reference for people and for banks. It is no key: whoever knows it can open nothing.
 * @example makeReference() // "K7M2P9QX"
 */
export function makeReference(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]!).join("");
}
